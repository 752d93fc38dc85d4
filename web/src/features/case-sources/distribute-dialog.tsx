import { longestBrief, type SourceDetail } from '@luqiao/domain/case-sources'
import { Select } from 'antd'
import { useState } from 'react'
import { ApiRefusal } from '../../platform/api/index.ts'
import { useCopy } from '../../platform/i18n/index.ts'
import { Button, Dialog, Field, Loaded, SearchField, Textarea, toast } from '../../ui/index.ts'
import { CandidateList } from './candidate-list.tsx'
import { sourceWords } from './copy/index.ts'
import style from './distribute-dialog.module.css'
import { isBusy, useCandidates, useDistribute } from './queries.ts'
import { SourceHeading } from './source-heading.tsx'

const spans = [24, 48, 72, 120, 168]
const usual = 48

/** Staff choose the lawyers: ranked with every point explained, several at once, one may be pinned. */
export function DistributeDialog({ source, onClose }: { source: SourceDetail; onClose: () => void }) {
  const words = useCopy(sourceWords)
  const { distribute: said } = words
  const [keyword, setKeyword] = useState('')
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [pinned, setPinned] = useState<number>()
  const [hours, setHours] = useState(usual)
  const [brief, setBrief] = useState('')
  const [briefFault, setBriefFault] = useState<string>()
  const candidates = useCandidates({ id: source.id, keyword, limit: 50, ...(pinned !== undefined && { pinned }) })
  const distribute = useDistribute({
    onDone: () => {
      toast.success(said.done)
      onClose()
    },
  })
  const pin = (id: number) => {
    setPinned(pinned === id ? undefined : id)
    if (pinned !== id && !chosen.includes(id)) setChosen([...chosen, id])
  }
  const choose = (id: number) => {
    const gone = chosen.includes(id)
    setChosen(gone ? chosen.filter((one) => one !== id) : [...chosen, id])
    if (gone && pinned === id) setPinned(undefined)
  }
  const send = () =>
    distribute.mutate(
      { id: source.id, lawyer_ids: chosen, hours, brief, ...(pinned !== undefined && { pinned }) },
      {
        onError: (error) => {
          if (error instanceof ApiRefusal) setBriefFault(error.of('brief'))
        },
      },
    )
  return (
    <Dialog
      title={said.title}
      width={860}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.form.cancel}</Button>
          <Button tone="primary" busy={isBusy(distribute)} disabled={chosen.length === 0} onClick={send}>
            {said.send(chosen.length)}
          </Button>
        </>
      }
    >
      <SourceHeading source={source} />
      <div className={style.tools}>
        <SearchField value={keyword} onChange={setKeyword} placeholder={said.search} />
        <span className={style.note}>{chosen.length > 0 ? said.chosen(chosen.length) : said.ranked}</span>
      </div>
      <div className={style.scroll}>
        <Loaded query={candidates} skeleton={6}>
          {(found) => <CandidateList {...found} chosen={chosen} pinned={pinned} onChoose={choose} onPin={pin} />}
        </Loaded>
      </div>
      <div className={style.terms}>
        <Field label={said.hours}>
          {({ id }) => (
            <Select
              id={id}
              value={hours}
              onChange={setHours}
              options={spans.map((span) => ({ value: span, label: said.hoursOf(span) }))}
            />
          )}
        </Field>
        <Field label={said.brief} hint={said.briefHint} error={briefFault}>
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={longestBrief}
              placeholder={said.briefPlaceholder}
              value={brief}
              onChange={(event) => {
                setBrief(event.target.value)
                setBriefFault(undefined)
              }}
            />
          )}
        </Field>
      </div>
    </Dialog>
  )
}
