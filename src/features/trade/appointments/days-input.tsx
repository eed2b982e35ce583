import { Button, DatePicker } from 'antd'
import { useTranslation } from 'react-i18next'
import { DAYS_MAX } from '#contract/trade/appointments/limits.ts'
import dayjs from '#src/common/work/form/dayjs.ts'
import { takesEnter } from '#src/common/work/form/takes-enter.ts'
import styles from './appointments.module.css'
import { formatOfferDay } from './talk-time'

interface DaysInputProps {
  id?: string
  /** YYYY-MM-DD by the fair's clock. */
  value?: string[]
  onChange?: (days: string[]) => void
  onBlur?: () => void
  /** The first and the last day that may be chosen. */
  first: string
  last: string
}

const DAY = 'YYYY-MM-DD'
const none: string[] = []

/** Several days: one that is chosen or typed joins the others, and so does the one after the last. */
export function DaysInput({ id, value = none, onChange, onBlur, first, last }: DaysInputProps) {
  const { t, i18n } = useTranslation('appointments')
  const add = (day: string) => onChange?.([...new Set([...value, day])].toSorted().slice(0, DAYS_MAX))
  const latest = value.at(-1)
  const next = latest ? dayjs.utc(latest).add(1, 'day').format(DAY) : first
  return (
    <div className={styles.breaks}>
      <div className={styles.ways}>
        <DatePicker
          {...(id ? { id } : {})}
          {...(onBlur ? { onBlur } : {})}
          needConfirm={false}
          placeholder={t('offer.addDay')}
          value={null}
          minDate={dayjs.utc(first)}
          maxDate={dayjs.utc(last)}
          format={DAY}
          onKeyDown={takesEnter}
          onChange={(_day, text) => typeof text === 'string' && text !== '' && add(text)}
        />
        {next <= last && value.length < DAYS_MAX ? (
          <Button onClick={() => add(next)}>{t('offer.addNext', { day: formatOfferDay(next, i18n.language) })}</Button>
        ) : null}
      </div>
      {value.length > 0 ? (
        <ul className={styles.days} aria-label={t('offer.days')}>
          {value.map((day) => (
            <li key={day}>
              <span>{formatOfferDay(day, i18n.language)}</span>
              <button
                type="button"
                aria-label={t('offer.removeDay', { day: formatOfferDay(day, i18n.language) })}
                onClick={() => onChange?.(value.filter((one) => one !== day))}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
