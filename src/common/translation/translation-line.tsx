import { useTranslation } from 'react-i18next'
import type { TextTranslation } from './use-text-translations'
import styles from './translation.module.css'

const actions = {
  offered: 'translate',
  translated: 'showOriginal',
  original: 'showTranslation',
  none: 'again',
} as const

/** What a line says and does; of several texts, `toggle` changes all. */
export type LineState = Pick<TextTranslation, 'state' | 'differences' | 'demo' | 'sentBy' | 'toggle'>

/** Below a text: that it is translated, and the way to the original and back. */
export function TranslationLine({ translation }: { translation: LineState }) {
  const { t } = useTranslation('translation')
  const { state, differences, demo, sentBy, toggle } = translation
  const mark = sentBy ? `sent.${sentBy}` : demo ? 'translatedDemo' : 'translated'
  return (
    <p className={styles.line}>
      {/* Always there, so that a screen reader announces what changes. */}
      <span role="status">
        {state === 'working' ? t('working') : null}
        {differences.length > 0 ? <span className={styles.warning}>{t('differs')} </span> : null}
        {/* That a message was sent with a translation is worth knowing beside the original too. */}
        {state === 'translated' || (sentBy && state === 'original') ? t(mark) : null}
        {state === 'none' ? t(demo ? 'noneDemo' : 'none') : null}
      </span>
      {state === 'working' ? null : (
        <button type="button" onClick={toggle}>
          {t(actions[state])}
        </button>
      )}
    </p>
  )
}
