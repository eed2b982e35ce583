import { DatePicker } from 'antd'
import { useTranslation } from 'react-i18next'
import dayjs from '../../common/work/form/dayjs'

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

/** Several days, chosen one after the other. */
export function DaysInput({ id, value = none, onChange, onBlur, first, last }: DaysInputProps) {
  const { t } = useTranslation('appointments')
  return (
    <DatePicker
      {...(id ? { id } : {})}
      {...(onBlur ? { onBlur } : {})}
      multiple
      needConfirm={false}
      maxTagCount="responsive"
      placeholder={t('offer.chooseDays')}
      style={{ width: '100%' }}
      value={value.map((day) => dayjs.utc(day))}
      minDate={dayjs.utc(first)}
      maxDate={dayjs.utc(last)}
      onChange={(days) => onChange?.((Array.isArray(days) ? days : []).map((day) => day.format(DAY)).toSorted())}
    />
  )
}
