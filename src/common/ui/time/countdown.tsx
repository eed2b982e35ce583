import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './countdown.module.css'

const SECOND_MS = 1_000

/** Whole seconds left as days, hours, minutes and seconds. */
export function splitDuration(seconds: number): { days: number; hours: number; minutes: number; seconds: number } {
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3_600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}

function secondsUntil(at: number): number {
  return Math.max(0, Math.ceil((at - Date.now()) / SECOND_MS))
}

interface Props {
  /** ISO 8601 with zone */
  until: string
  /** Called once when nothing is left. */
  onEnd?: () => void
}

/** Time left to an instant; at its end it stops and says so. */
export function Countdown({ until, onEnd }: Props) {
  const { t } = useTranslation()
  const end = new Date(until).getTime()
  const [left, setLeft] = useState(() => secondsUntil(end))

  useEffect(() => {
    const tick = () => {
      const seconds = secondsUntil(end)
      setLeft(seconds)
      if (seconds > 0) return
      clearInterval(timer)
      onEnd?.()
    }
    const timer = setInterval(tick, SECOND_MS)
    return () => clearInterval(timer)
  }, [end, onEnd])

  return (
    <span className={styles.countdown} role="timer">
      {Object.entries(splitDuration(left)).map(([unit, count]) => (
        <span key={unit} className={styles.part}>
          <b>{String(count).padStart(2, '0')}</b>
          <small>{t(`countdown.${unit}`, { count })}</small>
        </span>
      ))}
    </span>
  )
}
