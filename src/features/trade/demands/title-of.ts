import { useTranslation } from 'react-i18next'
import type { OwnDemand } from '#contract/trade/demands/schemas.ts'

/** The title of an own demand in the reader's language, in the other one where it is missing. */
export function useTitleOf(): (demand: OwnDemand) => string {
  const { t, i18n } = useTranslation('own-demands')
  return ({
    document: {
      title: { zh, en },
    },
  }) => (i18n.language === 'en-US' ? en || zh : zh || en) || t('own.untitled')
}
