import { accounts, type Profile } from '@luqiao/domain/accounts'
import { type CallOf, type Language, languages } from '@luqiao/domain/kernel'
import { type PracticeField as Practice, practiceFieldIds } from '@luqiao/domain/lawyers'
import { Select } from 'antd'
import { call } from '../../../platform/api/index.ts'
import { languageNames, useCopy } from '../../../platform/i18n/index.ts'
import { session, useUser } from '../../../platform/session/index.ts'
import { Button, Field, Input, Textarea, toast } from '../../../ui/index.ts'
import { fetchInfo } from '../calls.ts'
import { accountWords } from '../copy/index.ts'
import { PracticeField } from '../registration/practice-field.tsx'
import { useDraft } from '../use-draft.ts'
import style from './settings.module.css'

type Values = { relname: string; language: Language; contacts: string; introduction: string; fields: Practice[] }
type Sent = CallOf<typeof accounts.saveProfile>

/** Only what this kind of account may say of itself is sent. */
function inputOf(values: Values, { company, lawyer }: Profile, main: boolean): Sent {
  const { relname, language, contacts, introduction, fields } = values
  if (lawyer) return { language, introduction, fields }
  return { relname, language, ...(company && main && { contacts }) }
}

/** What an account may change about itself. */
export function ProfileForm({ profile, onSaved }: { profile: Profile; onSaved: () => void }) {
  const words = useCopy(accountWords).settings
  const main = useUser().pid === 0
  const { company, lawyer } = profile
  const draft = useDraft<Values>({
    relname: profile.relname,
    language: profile.language,
    contacts: company?.contacts ?? '',
    introduction: lawyer?.introduction ?? '',
    fields: practiceFieldIds.filter((field) => lawyer?.fields.includes(field)),
  })
  const submit = draft.submit(
    () => ({}),
    async (values) => {
      await call(accounts.saveProfile, inputOf(values, profile, main))
      // the name in the header is the session's
      session.begin(await fetchInfo({}))
      toast.success(words.saved)
      onSaved()
    },
  )
  const { faults, values, bind } = draft
  return (
    <form ref={draft.form} className={style.form} onSubmit={submit} noValidate>
      {!lawyer && (
        <Field label={company ? words.displayName : words.relname} required error={faults.relname}>
          {(control) => <Input {...control} maxLength={40} {...bind('relname')} />}
        </Field>
      )}
      {company && main && (
        <Field label={words.contact} required error={faults.contacts}>
          {(control) => <Input {...control} maxLength={40} {...bind('contacts')} />}
        </Field>
      )}
      {lawyer && (
        <>
          <PracticeField
            value={values.fields}
            onChange={(fields) => draft.set('fields', fields)}
            error={faults.fields}
          />
          <Field label={words.introduction} error={faults.introduction} hint={words.introductionHint}>
            {(control) => <Textarea {...control} rows={6} maxLength={2000} {...bind('introduction')} />}
          </Field>
        </>
      )}
      <Field label={words.language} error={faults.language} hint={words.languageHint}>
        {({ id }) => (
          <Select<Language>
            id={id}
            value={values.language}
            onChange={(language) => draft.set('language', language)}
            options={languages.map((language) => ({ value: language, label: languageNames[language] }))}
          />
        )}
      </Field>
      <div>
        <Button type="submit" tone="primary" busy={draft.busy}>
          {words.save}
        </Button>
      </div>
    </form>
  )
}
