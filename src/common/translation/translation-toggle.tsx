import { useTranslation } from 'react-i18next'
import { LineDrawing } from '../ui/line-drawing'
import type { TextTranslations } from './use-text-translations'
import styles from './translation.module.css'

interface TranslationToggleProps {
  translations: Pick<TextTranslations, 'isOffered' | 'isAutomatic' | 'setAutomatic' | 'download'>
  /** What it translates where that is no conversation. */
  label?: string
}

/** Translates a conversation automatically, or no longer; absent where nothing here can translate. */
export function TranslationToggle({ translations, label: given }: TranslationToggleProps) {
  const { t } = useTranslation('translation')
  const { isOffered, isAutomatic, setAutomatic, download } = translations
  if (!isOffered) return null
  const label = given ?? t('automatic')
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-pressed={isAutomatic}
        aria-label={label}
        title={label}
        onClick={() => setAutomatic(!isAutomatic)}
      >
        <LineDrawing path="M3 6h9M7.500 3.500V6M10 6c-.8 3.800-3.400 6.700-6.500 8M5 9c1.300 2.300 3.300 4 5.500 5M12.500 20.500l4-10 4 10M13.900 17h5.200" />
      </button>
      {download === undefined ? null : (
        <span className={styles.line} role="status">
          {t('download', { percent: Math.floor(download * 100) })}
        </span>
      )}
    </>
  )
}
