import { accountRefusals } from '@luqiao/domain/accounts'
import { validCreditCode } from '@luqiao/domain/forms'
import type { Localized } from '@luqiao/domain/kernel'
import { useCopy, useSay } from '../../../platform/i18n/index.ts'
import { Field, Input } from '../../../ui/plain.ts'
import { accountWords } from '../copy/index.ts'
import type { Draft } from '../use-draft.ts'
import { LicenceField } from './licence-field.tsx'
import style from './registration.module.css'

export type CompanyValues = { company_name: string; credit_code: string; contacts: string; licence: string }
export const noCompany: CompanyValues = { company_name: '', credit_code: '', contacts: '', licence: '' }

type Props = { draft: Pick<Draft<CompanyValues>, 'values' | 'faults' | 'bind' | 'set' | 'note'>; kept?: boolean }

/** What a company says of itself, on its registration and on its correction. */
export function CompanyFields({ draft, kept = false }: Props) {
  const words = useCopy(accountWords).register
  const say = useSay()
  const { faults, values, bind } = draft
  const lookAtCreditCode = () => {
    const code = values.credit_code.trim().toUpperCase()
    if (code !== '' && !validCreditCode(code))
      draft.note('credit_code', say(accountRefusals.words['account.credit-code-invalid'] as Localized))
  }
  return (
    <div className={style.fields}>
      <Field label={words.companyName} required error={faults.company_name} hint={words.companyNameHint}>
        {(control) => <Input {...control} autoComplete="organization" maxLength={120} {...bind('company_name')} />}
      </Field>
      <Field label={words.creditCode} required error={faults.credit_code} hint={words.creditCodeHint}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={24}
            {...bind('credit_code')}
            onBlur={lookAtCreditCode}
          />
        )}
      </Field>
      <Field label={words.contact} required error={faults.contacts}>
        {(control) => <Input {...control} autoComplete="name" maxLength={40} {...bind('contacts')} />}
      </Field>
      <div className={style.whole}>
        <LicenceField
          label={words.companyLicence}
          value={values.licence}
          onChange={(thumbid) => draft.set('licence', thumbid)}
          onFault={(fault) => draft.note('licence', fault)}
          error={faults.licence}
          kept={kept}
        />
      </div>
    </div>
  )
}
