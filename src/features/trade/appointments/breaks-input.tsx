import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { BREAKS_MAX } from '#contract/trade/appointments/limits.ts'
import type { Span } from '#contract/trade/appointments/rules.ts'
import { ClockInput } from '#src/common/work/clock-input.tsx'
import styles from './appointments.module.css'

const NOON: Span = { from: 12 * 60, until: 13 * 60 }
const HOUR = 60
const none: Span[] = []

interface BreaksInputProps {
  id?: string
  value?: Span[]
  onChange?: (breaks: Span[]) => void
}

/** The breaks of a day, each from when until when. */
export function BreaksInput({ id, value = none, onChange }: BreaksInputProps) {
  const { t } = useTranslation('appointments')
  const set = (place: number, change: Partial<Span>) =>
    onChange?.(value.map((one, i) => (i === place ? { ...one, ...change } : one)))
  const add = () => {
    const last = value.at(-1)
    onChange?.([...value, last ? { from: last.until + HOUR, until: last.until + 2 * HOUR } : NOON])
  }
  return (
    <div id={id} className={styles.breaks} tabIndex={-1}>
      {value.map((one, place) => (
        // oxlint-disable-next-line no-array-index-key -- a break is known by its place alone
        <div key={place} className={styles.break} role="group" aria-label={t('offer.breakNo', { place: place + 1 })}>
          <ClockInput value={one.from} onChange={(from) => set(place, { from })} />
          <span>–</span>
          <ClockInput value={one.until} onChange={(until) => set(place, { until })} />
          <Button
            aria-label={t('offer.removeBreak', { place: place + 1 })}
            onClick={() => onChange?.(value.filter((_, i) => i !== place))}
          >
            {t('offer.remove')}
          </Button>
        </div>
      ))}
      {value.length < BREAKS_MAX ? <Button onClick={add}>{t('offer.addBreak')}</Button> : null}
    </div>
  )
}
