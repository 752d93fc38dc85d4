import { type ReactNode, useSyncExternalStore } from 'react'
import { useCopy } from '../platform/i18n/index.ts'
import { Button } from './button.tsx'
import { uiWords } from './copy.ts'
import { Dialog } from './dialog.tsx'

type Question = {
  title: string
  text?: ReactNode
  /** The words of the button; 确定 without. */
  yes?: string
  danger?: boolean
}
type Asked = Question & { answer: (yes: boolean) => void }

let asked: Asked | undefined
const listeners = new Set<() => void>()

function become(next: Asked | undefined): void {
  asked = next
  for (const listener of listeners) listener()
}

/** `if (await confirm({ title: t.removeThis })) …`: false when it was cancelled. */
export const confirm = (question: Question): Promise<boolean> =>
  new Promise((resolve) => {
    asked?.answer(false)
    become({
      ...question,
      answer: (yes) => {
        become(undefined)
        resolve(yes)
      },
    })
  })

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Stands once at the root. */
export function Confirmer() {
  const words = useCopy(uiWords)
  const question = useSyncExternalStore(
    subscribe,
    () => asked,
    () => undefined,
  )
  if (!question) return null
  const { title, text, yes, danger = false, answer } = question
  return (
    <Dialog
      title={title}
      width={416}
      onClose={() => answer(false)}
      footer={
        <>
          <Button onClick={() => answer(false)}>{words.cancel}</Button>
          <Button tone={danger ? 'danger' : 'primary'} data-autofocus onClick={() => answer(true)}>
            {yes ?? words.confirm}
          </Button>
        </>
      }
    >
      {text ?? title}
    </Dialog>
  )
}
