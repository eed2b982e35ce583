import { useEffect, useState } from 'react'

const SECOND_MS = 1_000

const secondsUntil = (end: number): number => Math.max(0, Math.ceil((end - Date.now()) / SECOND_MS))

interface TimeLeftProps {
  /** ms since 1970 by this browser's clock. */
  end: number
  /** Called once when nothing is left. */
  onEnd: () => void
}

/** Minutes and seconds left: 14:59. */
export function TimeLeft({ end, onEnd }: TimeLeftProps) {
  const [left, setLeft] = useState(() => secondsUntil(end))
  useEffect(() => {
    const tick = () => {
      const seconds = secondsUntil(end)
      setLeft(seconds)
      if (seconds > 0) return
      clearInterval(timer)
      onEnd()
    }
    const timer = setInterval(tick, SECOND_MS)
    return () => clearInterval(timer)
  }, [end, onEnd])
  return (
    <span role="timer" style={{ fontVariantNumeric: 'tabular-nums' }}>
      {String(Math.floor(left / 60)).padStart(2, '0')}:{String(left % 60).padStart(2, '0')}
    </span>
  )
}

/** When something ends by this browser's clock, of which the server has said when it ends and what its own clock shows. */
export const endHere = ({ until, now, heardAt }: { until: string; now: string; heardAt: number }): number =>
  heardAt + Date.parse(until) - Date.parse(now)
