import type { Timeline } from '@luqiao/domain/cases'
import { useCopy } from '../../platform/i18n/index.ts'
import { Dialog } from '../../ui/index.ts'
import style from './case-page.module.css'
import { caseWords } from './copy/index.ts'

type Props = { timeline: Timeline; onChoose: (step: Timeline['may'][number]) => void; onClose: () => void }

/** What may be recorded now, and what may not and why. */
export function NextStepsDialog({ timeline, onChoose, onClose }: Props) {
  const words = useCopy(caseWords)
  return (
    <Dialog title={words.recordTitle} onClose={onClose} width={560}>
      <div className={style.choices}>
        {timeline.may.map((step) => (
          <button
            key={`${step.node} ${step.proceeding_id} ${step.opens}`}
            type="button"
            className={style.choice}
            onClick={() => onChoose(step)}
          >
            <b>{step.title}</b>
            <span className={style.small}>
              {step.proceeding && ` · ${step.proceeding}`}
              {step.belated && ` · ${words.belated}`}
            </span>
          </button>
        ))}
      </div>
      {timeline.refused.length > 0 && (
        <ul className={style.refused} aria-label={words.notYet}>
          {timeline.refused.map(({ node, title, why }) => (
            <li key={node}>
              {title}：<span className={style.small}>{why}</span>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
