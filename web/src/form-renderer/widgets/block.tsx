import { useCopy } from '../../platform/i18n/index.ts'
import { formWords } from '../copy/index.ts'
import { FieldList } from '../field-view.tsx'
import style from '../form.module.css'
import { useFormState } from '../form-state.ts'
import { Section } from '../section.tsx'
import type { Widget, WidgetProps } from '../widget.ts'
import { RepeatedRows } from './repeated-rows.tsx'

/** A repeatable block: each row is a small form. */
function EditBlock(props: WidgetProps) {
  const { readOnly } = useFormState()
  const t = useCopy(formWords)
  const { field } = props
  return (
    <Section props={props} readOnly={readOnly}>
      <RepeatedRows props={props}>
        {({ index, path, values, remove }) => (
          // biome-ignore lint/a11y/useSemanticElements: the fieldset is the whole block; a row is one of its parts
          <div role="group" aria-label={t.rowOf(field.title, index + 1)} className={style.row}>
            <div className={style['row-head']}>
              {t.rowOf(field.title, index + 1)}
              {remove}
            </div>
            <div className={style.grid}>
              <FieldList fields={field.children} scope={path} values={values} />
            </div>
          </div>
        )}
      </RepeatedRows>
    </Section>
  )
}

export const block: Widget = { frame: 'own', Edit: EditBlock }
