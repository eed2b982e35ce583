import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Marked } from '#src/common/search/marked.tsx'
import { shareAddress } from '#src/common/ui/detail/copy-text.ts'
import { FallbackNote, useTextLanguage } from '#src/common/ui/detail/fallback-note.tsx'
import type { HelpTopic } from './api'
import { HelpAnswer } from './help-answer'
import styles from './help-topic.module.css'

interface Props {
  topic: HelpTopic
  keyword: string
  /** The address names this topic: it is open and in view. */
  requested: boolean
}

export function HelpTopicRow({ topic: { id, question, answer, fallbackFields }, keyword, requested }: Props) {
  const { t } = useTranslation('about')
  const languageOf = useTextLanguage(fallbackFields)
  const row = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    if (!requested || !row.current) return
    row.current.open = true
    row.current.scrollIntoView({ block: 'start' })
    row.current.querySelector('summary')?.focus({ preventScroll: true })
  }, [requested])

  const copy = () =>
    shareAddress(new URL(`#/helper?topic=${id}`, window.location.href).href, {
      copied: t('common:action.copied'),
      failed: t('common:action.copyFailed'),
    })

  return (
    <details ref={row} className={styles.topic}>
      <summary lang={languageOf('question')}>
        <span>
          <Marked text={question} keyword={keyword} />
        </span>
      </summary>
      <div className={styles.answer}>
        <FallbackNote fields={fallbackFields} />
        <HelpAnswer answer={answer} keyword={keyword} lang={languageOf('answer')} />
        <button type="button" onClick={() => void copy()}>
          {t('help.link')}
        </button>
      </div>
    </details>
  )
}
