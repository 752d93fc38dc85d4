import { type PracticeField as Practice, practiceFieldIds, practiceFields } from '@luqiao/domain/lawyers'
import { useCopy, useSay } from '../../../platform/i18n/index.ts'
import { Field } from '../../../ui/plain.ts'
import { accountWords } from '../copy/index.ts'
import style from './practice-field.module.css'

/** At most so many fields of practice (the contract's limit). */
const most = 10

type Props = { value: readonly Practice[]; onChange: (fields: Practice[]) => void; error?: string | undefined }

/** The fields of practice, ticked from the closed list. */
export function PracticeField({ value, onChange, error }: Props) {
  const words = useCopy(accountWords).register
  const say = useSay()
  const tick = (field: Practice, on: boolean) =>
    onChange(practiceFieldIds.filter((one) => (one === field ? on : value.includes(one))))
  return (
    <Field label={words.fields} required error={error} hint={words.fieldsHint}>
      {({ id, ...control }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a second label beside the field's own.
        <div {...control} id={id} role="group" aria-label={words.fields} tabIndex={-1} className={style.list}>
          {practiceFieldIds.map((field) => {
            const on = value.includes(field)
            return (
              <label key={field} className={style.choice}>
                <input
                  type="checkbox"
                  className="visually-hidden"
                  checked={on}
                  disabled={!on && value.length >= most}
                  onChange={(event) => tick(field, event.target.checked)}
                />
                {say(practiceFields[field])}
              </label>
            )
          })}
        </div>
      )}
    </Field>
  )
}
