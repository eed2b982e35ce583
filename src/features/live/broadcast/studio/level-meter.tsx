import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './studio.module.css'

/** How loud the microphone is; the host sees whether anything is heard at all. */
export function LevelMeter({ level, isMuted }: { level: () => number; isMuted: boolean }) {
  const { t } = useTranslation('broadcast')
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let frame = requestAnimationFrame(function draw() {
      const now = Math.round(level() * 100)
      bar.current?.style.setProperty('--level', `${now}%`)
      bar.current?.setAttribute('aria-valuenow', String(now))
      frame = requestAnimationFrame(draw)
    })
    return () => cancelAnimationFrame(frame)
  }, [level])
  return (
    <div
      ref={bar}
      className={styles.meter}
      role="meter"
      aria-label={t(isMuted ? 'sound.muted' : 'sound.level')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={0}
    />
  )
}
