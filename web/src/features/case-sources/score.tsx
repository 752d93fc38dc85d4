import type { Candidate } from '@luqiao/domain/case-sources'
import { useCopy } from '../../platform/i18n/index.ts'
import { sourceWords } from './copy/index.ts'
import style from './score.module.css'

/** The sum of the points. */
export function Points({ points }: { points: number }) {
  const words = useCopy(sourceWords)
  return <span className={style.points}>{words.points(points)}</span>
}

/** Where the points come from: each part with its bar and its reason. */
export function ScoreParts({ parts }: { parts: Candidate['parts'] }) {
  const words = useCopy(sourceWords)
  return (
    <dl className={style.parts}>
      {parts.map(({ part, title, points, most, why }) => (
        <div key={part} className={style.part}>
          <dt className={style.title}>{title}</dt>
          <dd className={style.figure}>{words.outOf(points, most)}</dd>
          <dd className={style.bar} aria-hidden="true">
            <span style={{ width: `${(points / most) * 100}%` }} />
          </dd>
          <dd className={style.why}>{why}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The same in one small line: 地区 30 同区县 · 案由 34 … */
export function ScoreLine({ parts }: { parts: Candidate['parts'] }) {
  const words = useCopy(sourceWords)
  return (
    <span className={style.line}>
      {parts.map(({ title, points, why }) => words.scored(title, points, why)).join(' · ')}
    </span>
  )
}
