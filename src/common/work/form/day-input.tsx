import { DatePicker, type DatePickerProps } from 'antd'
import { useTranslation } from 'react-i18next'
import dayjs from './dayjs'
import { takesEnter } from './takes-enter'

const TEXT = 'YYYY-MM-DD'

interface DayInputProps extends Omit<DatePickerProps, 'value' | 'onChange'> {
  /** YYYY-MM-DD by the fair's clock, wherever the browser is; empty: none. */
  value?: string
  onChange?: (value: string) => void
}

/** A day by the fair's clock, typed or chosen. */
export function DayInput({ value = '', onChange, ...picker }: DayInputProps) {
  const { t } = useTranslation('work')
  // No zone has a gap in UTC: what is typed stays what it is.
  const day = dayjs.utc(value)
  return (
    <DatePicker
      format={TEXT}
      placeholder={TEXT}
      // The browser's today is not the fair's.
      showNow={false}
      renderExtraFooter={() => t('time.zone')}
      style={{ width: '100%' }}
      onKeyDown={takesEnter}
      {...picker}
      value={value === '' || !day.isValid() ? null : day}
      onChange={(chosen) => onChange?.(dayjs.isDayjs(chosen) ? chosen.format(TEXT) : '')}
    />
  )
}
