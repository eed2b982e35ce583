import { TimePicker } from 'antd'
import dayjs from './form/dayjs'

const FORMAT = 'HH:mm'

interface ClockInputProps {
  id?: string
  /** Minutes of the day. */
  value?: number
  onChange?: (minutes: number) => void
  onBlur?: () => void
}

/** A time of the day, typed or chosen; it cannot be emptied. */
export function ClockInput({ value = 0, onChange, ...picker }: ClockInputProps) {
  return (
    <TimePicker
      {...picker}
      style={{ width: '100%' }}
      format={FORMAT}
      value={dayjs().startOf('day').minute(value)}
      allowClear={false}
      showNow={false}
      needConfirm={false}
      onChange={(time) => time && onChange?.(time.hour() * 60 + time.minute())}
    />
  )
}
