import { useTranslation } from 'react-i18next'
import type { MessageTranslation } from './use-translations'
import styles from './translation.module.css'

const actions = {
  offered: 'translate',
  translated: 'showOriginal',
  original: 'showTranslation',
  none: 'again',
} as const

/** Below a message: that it is translated, and the way to the original and back. */
export function TranslationLine({ translation }: { translation: MessageTranslation }) {
  const { t } = useTranslation('chat')
  const { state, differences, toggle } = translation
  if (state === 'working')
    return (
      <p className={styles.line} role="status">
        {t('translation.working')}
      </p>
    )
  return (
    <p className={styles.line}>
      {differences.length > 0 ? <span className={styles.warning}>{t('translation.differs')}</span> : null}
      {state === 'translated' ? <span>{t('translation.translated')}</span> : null}
      {state === 'none' ? <span>{t('translation.none')}</span> : null}
      <button type="button" onClick={toggle}>
        {t(`translation.${actions[state]}`)}
      </button>
    </p>
  )
}
