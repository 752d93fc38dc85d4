import type { cases } from '@luqiao/domain/cases'
import type { OutputOf } from '@luqiao/domain/kernel'
import { Link } from 'react-router'
import { minuteOf, useCopy } from '../../platform/i18n/index.ts'
import { Card, Chip, EmptyState, Loaded } from '../../ui/index.ts'
import style from './case-page.module.css'
import { caseWords } from './copy/index.ts'
import { useDynamics } from './queries.ts'

type Details = OutputOf<typeof cases.details>

export function Parties({ parties }: { parties: Details['parties'] }) {
  const words = useCopy(caseWords)
  return (
    <div className={style.parties}>
      {parties.map((party) => (
        <Card
          key={party.id}
          className={style.party}
          title={party.name}
          more={
            <Chip tone={party.ours ? 'blue' : 'plain'}>{`${party.ours ? `${words.ours} ` : ''}${party.role}`}</Chip>
          }
        >
          <dl>
            {(
              [
                [words.creditCode, party.credit_code],
                [words.identity, party.identity_number],
                [words.legal, party.legal_representative],
                [
                  words.agents,
                  party.agents.map((agent) => [agent.name, agent.lawfirm].filter(Boolean).join(' · ')).join('；'),
                ],
              ] as const
            )
              .filter(([, value]) => value)
              .map(([name, value]) => (
                <div key={name} style={{ display: 'contents' }}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
          </dl>
          {party.abroad && <Chip tone="gold">{words.abroad}</Chip>}
        </Card>
      ))}
    </div>
  )
}

export function Evidence({ evidence }: { evidence: Details['evidence'] }) {
  const words = useCopy(caseWords)
  if (evidence.length === 0) return <EmptyState title={words.noEvidence} />
  return (
    <Card flush>
      {evidence.map((one) => (
        <div key={one.id} className={style.line}>
          {one.position}. {one.name} <span className={style.small}>{one.files > 0 && words.files(one.files)}</span>
        </div>
      ))}
    </Card>
  )
}

export function Dynamics({ caseId }: { caseId: number }) {
  const words = useCopy(caseWords)
  const dynamics = useDynamics(caseId)
  return (
    <Card title={words.tabs.dynamics} more={<Link to={`/message/memorabilia/${caseId}`}>{words.viewAll}</Link>} flush>
      <Loaded query={dynamics} skeleton={3}>
        {({ list }) => (
          <>
            {list.map((dynamic) => (
              <div key={dynamic.id} className={style.line}>
                {dynamic.notify_content}
                <div className={style.small}>{minuteOf(dynamic.at)}</div>
              </div>
            ))}
          </>
        )}
      </Loaded>
    </Card>
  )
}
