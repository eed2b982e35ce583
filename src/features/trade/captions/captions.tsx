import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { languages, type Language } from '#contract/core/language.ts'
import type { Caption } from '#contract/trade/captions/realtime.ts'
import { TranslationToggle } from '#src/common/translation/translation-toggle.tsx'
import { useTextTranslations } from '#src/common/translation/use-text-translations.ts'
import { useCaptioning } from './api'
import { CaptionLines, type CaptionLine } from './caption-lines'
import styles from './captions.module.css'
import { MinutesAgreement } from './minutes-agreement'
import { TurnOnDialog } from './turn-on-dialog'
import { useCaptions } from './use-captions'
import { useSpeechWays } from './use-speech-ways'

interface CaptionsProps {
  /** Of the meeting. */
  id: number
  /** The own one in it; null: not in it yet. */
  seat: string | null
  /** The other side. */
  other: string
  lines: readonly CaptionLine[]
  /** The own microphone; null: there is none, or it is muted. */
  track: MediaStreamTrack | null
  onCaption: (caption: Caption) => void
}

/** Captions of both sides of a video meeting. Absent where neither this browser nor the fair makes any and none came. */
export function Captions({ id, seat, other, lines, track, onCaption }: CaptionsProps) {
  const { t, i18n } = useTranslation('captions')
  const reader: Language = languages.find((one) => one === i18n.language) ?? 'zh-CN'
  const captioning = useCaptioning(id).data
  const ways = useSpeechWays(reader, captioning?.hasService ?? false)
  const captions = useCaptions({
    id,
    track,
    isAgreed: captioning !== undefined && captioning.own && captioning.other,
    onCaption,
  })
  const [isChoosing, setChoosing] = useState(false)
  const received = lines.filter(({ by }) => by !== null)
  const writers = new Map(received.map(({ text, by }) => [text, by ?? undefined]))
  const translations = useTextTranslations(
    'captions',
    received.map(({ text }) => text),
    (text) => writers.get(text),
    true,
  )
  if (!captioning || !ways || (ways.length === 0 && lines.length === 0)) return null
  const { choice, problem } = captions
  return (
    <section className={styles.captions} aria-label={t('label')}>
      <CaptionLines lines={lines} other={other} translations={translations} isOn={choice !== undefined} />
      <div className={styles.bar}>
        {ways.length > 0 ? (
          <Button
            aria-pressed={choice !== undefined}
            type={choice ? 'primary' : 'default'}
            onClick={() => (choice ? captions.turnOff() : setChoosing(true))}
          >
            {t(choice ? 'off' : 'on')}
          </Button>
        ) : null}
        {received.length > 0 ? <TranslationToggle translations={translations} label={t('translate')} /> : null}
        <MinutesAgreement id={id} seat={seat} other={other} captioning={captioning} />
      </div>
      <p className={styles.note} role="status">
        {problem ? t(`problem.${problem.kind}`) : null}
        {choice && !track ? t('muted') : null}
      </p>
      {isChoosing ? (
        <TurnOnDialog
          hasService={captioning.hasService}
          failed={problem?.way}
          language={reader}
          onChoose={(chosen) => {
            captions.turnOn(chosen)
            setChoosing(false)
          }}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </section>
  )
}
