import { useTranslation } from 'react-i18next'
import { languages, type Language } from '#contract/core/language.ts'

/** The language in which this page is read. */
export function useReaderLanguage(): Language {
  const { language } = useTranslation().i18n
  return languages.find((one) => one === language) ?? 'zh-CN'
}
