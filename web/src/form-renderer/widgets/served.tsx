import { type FormValue, isEmpty, isRecord } from '@luqiao/domain/forms'
import { useCopy } from '../../platform/i18n/index.ts'
import { formWords } from '../copy/index.ts'
import { FieldList } from '../field-view.tsx'
import { useFormState } from '../form-state.ts'
import { below } from '../path.ts'
import { Section } from '../section.tsx'
import type { Widget, WidgetProps } from '../widget.ts'
import { listOf } from './plain.tsx'
import style from './served.module.css'
import { optionOf } from './titles.ts'

/** A line for each party: when it was served, how, and whether it has no domicile in the country. */
function EditServed(props: WidgetProps) {
  const { readOnly } = useFormState()
  const t = useCopy(formWords)
  const { field, path } = props
  const rows = listOf(props.value).map((row) => (isRecord(row) ? row : {}))
  return (
    <Section props={props} readOnly={readOnly}>
      {rows.length === 0 && <p className={style.none}>{t.noParties}</p>}
      {rows.map((row, index) => {
        const name = optionOf(field.options, row.case_party_id)?.title ?? ''
        return (
          // biome-ignore lint/a11y/useSemanticElements: the fieldset is the whole list; a party is one of its parts
          <div key={String(row.case_party_id)} role="group" aria-label={name} className={style.party}>
            <div className={style.name}>{name}</div>
            {readOnly && isEmpty(row.served_on) ? (
              <div className={style['not-served']}>{t.notServed}</div>
            ) : (
              <div className={style.inputs}>
                <FieldList fields={field.children} scope={below(path, index)} values={row as FormValue} />
              </div>
            )}
          </div>
        )
      })}
    </Section>
  )
}

export const served: Widget = { frame: 'own', Edit: EditServed }
