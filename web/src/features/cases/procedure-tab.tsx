import type { cases, Timeline } from '@luqiao/domain/cases'
import type { OutputOf } from '@luqiao/domain/kernel'
import { useState } from 'react'
import { useCopy } from '../../platform/i18n/index.ts'
import { Card, EmptyState } from '../../ui/index.ts'
import style from './case-page.module.css'
import { Dynamics } from './case-tabs.tsx'
import { caseWords } from './copy/index.ts'
import { DeadlineList } from './deadline-list.tsx'
import { NextStepsDialog } from './next-steps-dialog.tsx'
import { NodeCard } from './node-card.tsx'
import { NodeForm } from './node-form.tsx'
import { type Chosen, TimelineCard } from './timeline-card.tsx'

type Details = OutputOf<typeof cases.details>
const lastOf = (timeline: Timeline) => timeline.groups.flatMap(({ nodes }) => nodes).at(-1)

/** The timeline, the open node's form beside it, and what is due: no page change for daily work. */
export function ProcedureTab({ details }: { details: Details }) {
  const words = useCopy(caseWords)
  const { header, timeline, deadlines } = details
  const last = lastOf(timeline)
  const [chosen, setChosen] = useState<Chosen | undefined>(last && { kind: 'recorded', id: last.id })
  const [editing, setEditing] = useState(false)
  const [choosing, setChoosing] = useState(false)
  const mayRecord = header.can.includes('record')
  const nodes = timeline.groups.flatMap((group) => group.nodes)
  const choose = (next: Chosen | undefined) => {
    setEditing(false)
    setChoosing(false)
    setChosen(next)
  }
  const recorded = chosen?.kind === 'recorded' ? nodes.find(({ id }) => id === chosen.id) : undefined
  return (
    <div className={style.body}>
      <TimelineCard
        timeline={timeline}
        chosen={chosen}
        mayRecord={mayRecord}
        onChoose={choose}
        onRecord={() => setChoosing(true)}
      />
      {chosen?.kind === 'next' && mayRecord && (
        <NodeForm
          key={`${chosen.step.node} ${chosen.step.proceeding_id} ${chosen.step.opens}`}
          place={{
            caseId: header.id,
            node: chosen.step.node,
            proceedingId: chosen.step.proceeding_id,
            opens: chosen.step.opens,
          }}
          title={chosen.step.title}
          onDone={(id) => choose({ kind: 'recorded', id })}
          onCancel={() => choose(last && { kind: 'recorded', id: last.id })}
        />
      )}
      {recorded && editing && (
        <NodeForm
          key={`edit ${recorded.id}`}
          place={{ caseId: header.id, node: recorded.node, id: recorded.id }}
          title={recorded.title}
          onDone={() => setEditing(false)}
          onCancel={() => setEditing(false)}
        />
      )}
      {recorded && !editing && (
        <NodeCard
          key={recorded.id}
          id={recorded.id}
          mayEdit={header.can.includes('edit')}
          onEdit={() => setEditing(true)}
          onRemoved={() => choose(undefined)}
        />
      )}
      {!recorded && chosen?.kind !== 'next' && (
        <Card>
          <EmptyState title={words.choose} />
        </Card>
      )}
      <div className={style.side}>
        <Card title={words.tabs.deadlines} flush>
          <DeadlineList deadlines={deadlines} mayComplete={false} brief />
        </Card>
        <Dynamics caseId={header.id} />
      </div>
      {choosing && (
        <NextStepsDialog
          timeline={timeline}
          onChoose={(step) => choose({ kind: 'next', step })}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  )
}
