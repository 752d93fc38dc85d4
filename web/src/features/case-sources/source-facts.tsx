import { regionLabel, type SourceDetail } from '@luqiao/domain/case-sources'
import type { ReactNode } from 'react'
import { useCopy } from '../../platform/i18n/index.ts'
import { DateText, Money } from '../../ui/index.ts'
import { sourceWords } from './copy/index.ts'
import style from './source-facts.module.css'

/** The facts of a source; what the reader may not see is left out. */
export function SourceFacts({ source }: { source: SourceDetail }) {
  const words = useCopy(sourceWords)
  const { facts } = words
  const lines: [string, ReactNode][] = [
    [facts.company, source.company_name],
    [facts.main, source.main_name],
    [facts.contact, source.contacts && `${source.contacts} ${source.mobile}`],
    [facts.region, regionLabel(source.address)],
    [facts.cause, source.cause?.name ?? <span className={style.quiet}>{facts.causeUnknown}</span>],
    [facts.cases, <Cases key="cases" source={source} />],
    [facts.fee, <Fee key="fee" source={source} />],
    [facts.lawyer, source.lawyer?.name],
    [facts.posted, <DateText key="posted" value={source.created_at} as="minute" />],
    [facts.reason, source.reason],
  ]
  return (
    <>
      <dl className={style.facts}>
        {lines
          .filter(([, value]) => value !== null && value !== undefined && value !== '')
          .map(([label, value]) => (
            <div key={label} className={style.fact}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {source.describe && (
        <section className={style.block}>
          <h3 className={style.heading}>{facts.describe}</h3>
          <p className={style.text}>{source.describe}</p>
        </section>
      )}
    </>
  )
}

function Cases({ source }: { source: SourceDetail }) {
  const { facts } = useCopy(sourceWords)
  const created = source.cases_created > 0 ? ` · ${facts.created(source.cases_created)}` : ''
  return facts.casesCount(source.case_num) + created
}

const Fee = ({ source }: { source: SourceDetail }) => <Money yuan={source.case_costs} withUnit />
