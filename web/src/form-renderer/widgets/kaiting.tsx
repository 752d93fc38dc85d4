import { FieldList } from '../field-view.tsx'
import style from '../form.module.css'
import { useFormState } from '../form-state.ts'
import { Section } from '../section.tsx'
import type { Widget, WidgetProps } from '../widget.ts'

/** The hearing: its inputs answer one object. */
function EditKaiting(props: WidgetProps) {
  const { readOnly } = useFormState()
  return (
    <Section props={props} readOnly={readOnly}>
      <div className={style.grid}>
        <FieldList fields={props.field.children} scope={props.path} values={props.value} />
      </div>
    </Section>
  )
}

export const kaiting: Widget = { frame: 'own', Edit: EditKaiting }
