import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

const SECOND_MS = 1_000
const HOUR_S = 3_600
const DAY_S = 86_400

const secondsUntil = (end: number): number => Math.max(0, Math.ceil((end - Date.now()) / SECOND_MS))

interface TimeLeftProps {
  /** ms since 1970 by this browser's clock. */
  end: number
  /** Called once when nothing is left. */
  onEnd: () => void
}

const two = (count: number): string => String(count).padStart(2, '0')

/** Minutes and seconds left, with hours and days where there are some: 14:59, 11:04:59, 2 days 23:59:59. */
export function TimeLeft({ end, onEnd }: TimeLeftProps) {
  const { t } = useTranslation()
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
      {left >= DAY_S ? `${Math.floor(left / DAY_S)} ${t('countdown.days', { count: Math.floor(left / DAY_S) })} ` : ''}
      {left >= HOUR_S ? `${two(Math.floor(left / HOUR_S) % 24)}:` : ''}
      {two(Math.floor(left / 60) % 60)}:{two(left % 60)}
    </span>
  )
}

/** When something ends by this browser's clock, computed from the end and the current time of the server's clock. */
export const endHere = ({ until, now, heardAt }: { until: string; now: string; heardAt: number }): number =>
  heardAt + Date.parse(until) - Date.parse(now)
