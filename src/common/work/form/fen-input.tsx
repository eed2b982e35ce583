import { InputNumber } from 'antd'

interface FenInputProps {
  id?: string
  /** CNY fen; null: nothing is entered. */
  value?: number | null
  onChange?: (fen: number | null) => void
  disabled?: boolean
}

const FEN = 100

/** An amount that is typed in yuan and kept in fen. */
export function FenInput({ value = null, onChange, ...input }: FenInputProps) {
  return (
    <InputNumber
      {...input}
      value={value === null ? null : value / FEN}
      onChange={(yuan) => onChange?.(yuan === null ? null : Math.round(yuan * FEN))}
      min={0}
      precision={2}
      prefix="¥"
      autoComplete="off"
      style={{ width: '100%' }}
    />
  )
}
