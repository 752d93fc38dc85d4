import type { Candidate, caseSources } from '@luqiao/domain/case-sources'
import type { OutputOf } from '@luqiao/domain/kernel'
import { Checkbox } from 'antd'
import { Pin } from 'lucide-react'
import { useCopy } from '../../platform/i18n/index.ts'
import { Button, Chip, EmptyState } from '../../ui/index.ts'
import style from './candidate-list.module.css'
import { sourceWords } from './copy/index.ts'
import { Points, ScoreLine } from './score.tsx'

type Props = OutputOf<typeof caseSources.candidates> & {
  chosen: readonly number[]
  pinned: number | undefined
  onChoose: (id: number) => void
  onPin: (id: number) => void
}

/** The lawyers best first, each with the reasons of its points; those in conflict stand apart and can't be chosen. */
export function CandidateList({ list, removed, chosen, pinned, onChoose, onPin }: Props) {
  const { distribute: said } = useCopy(sourceWords)
  if (list.length + removed.length === 0) return <EmptyState title={said.none} />
  return (
    <>
      <ul className={style.list}>
        {list.map((candidate) => (
          <CandidateRow
            key={candidate.lawyer_id}
            candidate={candidate}
            chosen={chosen.includes(candidate.lawyer_id)}
            pinned={pinned === candidate.lawyer_id}
            onChoose={onChoose}
            onPin={onPin}
          />
        ))}
      </ul>
      {removed.length > 0 && (
        <section className={style.removed} aria-label={said.removed}>
          <h3 className={style.heading}>{said.removed}</h3>
          {removed.map((lawyer) => (
            <p key={lawyer.lawyer_id} className={style.out}>
              {lawyer.name} · {lawyer.firm} · {said.removedText(lawyer.case_title)}
            </p>
          ))}
        </section>
      )}
    </>
  )
}

type RowProps = Pick<Props, 'onChoose' | 'onPin'> & { candidate: Candidate; chosen: boolean; pinned: boolean }

function CandidateRow({ candidate, chosen, pinned, onChoose, onPin }: RowProps) {
  const { distribute: said } = useCopy(sourceWords)
  const { lawyer_id: id, earlier } = candidate
  return (
    <li className={style.row} data-chosen={chosen || undefined}>
      <Checkbox checked={chosen} onChange={() => onChoose(id)} className={style.choice ?? ''}>
        <span className={style.who}>
          <span className={style.name}>{candidate.name}</span>
          <span className={style.firm}>{candidate.firm}</span>
          {candidate.preferred && <Chip tone="gold">{said.preferred}</Chip>}
          {pinned && <Chip tone="blue">{said.pin}</Chip>}
          {earlier && <Chip>{said.earlier[earlier]}</Chip>}
        </span>
        <span className={style.why}>
          <ScoreLine parts={candidate.parts} />
        </span>
      </Checkbox>
      <Points points={candidate.points} />
      <Button
        tone="quiet"
        aria-pressed={pinned}
        aria-label={`${pinned ? said.unpin : said.pin} ${candidate.name}`}
        title={said.pinHint}
        icon={<Pin size={14} aria-hidden="true" />}
        onClick={() => onPin(id)}
      />
    </li>
  )
}
