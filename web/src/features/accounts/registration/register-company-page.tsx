import { useCopy, useLanguage } from '../../../platform/i18n/index.ts'
import { registerCompany } from '../calls.ts'
import { lookAtCode, lookAtField, lookAtMobile, lookAtPassword } from '../checks.ts'
import { accountWords } from '../copy/index.ts'
import { useDraft } from '../use-draft.ts'
import { AccountFields, type AccountValues, noAccount } from './account-fields.tsx'
import { CompanyFields, type CompanyValues, noCompany } from './company-fields.tsx'
import { RegistrationForm, RegistrationSent, useSent } from './registration-form.tsx'
import { RegistrationFrame } from './registration-frame.tsx'

/** /reg_company: a company asks to be let in. */
export default function RegisterCompanyPage() {
  const words = useCopy(accountWords).register
  const language = useLanguage()
  const [sent, setSent] = useSent()
  const draft = useDraft<CompanyValues & AccountValues>({ ...noCompany, ...noAccount })
  const submit = draft.submit(
    (values) => ({
      company_name: lookAtField(values.company_name, words.companyName, language),
      credit_code: lookAtField(values.credit_code, words.creditCode, language),
      contacts: lookAtField(values.contacts, words.contact, language),
      licence: lookAtField(values.licence, words.companyLicence, language),
      mobile: lookAtMobile(values.mobile, language),
      sms_code: lookAtCode(values.sms_code, language),
      password: lookAtPassword(values.password, language),
    }),
    async (values) => {
      await registerCompany(values)
      setSent()
    },
  )
  return (
    <RegistrationFrame title={words.companyTitle} text={words.companyText} sent={sent}>
      {sent ? (
        <RegistrationSent />
      ) : (
        <RegistrationForm
          form={draft.form}
          onSubmit={submit}
          busy={draft.busy}
          about={words.about.company}
          facts={<CompanyFields draft={draft} />}
          account={<AccountFields draft={draft} />}
        />
      )}
    </RegistrationFrame>
  )
}
