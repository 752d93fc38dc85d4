import { accounts, type Profile } from '@luqiao/domain/accounts'
import type { ReactNode } from 'react'
import { useEndpoint } from '../../../platform/api/index.ts'
import { useCopy } from '../../../platform/i18n/index.ts'
import { useUser } from '../../../platform/session/index.ts'
import { ButtonLink, Card, DateText, Loaded, Page, PageTitle } from '../../../ui/index.ts'
import { accountWords } from '../copy/index.ts'
import { ProfileForm } from './profile-form.tsx'
import style from './settings.module.css'
import { SignInLog } from './sign-in-log.tsx'

/** /general/platform, /general/profile and /general/lawyer: one's own settings, by the kind of the account. */
export default function SettingsPage() {
  const words = useCopy(accountWords).settings
  const { user_type } = useUser()
  const profile = useEndpoint(accounts.profile, {})
  return (
    <Page>
      <PageTitle actions={<ButtonLink to="/general/password">{words.password}</ButtonLink>}>
        {words.titles[user_type]}
      </PageTitle>
      <div className={style.page}>
        <Loaded query={profile} skeleton={10}>
          {(data) => (
            <>
              <Card title={words.person}>
                <ProfileForm profile={data} onSaved={() => void profile.refetch()} />
              </Card>
              <div className={style.side}>
                <Reviewed profile={data} />
              </div>
            </>
          )}
        </Loaded>
      </div>
      <SignInLog />
    </Page>
  )
}

/** What the platform reviewed, or gave: read only. */
function Reviewed({ profile }: { profile: Profile }) {
  const words = useCopy(accountWords).settings
  const { company, lawyer } = profile
  const lines: [string, ReactNode][] = [
    [words.account, profile.account],
    [words.since, <DateText key="since" value={profile.createtime.slice(0, 10)} />],
    ...(company
      ? ([
          [words.companyName, company.name],
          [words.creditCode, company.credit_code],
          [words.mobile, company.mobile],
        ] as [string, ReactNode][])
      : []),
    ...(lawyer
      ? ([
          [words.relname, profile.relname],
          [words.licenceNumber, lawyer.licence_number],
          [words.firm, lawyer.firm],
          [words.region, lawyer.address.split(',').join(' ')],
        ] as [string, ReactNode][])
      : []),
  ]
  const title = company ? words.company : lawyer ? words.lawyer : words.account
  return (
    <Card title={title}>
      <dl className={style.facts}>
        {lines.map(([label, value]) => (
          <div key={label} className={style.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {(company || lawyer) && <p className={style.note}>{words.reviewed}</p>}
    </Card>
  )
}
