import { useTranslation } from 'react-i18next'
import { getLanguage, setLanguage } from '../i18n/language'
import styles from './header.module.css'

/** Switches between the two languages; route, filters and what is typed stay (architecture §5). */
export function LanguageToggle() {
  const { t } = useTranslation()
  const other = getLanguage() === 'zh-CN' ? 'en-US' : 'zh-CN'
  return (
    <button
      type="button"
      className={styles.quiet}
      aria-label={`${t('nav.language')} ${t('nav.languageLabel')}`}
      onClick={() => setLanguage(other)}
    >
      <span lang={other}>{t('nav.language')}</span>
    </button>
  )
}
