import { useCallback, useEffect, useRef, useState } from 'react'

/** Keystrokes closer together than this are one question (specification 7: the search is delayed 200 ms). */
const delay = 200

type State<Result> = { readonly results: readonly Result[]; readonly state: 'idle' | 'busy' | 'done' | 'failed' }

/** Asks a source while somebody types: delayed, the question before given up, an answer too late ignored. */
export function useLookup<Result>(ask: (query: string, signal: AbortSignal) => Promise<readonly Result[]>) {
  const [found, setFound] = useState<State<Result>>({ results: [], state: 'idle' })
  const question = useRef<{ timer?: ReturnType<typeof setTimeout>; controller?: AbortController }>({})
  const stop = useCallback(() => {
    clearTimeout(question.current.timer)
    question.current.controller?.abort()
  }, [])
  useEffect(() => stop, [stop])

  return {
    ...found,
    look(query: string): void {
      stop()
      if (query.trim() === '') {
        setFound({ results: [], state: 'idle' })
        return
      }
      const controller = new AbortController()
      const settle = (next: State<Result>) => !controller.signal.aborted && setFound(next)
      setFound(({ results }) => ({ results, state: 'busy' }))
      question.current = {
        controller,
        timer: setTimeout(() => {
          ask(query.trim(), controller.signal).then(
            (results) => settle({ results, state: 'done' }),
            () => settle({ results: [], state: 'failed' }),
          )
        }, delay),
      }
    },
  }
}
