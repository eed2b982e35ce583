import { useTranslation } from 'react-i18next'
import type { Language } from '#contract/core/language.ts'
import styles from './fallback-note.module.css'

/** The language of a text when it is not the reader's own, for its `lang` attribute (product page: fallbackFields). */
export function useTextLanguage(fallbackFields: readonly string[]): (field: string) => Language | undefined {
  const { i18n } = useTranslation()
  const other = i18n.language === 'en-US' ? 'zh-CN' : 'en-US'
  return (field) => (fallbackFields.includes(field) ? other : undefined)
}

/** Says that what follows is in the other language, where any of it is. */
export function FallbackNote({ fields }: { fields: readonly string[] }) {
  const { t } = useTranslation()
  if (fields.length === 0) return null
  return <p className={styles.note}>{t('state.otherLanguage')}</p>
}
