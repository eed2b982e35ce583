import { useTranslation } from 'react-i18next'
import type { CheckList } from '#contract/commerce/check-in/schemas.ts'

/** A name in the reader's language, or in the other where it has none. */
export function useGateName(): (name: CheckList['name']) => string {
  const { i18n } = useTranslation()
  return ({ zh, en }) => (i18n.language === 'en-US' ? en || zh : zh || en)
}
