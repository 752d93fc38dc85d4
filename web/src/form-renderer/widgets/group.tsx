import { FieldList } from '../field-view.tsx'
import style from '../form.module.css'
import { useFormState } from '../form-state.ts'
import { Section } from '../section.tsx'
import type { Widget, WidgetProps } from '../widget.ts'

/** A headed section: its fields answer in the same row or form as itself. */
function EditGroup(props: WidgetProps) {
  const { readOnly, actions } = useFormState()
  return (
    <Section props={props} readOnly={readOnly}>
      <div className={style.grid}>
        <FieldList fields={props.field.children} scope={props.scope} values={actions.read(props.scope)} />
      </div>
    </Section>
  )
}

export const group: Widget = { frame: 'own', Edit: EditGroup }
