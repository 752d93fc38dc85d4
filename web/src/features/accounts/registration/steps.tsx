import { classNames } from '../../../ui/plain.ts'
import style from './steps.module.css'

type Step = { title: string; note?: string | undefined; refused?: boolean | undefined }

/** A short way and how far it has been gone; `now` counts from 0, and a number past the end means all is done. */
export function Steps({ label, steps, now }: { label: string; steps: readonly Step[]; now: number }) {
  return (
    <ol className={style.steps} aria-label={label}>
      {steps.map(({ title, note, refused }, place) => (
        <li
          key={title}
          className={classNames(
            style.step,
            place < now && style.done,
            place === now && style.now,
            refused && style.refused,
          )}
          aria-current={place === now ? 'step' : undefined}
        >
          <span className={style.number} aria-hidden="true">
            {place + 1}
          </span>
          <span className={style.name}>
            {title}
            {note && <span className={style.note}>{note}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
