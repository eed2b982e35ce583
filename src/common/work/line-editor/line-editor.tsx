import { Button } from 'antd'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Language, languages } from '#contract/core/language.ts'
import { cutText } from '#contract/core/text/cut-text.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { translate } from '#src/common/translation/translate.ts'
import { useOffered } from '#src/common/translation/use-offered.ts'
import { TextArea } from '../form/text-input'
import styles from './line-editor.module.css'

interface Line {
  zh: string
  en: string
}
type Texts = Record<Language, string>

interface LineEditorProps {
  line: Line
  /** Characters in each language. */
  max: number
  /** The account that spoke, where it is known: a service is not sent what it does not allow. */
  writer?: number | undefined
  isSaving: boolean
  error: Error | null
  /** Both texts empty: the line is removed. */
  onSave: (line: Line) => void
  onClose: () => void
}

/** Corrects a line that was spoken in both languages, or removes it. */
export function LineEditor({ line, max, writer, isSaving, error, onSave, onClose }: LineEditorProps) {
  const { t } = useTranslation('work')
  const field = useId()
  const [texts, setTexts] = useState<Texts>({ 'zh-CN': line.zh, 'en-US': line.en })
  // The button that was pressed has gone.
  useEffect(() => document.getElementById(`${field}-zh-CN`)?.focus(), [field])
  const isEmpty = languages.every((language) => texts[language].trim() === '')
  const set = (language: Language, text: string) => setTexts((before) => ({ ...before, [language]: text }))
  return (
    <div className={styles.editor}>
      {languages.map((language) => (
        <div key={language}>
          <label htmlFor={`${field}-${language}`}>{t(`line.language.${language}`)}</label>
          <TextArea
            id={`${field}-${language}`}
            lang={language}
            rows={2}
            maxLength={max}
            value={texts[language]}
            onChange={({ target }) => set(language, target.value)}
          />
        </div>
      ))}
      <Suggest texts={texts} max={max} writer={writer} onSuggested={set} />
      {error ? <p role="alert">{errorMessage(error)}</p> : null}
      <div className={styles.actions}>
        <Button
          type="primary"
          disabled={isEmpty}
          loading={isSaving}
          onClick={() => onSave({ zh: texts['zh-CN'], en: texts['en-US'] })}
        >
          {t('line.save')}
        </Button>
        <Button onClick={onClose}>{t('line.cancel')}</Button>
        <Button danger onClick={() => onSave({ zh: '', en: '' })}>
          {t('line.remove')}
        </Button>
      </div>
    </div>
  )
}

interface SuggestProps {
  texts: Texts
  max: number
  writer: number | undefined
  onSuggested: (to: Language, text: string) => void
}

/** Fills in the language that is empty, where something here can translate. */
function Suggest({ texts, max, writer, onSuggested }: SuggestProps) {
  const { t } = useTranslation('work')
  const [isWorking, setWorking] = useState(false)
  const to: Language = texts['en-US'].trim() === '' ? 'en-US' : 'zh-CN'
  const original = texts[to === 'en-US' ? 'zh-CN' : 'en-US'].trim()
  const { isOffered, hasService } = useOffered(to)
  if (!isOffered || original === '' || texts[to].trim() !== '') return null
  const fill = async () => {
    setWorking(true)
    const [made] = await translate([original], { to, hasService, mayDownload: true, writerOf: () => writer })
    setWorking(false)
    if (made?.text) onSuggested(to, cutText(made.text, max))
  }
  return (
    <div className={styles.actions}>
      <Button loading={isWorking} onClick={() => void fill()}>
        {t('line.suggest', { language: t(`line.language.${to}`) })}
      </Button>
    </div>
  )
}
