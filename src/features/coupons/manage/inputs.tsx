import { Input, InputNumber } from 'antd'
import { useTranslation } from 'react-i18next'
import styles from '../coupons.module.css'

interface Text {
  zh: string
  en: string
}

const NO_TEXT: Text = { zh: '', en: '' }

interface BothInputProps {
  /** Given by the field: of the first of the two. */
  id?: string
  value?: Text
  onChange?: (value: Text) => void
  /** What both are called. */
  label: string
  max: number
  rows?: number
}

/** A text in Chinese and in English. */
export function BothInput({ id, value = NO_TEXT, onChange, label, max, rows }: BothInputProps) {
  const { t } = useTranslation('coupons')
  const input = (language: 'zh' | 'en') => {
    const name = t(`form.${language}`)
    const of = {
      ...(language === 'zh' && id !== undefined ? { id } : {}),
      value: value[language],
      maxLength: max,
      autoComplete: 'off',
      placeholder: name,
      'aria-label': `${label} (${name})`,
    }
    const change = (text: string) => onChange?.({ ...value, [language]: text })
    return rows === undefined ? (
      <Input {...of} onChange={(event) => change(event.target.value)} />
    ) : (
      <Input.TextArea {...of} rows={rows} onChange={(event) => change(event.target.value)} />
    )
  }
  return (
    <div className={styles.both}>
      {input('zh')}
      {input('en')}
    </div>
  )
}

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
