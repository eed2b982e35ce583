import { Radio } from 'antd'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { languages, type Language } from '#contract/core/language.ts'
import { Choice } from '#src/common/work/choice.tsx'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import styles from './captions.module.css'
import type { SpeechWay } from './speech/listen'
import type { CaptionChoice } from './use-captions'
import { useSpeechWays } from './use-speech-ways'

interface TurnOnDialogProps {
  hasService: boolean
  /** What has just failed is offered last. */
  failed: SpeechWay | undefined
  /** The reader's, which they are likely to speak. */
  language: Language
  onChoose: (choice: CaptionChoice) => void
  onClose: () => void
}

/** Asks for consent before speech is recognized: which language, and where the sound goes. */
export function TurnOnDialog({ hasService, failed, onChoose, onClose, ...first }: TurnOnDialogProps) {
  const { t } = useTranslation('captions')
  const id = useId()
  const [language, setLanguage] = useState(first.language)
  const [chosen, setChosen] = useState<SpeechWay>()
  const found = useSpeechWays(language, hasService) ?? []
  const ways = found.toSorted((one, other) => Number(one === failed) - Number(other === failed))
  const way = ways.find((one) => one === chosen) ?? ways[0]
  return (
    <WorkDialog
      title={t('consent.title')}
      submit={t('consent.agree')}
      disabled={!way}
      onSubmit={() => way && onChoose({ way, language })}
      onClose={onClose}
    >
      <div className={styles.consent}>
        <p>{t('consent.text')}</p>
        <div>
          <label htmlFor={id}>{t('consent.language')}</label>
          <Choice
            id={id}
            options={languages.map((value) => ({ value, label: t(`language.${value}`) }))}
            value={language}
            onChange={(value) => setLanguage(languages.find((one) => one === value) ?? language)}
          />
        </div>
        {ways.length > 1 ? (
          <Radio.Group
            aria-label={t('consent.way')}
            className={styles.ways ?? ''}
            value={way}
            options={ways.map((value) => ({ value, label: <Way way={value} /> }))}
            onChange={({ target }) => setChosen(ways.find((one) => one === target.value))}
          />
        ) : null}
        {ways.length === 1 && way ? <Way way={way} /> : null}
        {ways.length === 0 ? <p role="status">{t('consent.none')}</p> : null}
      </div>
    </WorkDialog>
  )
}

/** A way, and where the sound goes by it. */
function Way({ way }: { way: SpeechWay }) {
  const { t } = useTranslation('captions')
  return (
    <span className={styles.way}>
      <b>{t(`way.${way}.name`)}</b>
      <span>{t(`way.${way}.text`)}</span>
    </span>
  )
}
