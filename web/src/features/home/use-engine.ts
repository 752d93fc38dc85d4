import { useEffect, useState } from 'react'
import type { appealEnd } from './appeal-end.ts'

export type Engine = typeof appealEnd
type State = 'resting' | 'coming' | 'failed' | { run: Engine }

const signsOfLife = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const

/**
 * The deadline engine with its calendars is a sixth of the page: it is fetched at the visitor's first movement, so that
 * the first paint does not wait for the law.
 */
export function useEngine(): State {
  const [state, setState] = useState<State>('resting')
  useEffect(() => {
    let gone = false
    const load = () => {
      leave()
      setState('coming')
      import('./appeal-end.ts').then(
        ({ appealEnd }) => !gone && setState({ run: appealEnd }),
        () => !gone && setState('failed'),
      )
    }
    const leave = () => {
      for (const sign of signsOfLife) removeEventListener(sign, load)
    }
    for (const sign of signsOfLife) addEventListener(sign, load, { passive: true })
    return () => {
      gone = true
      leave()
    }
  }, [])
  return state
}
