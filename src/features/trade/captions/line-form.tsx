import { Button } from 'antd'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Language, languages } from '#contract/core/language.ts'
import { CAPTION_MAX } from '#contract/trade/captions/limits.ts'
import type { MinutesLine } from '#contract/trade/captions/schemas.ts'
import { cutText } from '#contract/core/text/cut-text.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { translate } from '#src/common/translation/translate.ts'
import { useOffered } from '#src/common/translation/use-offered.ts'
import { TextArea } from '#src/common/work/form/text-input.tsx'
import { useSaveLine } from './api'
import styles from './captions.module.css'
import { useReadVersion } from './use-read-version'

interface LineFormProps {
  id: number
  line: MinutesLine
  onClose: () => void
}

type Texts = Record<Language, string>

/** Corrects a line in both languages, or removes it. */
export function LineForm({ id, line, onClose }: LineFormProps) {
  const { t } = useTranslation('captions')
  const field = useId()
  const [texts, setTexts] = useState<Texts>({ 'zh-CN': line.zh, 'en-US': line.en })
  const save = useSaveLine()
  const over = useReadVersion(line.version, line.version)
  const send = (zh: string, en: string) =>
    save.mutate({ id, lineId: line.id, version: over.take(), zh, en }, { onSuccess: onClose, onError: over.refused })
  const isEmpty = languages.every((language) => texts[language].trim() === '')
  const set = (language: Language, text: string) => setTexts((before) => ({ ...before, [language]: text }))
  return (
    <div className={styles.edit}>
      {languages.map((language) => (
        <div key={language}>
          <label htmlFor={`${field}-${language}`}>{t(`language.${language}`)}</label>
          <TextArea
            id={`${field}-${language}`}
            lang={language}
            rows={2}
            maxLength={CAPTION_MAX}
            value={texts[language]}
            onChange={({ target }) => set(language, target.value)}
          />
        </div>
      ))}
      <Suggest texts={texts} writer={line.byAccount ?? undefined} onSuggested={set} />
      {save.error ? <p role="alert">{errorMessage(save.error)}</p> : null}
      <div className={styles.actions}>
        <Button
          type="primary"
          disabled={isEmpty}
          loading={save.isPending}
          onClick={() => send(texts['zh-CN'], texts['en-US'])}
        >
          {t('minutes.save')}
        </Button>
        <Button onClick={onClose}>{t('minutes.cancel')}</Button>
        <Button danger onClick={() => send('', '')}>
          {t('minutes.remove')}
        </Button>
      </div>
    </div>
  )
}

interface SuggestProps {
  texts: Texts
  /** The account that spoke: a service is not sent what it does not allow. */
  writer: number | undefined
  onSuggested: (to: Language, text: string) => void
}

/** Fills in the language that is empty, where something here can translate. */
function Suggest({ texts, writer, onSuggested }: SuggestProps) {
  const { t } = useTranslation('captions')
  const [isWorking, setWorking] = useState(false)
  const to: Language = texts['en-US'].trim() === '' ? 'en-US' : 'zh-CN'
  const original = texts[to === 'en-US' ? 'zh-CN' : 'en-US'].trim()
  const { isOffered, hasService } = useOffered(to)
  if (!isOffered || original === '' || texts[to].trim() !== '') return null
  const fill = async () => {
    setWorking(true)
    const [made] = await translate([original], { to, hasService, mayDownload: true, writerOf: () => writer })
    setWorking(false)
    if (made?.text) onSuggested(to, cutText(made.text, CAPTION_MAX))
  }
  return (
    <div className={styles.actions}>
      <Button loading={isWorking} onClick={() => void fill()}>
        {t('minutes.suggest', { language: t(`language.${to}`) })}
      </Button>
    </div>
  )
}
