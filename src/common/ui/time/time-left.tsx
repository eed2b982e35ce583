import { useEffect, useState } from 'react'

const SECOND_MS = 1_000

const secondsUntil = (end: number): number => Math.max(0, Math.ceil((end - Date.now()) / SECOND_MS))

interface TimeLeftProps {
  /** ms since 1970 by this browser's clock. */
  end: number
  /** Called once when nothing is left. */
  onEnd: () => void
}

const inTwo = (n: number): string => String(n).padStart(2, '0')

/** Minutes and seconds: 14:59; of an hour or more with its hours: 1:59:59. */
function write(left: number): string {
  const [hours, minutes] = [Math.floor(left / 3_600), Math.floor(left / 60) % 60]
  return `${hours > 0 ? `${hours}:` : ''}${inTwo(minutes)}:${inTwo(left % 60)}`
}

/** The time left. */
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
      {write(left)}
    </span>
  )
}

/** When something ends by this browser's clock, of which the server has said when it ends and what its own clock shows. */
export const endHere = ({ until, now, heardAt }: { until: string; now: string; heardAt: number }): number =>
  heardAt + Date.parse(until) - Date.parse(now)
