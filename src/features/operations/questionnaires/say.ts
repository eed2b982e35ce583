import { useTranslation } from 'react-i18next'
import type { Both } from '#contract/operations/questionnaires/rules.ts'

/** A text of a questionnaire in the reader's language, or in the other where it is missing. */
export function useSay(): (text: Both) => string {
  const { i18n } = useTranslation()
  return ({ zh, en }) => (i18n.language === 'zh-CN' ? zh || en : en || zh)
}
