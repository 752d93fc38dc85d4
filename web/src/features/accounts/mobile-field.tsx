import { useCopy, useLanguage } from '../../platform/i18n/index.ts'
import { Field, Input } from '../../ui/plain.ts'
import { lookAtMobile } from './checks.ts'
import { accountWords } from './copy/index.ts'

type Props = {
  value: string
  onChange: (event: { target: { value: string } }) => void
  error: string | undefined
  /** What is wrong when the field is left; nothing is said while it is still empty. */
  onFault: (words: string | undefined) => void
  hint?: string
}

/** The mobile number that is the account. */
export function MobileField({ value, onChange, error, onFault, hint }: Props) {
  const words = useCopy(accountWords)
  const language = useLanguage()
  return (
    <Field label={words.account} required error={error} hint={hint}>
      {(control) => (
        <Input
          {...control}
          type="tel"
          inputMode="numeric"
          autoComplete="username"
          maxLength={20}
          value={value}
          onChange={onChange}
          onBlur={() => value !== '' && onFault(lookAtMobile(value, language))}
        />
      )}
    </Field>
  )
}
