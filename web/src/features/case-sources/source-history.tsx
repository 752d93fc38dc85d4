import type { SourceDetail } from '@luqiao/domain/case-sources'
import { useCopy } from '../../platform/i18n/index.ts'
import { DateText } from '../../ui/index.ts'
import { sourceWords } from './copy/index.ts'
import frame from './source-drawer.module.css'
import style from './source-history.module.css'

/** What happened to the source, newest first. */
export function SourceHistory({ history }: Pick<SourceDetail, 'history'>) {
  const words = useCopy(sourceWords)
  if (history.length === 0) return null
  return (
    <section className={frame.section}>
      <h3 className={frame.heading}>{words.history}</h3>
      <ol className={style.list}>
        {[...history].reverse().map((entry) => (
          <li key={`${entry.at} ${entry.change} ${entry.by}`} className={style.entry}>
            <div>
              {words.changes[entry.change]}
              {entry.note && <span className={style.note}>{entry.note}</span>}
            </div>
            <div className={style.small}>
              {entry.by} · <DateText value={entry.at} as="minute" />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
