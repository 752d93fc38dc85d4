import { useEffect, useState } from 'react'

/** Seconds left of a wait that `start` begins; 0 where there is none. */
export function useCountdown(): { left: number; start: (seconds: number) => void } {
  const [end, setEnd] = useState(0)
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (end === 0) return
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [end])
  return { left, start: (seconds) => setEnd(Date.now() + seconds * 1000) }
}
