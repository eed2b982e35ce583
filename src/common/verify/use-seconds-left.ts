import { useEffect, useState } from 'react'

/** Seconds left of a wait, by the clock rather than by ticks, so that a sleeping tab catches up. `start(0)` ends it. */
export function useSecondsLeft(): [left: number, start: (seconds: number) => void] {
  const [until, setUntil] = useState(0)
  const [now, setNow] = useState(0)
  const left = Math.max(0, Math.ceil((until - now) / 1_000))
  const waits = left > 0
  useEffect(() => {
    if (!waits) return undefined
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [waits])
  const start = (seconds: number) => {
    setNow(Date.now())
    setUntil(Date.now() + seconds * 1_000)
  }
  return [left, start]
}
