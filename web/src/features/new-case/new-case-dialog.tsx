import type { FormValues } from '@luqiao/domain/forms'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Pick } from '../../form-renderer/index.ts'
import { closeDialog } from '../../platform/dialogs.ts'
import { useCopy } from '../../platform/i18n/index.ts'
import { signInPath } from '../../platform/navigation.ts'
import { Button, confirm, Dialog, toast } from '../../ui/index.ts'
import { ChooseType } from './choose-type.tsx'
import { newCaseWords } from './copy/index.ts'
import { type OpenedFrom, stepNames } from './draft.ts'
import style from './new-case.module.css'
import { StepForm, type StepHandle } from './step-form.tsx'
import { StepsBar } from './steps-bar.tsx'
import { useNewCase } from './use-new-case.ts'

type Props = OpenedFrom & { onClose: () => void }

/** px (specification, section 9) */
const widths = { choosing: 672, answering: 950 }

/** Where the dialog opens again by itself after signing in. */
function wayBack({ sourceId, lawyerId }: OpenedFrom): string {
  const query = new URLSearchParams({ open: 'true' })
  if (sourceId !== undefined) query.set('source_id', String(sourceId))
  if (lawyerId !== undefined) query.set('lawyer_id', String(lawyerId))
  return `/case/index?${query}`
}

/**
 * 新增案件: type, basic data, parties, evidence. The server defines each step; what is typed stays in the browser until the
 * last one creates the case, and outlives a lost session, a dead connection and a reload.
 */
export default function NewCaseDialog({ sourceId, lawyerId, onClose }: Props) {
  const t = useCopy(newCaseWords)
  const navigate = useNavigate()
  const from = useMemo<OpenedFrom>(() => ({ sourceId, lawyerId }), [sourceId, lawyerId])
  const form = useRef<StepHandle>(null)
  const help = useId()
  const [uploading, setUploading] = useState(0)
  const course = useNewCase(from, {
    // both leave for another page, which closes the dialog however it was opened
    onSignIn() {
      toast.note(t.signInFirst)
      closeDialog()
      void navigate(signInPath(wayBack(from)))
    },
    onCreated(caseId) {
      toast.success(t.added)
      closeDialog()
      void navigate(`/case/edit/${caseId}`)
    },
  })
  const { draft, busy, refused, trouble } = course
  const { at } = draft
  const answered = at === 'type' ? undefined : draft.answered[at]
  const top = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step, and what is said of it, begins at its top
  useEffect(() => {
    top.current?.scrollIntoView?.({ block: 'end' })
  }, [at, trouble])

  const next = () => {
    if (at === 'type' || form.current?.check()) void course.next()
  }
  const cancel = () => {
    course.reset()
    onClose()
  }
  const linkParty = async (row: FormValues, { id, name, note }: Pick['found']): Promise<FormValues> => {
    const unlinked = { ...row, party_id: null }
    const text = note ? `${name} · ${note}` : name
    if (!(await confirm({ title: t.linkAsk, text, yes: t.confirm }))) return unlinked
    try {
      const { values, note: said } = await course.knownParty(row, id)
      if (said) toast.note(said)
      // whose agents they are is the present case's business
      return { ...values, agents: row.agents, agent_role_type: row.agent_role_type }
    } catch (error) {
      toast.error(error as Error)
      return unlinked
    }
  }
  const faultOf = (path: string) => refused.find((fault) => fault.path === path)?.msg

  return (
    <Dialog
      title={t.title}
      width={at === 'type' ? widths.choosing : widths.answering}
      onClose={onClose}
      footer={
        <>
          {uploading > 0 && (
            <span className={style.note} role="status">
              {t.uploading}
            </span>
          )}
          <Button onClick={cancel}>{t.cancel}</Button>
          {at !== 'type' && (
            <Button disabled={busy || uploading > 0} onClick={course.previous}>
              {t.previous}
            </Button>
          )}
          <Button
            tone="primary"
            busy={busy}
            disabled={uploading > 0 || (at === 'type' && draft.choice.case_type === null)}
            onClick={next}
          >
            {at === 'evidence' ? t.create : t.next}
          </Button>
        </>
      }
    >
      <div className={style.page}>
        <div ref={top}>
          <StepsBar at={stepNames.indexOf(at)} />
        </div>
        {course.restored && (
          <div className={style.restored} role="status">
            {t.restored}
            <Button tone="quiet" onClick={course.reset}>
              {t.startOver}
            </Button>
          </div>
        )}
        {trouble && (
          <div className={style.trouble} role="alert">
            {trouble.kind === 'words' ? trouble.words : t.sentBefore}
            {trouble.kind === 'sent-before' && <Link to="/case/index">{t.toList}</Link>}
          </div>
        )}
        {at === 'evidence' && (
          <p id={help} className={style.hint}>
            {t.evidenceHint}
          </p>
        )}
        {at === 'type' || !answered ? (
          <ChooseType
            choice={draft.choice}
            onChange={course.choose}
            faults={{
              ...(faultOf('ip_case') && { ipCase: faultOf('ip_case') }),
              ...(faultOf('case_type') && { caseType: faultOf('case_type') }),
            }}
          />
        ) : (
          <StepForm
            key={`${draft.key} ${at}`}
            ref={form}
            step={at}
            answered={answered}
            refused={refused}
            disabled={busy}
            onAnswers={(values) => course.answer(at, values)}
            onUploading={setUploading}
            onParty={linkParty}
          />
        )}
      </div>
    </Dialog>
  )
}
