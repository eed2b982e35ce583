import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './room.module.css'

/** ms between two looks at how loud it is */
const LOOK_MS = 80
/** how much louder than measured a voice at a table is drawn */
const GAIN = 4

/** How loud the microphone hears: it moves when one speaks. */
export function LevelMeter({ track }: { track: MediaStreamTrack }) {
  const { t } = useTranslation('talk-room')
  const bar = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (typeof AudioContext === 'undefined') return undefined
    const context = new AudioContext()
    const analyser = context.createAnalyser()
    context.createMediaStreamSource(new MediaStream([track])).connect(analyser)
    const samples = new Float32Array(analyser.fftSize)
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples)
      const power = samples.reduce((sum, one) => sum + one * one, 0) / samples.length
      bar.current?.style.setProperty('inline-size', `${Math.min(100, Math.sqrt(power) * GAIN * 100)}%`)
    }, LOOK_MS)
    return () => {
      clearInterval(timer)
      void context.close()
    }
  }, [track])
  return (
    <p className={styles.level}>
      {t('check.level')}
      <span aria-hidden="true">
        <span ref={bar} />
      </span>
    </p>
  )
}
