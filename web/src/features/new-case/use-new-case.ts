import type { FormValues } from '@luqiao/domain/forms'
import { useEffect, useRef, useState } from 'react'
import type { FieldFault } from '../../form-renderer/index.ts'
import { ApiRefusal, type RefusedField, Unreachable } from '../../platform/api/index.ts'
import { useCopy } from '../../platform/i18n/index.ts'
import { session } from '../../platform/session/index.ts'
import { newCaseWords } from './copy/index.ts'
import {
  type Choice,
  type Draft,
  dropDraft,
  emptyDraft,
  keepDraft,
  merged,
  type OpenedFrom,
  readDraft,
  type StepName,
  stepNames,
} from './draft.ts'
import { askBasicForm, askEvidenceForm, askKnownParty, askPartyForm, createCase } from './send-steps.ts'

/** What stands above the buttons when something went wrong; `sent-before`: the case may exist already. */
export type Trouble = { kind: 'words'; words: string } | { kind: 'sent-before' }

const userNow = () => session.now().signedIn?.user.id

type Ways = {
  /** There is no token (any more): sign in, then come back. */
  onSignIn: () => void
  onCreated: (caseId: number) => void
}

/** The course of the dialog: which step, what was answered, what is under way and what went wrong. */
export function useNewCase(from: OpenedFrom, ways: Ways) {
  const t = useCopy(newCaseWords)
  const [found] = useState(() => readDraft(from, userNow()))
  const [draft, setDraft] = useState<Draft>(() => found ?? emptyDraft(userNow()))
  const [restored, setRestored] = useState(found !== undefined)
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>()
  const [refused, setRefused] = useState<readonly RefusedField[]>([])
  const begun = useRef(found !== undefined)
  const gone = useRef(false)

  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
    }
  }, [])
  useEffect(() => {
    if (begun.current) keepDraft(from, draft)
  }, [from, draft])

  const become = (next: (before: Draft) => Draft) => {
    begun.current = true
    setDraft(next)
  }
  const answer = (step: StepName, values: FormValues) =>
    become((before) => {
      const kept = before.answered[step]
      return kept ? { ...before, answered: { ...before.answered, [step]: { ...kept, values } } } : before
    })

  function fail(error: unknown) {
    if (error instanceof Unreachable) return setTrouble({ kind: 'words', words: t.unreachable })
    if (!(error instanceof ApiRefusal)) throw error
    if (error.errors.some(({ code }) => code === 'same-key-other-request')) return setTrouble({ kind: 'sent-before' })
    const step = stepNames.slice(1).find((name) => error.errors.some(({ path }) => path.startsWith(`${name}.`)))
    // the last step answers for all three: the first one with a fault is shown
    if (step) become((before) => ({ ...before, at: step }))
    setRefused(error.errors)
    setTrouble({ kind: 'words', words: error.msg })
  }

  async function attempt(send: () => Promise<void>) {
    setTrouble(undefined)
    setRefused([])
    if (session.now().token === undefined) return ways.onSignIn()
    setBusy(true)
    try {
      await send()
    } catch (error) {
      // the guard may already have led away from where the dialog stood
      if (error instanceof ApiRefusal && error.code === 401) ways.onSignIn()
      else if (!gone.current) fail(error)
    } finally {
      setBusy(false)
    }
  }

  /** Posts the step that is shown and goes on to what the server returns. */
  const next = () =>
    attempt(async () => {
      if (draft.at === 'evidence') {
        const caseId = await createCase(draft, from)
        begun.current = false
        dropDraft(from)
        return ways.onCreated(caseId)
      }
      const ask = {
        type: { at: 'basic', form: () => askBasicForm(draft, from) },
        basic: { at: 'party', form: () => askPartyForm(draft, from, t.party) },
        party: { at: 'evidence', form: () => askEvidenceForm(draft, from, t.evidence) },
      } as const
      const { at, form } = ask[draft.at]
      const arrived = await form()
      become((before) => ({
        ...before,
        at,
        answered: { ...before.answered, [at]: merged(before.answered[at], arrived) },
      }))
    })

  return {
    draft,
    restored,
    busy,
    trouble,
    refused: refused as readonly FieldFault[],
    next,
    answer,
    choose: (choice: Choice) => become((before) => ({ ...before, choice })),
    previous() {
      setTrouble(undefined)
      setRefused([])
      become((before) => ({ ...before, at: stepNames[Math.max(0, stepNames.indexOf(before.at) - 1)] ?? 'type' }))
    },
    /** Forgets everything typed: cancel, or to start over. */
    reset() {
      begun.current = false
      dropDraft(from)
      setDraft(emptyDraft(userNow()))
      setRestored(false)
      setTrouble(undefined)
      setRefused([])
    },
    knownParty: (row: FormValues, id: string | number) => askKnownParty(draft, from, row, id),
  }
}
