import { TimePicker } from 'antd'
import { useTranslation } from 'react-i18next'
import { DayInput } from '#src/common/work/form/day-input.tsx'
import dayjs from '#src/common/work/form/dayjs.ts'
import { takesEnter } from '#src/common/work/form/takes-enter.ts'
import styles from './manage.module.css'

interface Pair {
  from: string
  until: string
}

interface PairProps {
  /** Given by the field: of the first of the two. */
  id?: string
  value?: Pair
  onChange?: (value: Pair) => void
  disabled?: boolean
}

const NONE: Pair = { from: '', until: '' }

/** The first and the last day of a ticket. */
export function DaysInput({ id, value = NONE, onChange, disabled = false }: PairProps) {
  const { t } = useTranslation('commerce')
  const day = (end: keyof Pair) => (
    <DayInput
      {...(end === 'from' && id !== undefined ? { id } : {})}
      aria-label={t(`form.day.${end}`)}
      disabled={disabled}
      value={value[end]}
      onChange={(chosen) => {
        // One day is reported once.
        const isSame = end === 'from' && (value.until === '' || value.until === value.from)
        onChange?.({ ...value, [end]: chosen, ...(isSame ? { until: chosen } : {}) })
      }}
    />
  )
  return (
    <div className={styles.pairOf}>
      {day('from')}
      <span aria-hidden="true">–</span>
      {day('until')}
    </div>
  )
}

const FORMAT = 'HH:mm'

/** The hours in which a ticket lets somebody in. */
export function HoursInput({ id, value = NONE, onChange }: PairProps) {
  const { t } = useTranslation('commerce')
  const hour = (end: keyof Pair) => (
    <TimePicker
      {...(end === 'from' && id !== undefined ? { id } : {})}
      aria-label={t(`form.hour.${end}`)}
      style={{ width: '100%' }}
      format={FORMAT}
      allowClear={false}
      showNow={false}
      needConfirm={false}
      onKeyDown={takesEnter}
      value={dayjs(`2000-01-01T${value[end] || '09:00'}`)}
      onChange={(time) => dayjs.isDayjs(time) && onChange?.({ ...value, [end]: time.format(FORMAT) })}
    />
  )
  return (
    <div className={styles.pairOf}>
      {hour('from')}
      <span aria-hidden="true">–</span>
      {hour('until')}
    </div>
  )
}
