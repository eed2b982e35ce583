import { DatePicker, type DatePickerProps } from 'antd'
import dayjs from './form/dayjs'
import { takesEnter } from './form/takes-enter'

const TEXT = 'YYYY-MM-DDTHH:mm'

interface MomentInputProps extends Omit<DatePickerProps, 'value' | 'onChange'> {
  /** YYYY-MM-DDTHH:mm by the fair's clock, wherever the browser is; empty: none. */
  value?: string
  onChange?: (value: string) => void
}

/** A day and a time by the fair's clock, typed or chosen, inside a `WorkField` that says GMT+8. */
export function MomentInput({ value = '', onChange, ...picker }: MomentInputProps) {
  return (
    <DatePicker
      format="YYYY-MM-DD HH:mm"
      showTime={{ format: 'HH:mm' }}
      // The browser's now is not the fair's.
      showNow={false}
      needConfirm={false}
      style={{ width: '100%' }}
      onKeyDown={takesEnter}
      {...picker}
      // No zone has a gap in UTC: what is typed stays what it is.
      value={value === '' ? null : dayjs.utc(value)}
      onChange={(moment) => onChange?.(dayjs.isDayjs(moment) ? moment.format(TEXT) : '')}
    />
  )
}
