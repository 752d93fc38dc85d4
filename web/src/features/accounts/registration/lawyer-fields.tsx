import { accountRefusals } from '@luqiao/domain/accounts'
import type { Localized } from '@luqiao/domain/kernel'
import type { PracticeField as Practice } from '@luqiao/domain/lawyers'
import { useCopy, useSay } from '../../../platform/i18n/index.ts'
import { Field, Input } from '../../../ui/plain.ts'
import { accountWords } from '../copy/index.ts'
import type { Draft } from '../use-draft.ts'
import { FirmField } from './firm-field.tsx'
import { LicenceField } from './licence-field.tsx'
import { PracticeField } from './practice-field.tsx'
import { RegionField } from './region-field.tsx'
import style from './registration.module.css'

export type LawyerValues = {
  relname: string
  licence_number: string
  firm_name: string
  address: string
  fields: Practice[]
  licence: string
}
export const noLawyer: LawyerValues = {
  relname: '',
  licence_number: '',
  firm_name: '',
  address: '',
  fields: [],
  licence: '',
}

type Props = { draft: Pick<Draft<LawyerValues>, 'values' | 'faults' | 'bind' | 'set' | 'note'>; kept?: boolean }

/** What a lawyer says of itself, on its registration and on its correction. */
export function LawyerFields({ draft, kept = false }: Props) {
  const words = useCopy(accountWords).register
  const say = useSay()
  const { faults, values, bind } = draft
  const lookAtNumber = () => {
    const number = values.licence_number.trim()
    if (number !== '' && !/^\d{17}$/.test(number))
      draft.note('licence_number', say(accountRefusals.words['account.licence-invalid'] as Localized))
  }
  return (
    <div className={style.fields}>
      <Field label={words.relname} required error={faults.relname}>
        {(control) => <Input {...control} autoComplete="name" maxLength={40} {...bind('relname')} />}
      </Field>
      <Field label={words.licenceNumber} required error={faults.licence_number} hint={words.licenceNumberHint}>
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            {...bind('licence_number')}
            onBlur={lookAtNumber}
          />
        )}
      </Field>
      <FirmField {...bind('firm_name')} error={faults.firm_name} />
      <RegionField
        value={values.address}
        onChange={(address) => draft.set('address', address)}
        error={faults.address}
      />
      <div className={style.whole}>
        <PracticeField value={values.fields} onChange={(fields) => draft.set('fields', fields)} error={faults.fields} />
      </div>
      <div className={style.whole}>
        <LicenceField
          label={words.lawyerLicence}
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
