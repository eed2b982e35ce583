import { Input } from 'antd'
import { useTranslation } from 'react-i18next'

export interface BothTexts {
  zh: string
  en: string
}

const NO_TEXT: BothTexts = { zh: '', en: '' }

interface BothInputProps {
  /** Given by the field: of the first of the two. */
  id?: string
  value?: BothTexts
  onChange?: (value: BothTexts) => void
  /** What both are called. */
  label: string
  max: number
  rows?: number
}

/** A text in Chinese and in English, one beside the other where there is room. */
export function BothInput({ id, value = NO_TEXT, onChange, label, max, rows }: BothInputProps) {
  const { t } = useTranslation('work')
  const input = (language: 'zh' | 'en') => {
    const name = t(`both.${language}`)
    const of = {
      ...(language === 'zh' && id !== undefined ? { id } : {}),
      value: value[language],
      maxLength: max,
      autoComplete: 'off',
      placeholder: name,
      lang: language,
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
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))', gap: '0.5rem 1rem' }}>
      {input('zh')}
      {input('en')}
    </div>
  )
}
