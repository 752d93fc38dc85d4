import { useCopy } from '../../platform/i18n/index.ts'
import { newCaseWords } from './copy/index.ts'
import { stepNames } from './draft.ts'
import style from './new-case.module.css'

/** Which of the four steps this is. */
export function StepsBar({ at }: { at: number }) {
  const t = useCopy(newCaseWords)
  return (
    <ol className={style.steps}>
      {stepNames.map((name, index) => (
        <li
          key={name}
          className={style.step}
          data-state={index < at ? 'done' : index === at ? 'now' : 'ahead'}
          aria-current={index === at ? 'step' : undefined}
          aria-label={t.stepOf(index + 1, t.steps[name])}
        >
          <span className={style.number} aria-hidden="true">
            {index + 1}
          </span>
          <span className={style['step-name']}>{t.steps[name]}</span>
        </li>
      ))}
    </ol>
  )
}
