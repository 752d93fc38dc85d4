import type { ReactNode } from 'react'
import { useCopy } from '../../platform/i18n/index.ts'
import { Chip, DateText } from '../../ui/index.ts'
import { reviewWords } from './copy/index.ts'
import type { Registration } from './queries.ts'
import style from './registration-drawer.module.css'

/** What was sent, with what a correction changed, and how it was decided. */
export function RegistrationFacts({ registration }: { registration: Registration }) {
  const words = useCopy(reviewWords)
  const { facts, mobile, submitted_at, decided_by, decided_at, reason } = registration
  return (
    <section>
      <h3 className={style.heading}>
        {words.facts}
        {facts.some(({ before }) => before !== null) && <Chip tone="gold">{words.changed}</Chip>}
      </h3>
      <dl className={style.facts}>
        {facts.map(({ title, value, before }) => (
          <Fact key={title} title={title} changed={before !== null}>
            {value}
            {before !== null && <span className={style.before}>{words.before(before)}</span>}
          </Fact>
        ))}
        <Fact title={words.columns.mobile}>{mobile}</Fact>
        <Fact title={words.columns.submitted}>
          <DateText value={submitted_at} as="minute" />
        </Fact>
      </dl>
      {decided_at && (
        <>
          <h3 className={style.heading}>{words.decision}</h3>
          <dl className={style.facts}>
            {reason && <Fact title={words.reason}>{reason}</Fact>}
            <Fact title={words.decidedBy}>{decided_by}</Fact>
            <Fact title={words.decidedAt}>
              <DateText value={decided_at} as="minute" />
            </Fact>
          </dl>
        </>
      )}
    </section>
  )
}

type FactProps = { title: string; changed?: boolean; children: ReactNode }

const Fact = ({ title, changed = false, children }: FactProps) => (
  <div className={changed ? style.changed : style.fact}>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </div>
)
