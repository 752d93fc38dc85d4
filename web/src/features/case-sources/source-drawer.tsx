import type { SourceAbility, SourceDetail } from '@luqiao/domain/case-sources'
import { Drawer } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCopy } from '../../platform/i18n/index.ts'
import { Button, Loaded, useNarrow } from '../../ui/index.ts'
import { sourceWords } from './copy/index.ts'
import { newCasePath } from './new-case-path.ts'
import { useSource } from './queries.ts'
import { type Action, ActionDialog } from './source-action.tsx'
import style from './source-drawer.module.css'
import { SourceFacts } from './source-facts.tsx'
import { SourceFiles } from './source-files.tsx'
import { SourceHistory } from './source-history.tsx'
import { nameOf } from './source-name.ts'
import { SourceRounds } from './source-rounds.tsx'
import { StateChip } from './state-chip.tsx'

type Props = { id: number; onClose: () => void; onAnswer: (offerId: number) => void }

/** One source beside the list: its facts, files, offers and history, and what may be done with it now. */
export default function SourceDrawer({ id, onClose, onAnswer }: Props) {
  const words = useCopy(sourceWords)
  const narrow = useNarrow()
  const source = useSource(id)
  const [step, setStep] = useState<Action>()
  const data = source.data
  return (
    <>
      <Drawer
        open
        onClose={onClose}
        size={narrow ? '100%' : 640}
        styles={{ mask: { background: 'var(--veil)' } }}
        // a dialog over it must be able to take the focus
        focusable={{ trap: false }}
        title={data ? <span className={style.title}>{nameOf(data, words)}</span> : words.title}
        extra={data && <StateChip state={data.state} offered={data.can.includes('answer')} />}
        footer={data && data.can.length > 0 && <Actions source={data} onStep={setStep} onAnswer={onAnswer} />}
      >
        <Loaded query={source} skeleton={10}>
          {(read) => (
            <>
              <SourceFacts source={read} />
              {read.view === 'full' && <SourceFiles files={read.relevant_material} />}
              <SourceRounds rounds={read.rounds} />
              <SourceHistory history={read.history} />
            </>
          )}
        </Loaded>
      </Drawer>
      {data && step && <ActionDialog source={data} step={step} onClose={() => setStep(undefined)} />}
    </>
  )
}

type ActionsProps = { source: SourceDetail; onStep: (step: Action) => void; onAnswer: (offerId: number) => void }

/** What moves the source on stands last and is the primary button. */
function Actions({ source, onStep, onAnswer }: ActionsProps) {
  const words = useCopy(sourceWords)
  const navigate = useNavigate()
  const order: SourceAbility[] = ['withdraw', 'edit', 'check', 'distribute', 'answer', 'create-case']
  const shown = order.filter((ability) => source.can.includes(ability))
  const act = (ability: SourceAbility) => {
    if (ability === 'create-case') navigate(newCasePath(source.id))
    else if (ability === 'answer') source.offer && onAnswer(source.offer.id)
    else onStep(ability)
  }
  return (
    <div className={style.actions}>
      {shown.map((ability, index) => (
        <Button
          key={ability}
          tone={index === shown.length - 1 && ability !== 'withdraw' ? 'primary' : 'plain'}
          onClick={() => act(ability)}
        >
          {words.actions[ability]}
        </Button>
      ))}
    </div>
  )
}
