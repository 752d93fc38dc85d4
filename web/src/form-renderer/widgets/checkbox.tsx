import { Checkbox } from 'antd'
import { useCopy } from '../../platform/i18n/index.ts'
import { formWords } from '../copy/index.ts'
import style from '../form.module.css'
import type { ShowProps, Widget, WidgetProps } from '../widget.ts'
import { listOf } from './plain.tsx'
import { manyOptions, titlesOf } from './titles.ts'

const isTicked = (value: unknown): boolean => value === true || value === 1 || value === '1'

/** One box beside its question, or several. */
function EditCheckbox({ field, value, onChange, disabled, control, labelId }: WidgetProps) {
  const t = useCopy(formWords)
  if (field.data.several !== true) {
    return (
      <span className={style.choices}>
        <Checkbox
          id={control.id}
          aria-labelledby={labelId}
          checked={isTicked(value)}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
        >
          {t.yes}
        </Checkbox>
      </span>
    )
  }
  const ticked = listOf(value).map(String)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset of its own would need a second heading
    <div
      role="group"
      aria-labelledby={labelId}
      aria-describedby={control['aria-describedby']}
      className={style.choices}
    >
      {field.options.map((option) => (
        <Checkbox
          key={option.value}
          checked={ticked.includes(String(option.value))}
          disabled={disabled}
          onChange={(event) =>
            onChange((before) =>
              field.options
                .filter(({ value: one }) =>
                  one === option.value ? event.target.checked : listOf(before).map(String).includes(String(one)),
                )
                .map((one) => one.value),
            )
          }
        >
          {option.title}
        </Checkbox>
      ))}
    </div>
  )
}

function ShowCheckbox({ field, value }: ShowProps) {
  const t = useCopy(formWords)
  return field.data.several === true ? titlesOf(field.options, value) : isTicked(value) ? t.yes : t.no
}

export const checkbox: Widget = {
  frame: 'field',
  group: true,
  wide: manyOptions,
  Edit: EditCheckbox,
  Show: ShowCheckbox,
}
