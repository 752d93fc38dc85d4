import { FieldList } from '../field-view.tsx'
import style from '../form.module.css'
import { useFormState } from '../form-state.ts'
import { Section } from '../section.tsx'
import type { Widget, WidgetProps } from '../widget.ts'
import { RepeatedRows } from './repeated-rows.tsx'

/** Rows of a few short inputs on one line. */
function EditExtendmore(props: WidgetProps) {
  const { readOnly } = useFormState()
  return (
    <Section props={props} readOnly={readOnly}>
      <RepeatedRows props={props}>
        {({ path, values, remove }) => (
          <div className={style.line}>
            <div className={style.pair}>
              <FieldList fields={props.field.children} scope={path} values={values} bare />
            </div>
            {remove}
          </div>
        )}
      </RepeatedRows>
    </Section>
  )
}

export const extendmore: Widget = { frame: 'own', Edit: EditExtendmore }
