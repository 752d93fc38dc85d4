import { isEmpty, isRecord } from '@luqiao/domain/forms'
import { FieldList } from '../field-view.tsx'
import style from '../form.module.css'
import { useFormState } from '../form-state.ts'
import type { ShowProps, Widget, WidgetProps } from '../widget.ts'

/** Two inputs side by side under one title. */
function EditExtend({ field, path, value, labelId }: WidgetProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset of its own would need a second heading
    <div role="group" aria-labelledby={labelId} className={style.pair}>
      <FieldList fields={field.children} scope={path} values={value} bare />
    </div>
  )
}

function ShowExtend({ field, value }: ShowProps) {
  const { widgets } = useFormState()
  const parts = isRecord(value) ? field.children.filter((child) => !isEmpty(value[child.name])) : []
  return parts.map((child, index) => {
    const widget = widgets[child.type]
    if (widget.frame === 'own' || !isRecord(value)) return null
    return (
      <span key={child.name}>
        {index > 0 && ' · '}
        <widget.Show field={child} value={value[child.name]} />
      </span>
    )
  })
}

export const extend: Widget = { frame: 'field', group: true, Edit: EditExtend, Show: ShowExtend }
