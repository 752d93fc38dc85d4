import { useCopy, useLanguage } from '../../../platform/i18n/index.ts'
import { registerLawyer } from '../calls.ts'
import { lookAtCode, lookAtField, lookAtMobile, lookAtPassword } from '../checks.ts'
import { accountWords } from '../copy/index.ts'
import { useDraft } from '../use-draft.ts'
import { AccountFields, type AccountValues, noAccount } from './account-fields.tsx'
import { LawyerFields, type LawyerValues, noLawyer } from './lawyer-fields.tsx'
import { RegistrationForm, RegistrationSent, useSent } from './registration-form.tsx'
import { RegistrationFrame } from './registration-frame.tsx'

/** /reg_lawyer: a lawyer asks to be let in. */
export default function RegisterLawyerPage() {
  const words = useCopy(accountWords).register
  const language = useLanguage()
  const [sent, setSent] = useSent()
  const draft = useDraft<LawyerValues & AccountValues>({ ...noLawyer, ...noAccount })
  const submit = draft.submit(
    (values) => ({
      relname: lookAtField(values.relname, words.relname, language),
      licence_number: lookAtField(values.licence_number, words.licenceNumber, language),
      firm_name: lookAtField(values.firm_name, words.firm, language),
      address: lookAtField(values.address, words.region, language),
      fields: lookAtField(values.fields.join(), words.fields, language),
      licence: lookAtField(values.licence, words.lawyerLicence, language),
      mobile: lookAtMobile(values.mobile, language),
      sms_code: lookAtCode(values.sms_code, language),
      password: lookAtPassword(values.password, language),
    }),
    async (values) => {
      await registerLawyer(values)
      setSent()
    },
  )
  return (
    <RegistrationFrame title={words.lawyerTitle} text={words.lawyerText} sent={sent}>
      {sent ? (
        <RegistrationSent />
      ) : (
        <RegistrationForm
          form={draft.form}
          onSubmit={submit}
          busy={draft.busy}
          about={words.about.lawyer}
          facts={<LawyerFields draft={draft} />}
          account={<AccountFields draft={draft} />}
        />
      )}
    </RegistrationFrame>
  )
}
