import { useTranslation } from 'react-i18next'
import { FAIR_ZONE } from '#contract/core/china-time.ts'
import type { Service } from '#contract/commerce/services/schemas.ts'

const formatMoment = (at: string, language: string): string =>
  new Date(at).toLocaleDateString(language, { timeZone: FAIR_ZONE, month: 'long', day: 'numeric' })

/** Until when something can be returned, and what is kept of its price. */
export function useServicePolicy(): (service: Pick<Service, 'kind' | 'refundUntil' | 'refundFeePercent'>) => string {
  const { t, i18n } = useTranslation('services')
  return ({ kind, refundUntil, refundFeePercent: percent }) => {
    if (refundUntil === null) return t('refund.never')
    const until = formatMoment(refundUntil, i18n.language)
    const message = percent > 0 ? t('refund.fee', { until, percent }) : t('refund.free', { until })
    return kind === 'advert' ? t('refund.beforeFirst', { message }) : message
  }
}
