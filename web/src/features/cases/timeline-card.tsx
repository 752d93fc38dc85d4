import type { Timeline } from '@luqiao/domain/cases'
import { useCopy } from '../../platform/i18n/index.ts'
import { Button, Card, EmptyState } from '../../ui/index.ts'
import style from './case-page.module.css'
import { caseWords } from './copy/index.ts'

export type Chosen = { kind: 'recorded'; id: number } | { kind: 'next'; step: Timeline['may'][number] }

type Props = {
  timeline: Timeline
  chosen: Chosen | undefined
  mayRecord: boolean
  onChoose: (chosen: Chosen) => void
  onRecord: () => void
}

/** The procedure as a timeline, grouped by proceeding, with what usually comes next at its end. */
export function TimelineCard({ timeline, chosen, mayRecord, onChoose, onRecord }: Props) {
  const words = useCopy(caseWords)
  const next = timeline.may[0]
  return (
    <Card title={words.progress} flush>
      {timeline.groups.length === 0 && <EmptyState title={words.nothingRecorded} />}
      {timeline.groups.map((group) => (
        <section key={group.id ?? 'case'} aria-label={group.title}>
          <div className={style.phase}>
            {group.title}
            {group.ended && ` · ${words.ended}`}
          </div>
          {group.nodes.map((node) => (
            <button
              key={node.id}
              type="button"
              className={style.step}
              aria-current={chosen?.kind === 'recorded' && chosen.id === node.id}
              onClick={() => onChoose({ kind: 'recorded', id: node.id })}
            >
              <span className={style.dot} />
              <span>
                <span className={style.name}>
                  {node.title}
                  {node.ordinal > 1 && ` · ${words.times(node.ordinal)}`}
                </span>
                <span className={style.small} style={{ display: 'block' }}>
                  {[node.occurred_on, node.files > 0 && words.files(node.files)].filter(Boolean).join(' · ')}
                </span>
              </span>
            </button>
          ))}
        </section>
      ))}
      {mayRecord && next && (
        <button
          type="button"
          className={style.step}
          data-next="true"
          aria-current={chosen?.kind === 'next' && chosen.step.node === next.node}
          onClick={() => onChoose({ kind: 'next', step: next })}
        >
          <span className={style.dot} />
          <span>
            <span className={style.name}>{next.title}</span>
            <span className={style.small} style={{ display: 'block' }}>
              {words.nextStep}
            </span>
          </span>
        </button>
      )}
      {mayRecord && (
        <div className={style.foot}>
          <Button onClick={onRecord}>＋ {words.record}</Button>
        </div>
      )}
    </Card>
  )
}
