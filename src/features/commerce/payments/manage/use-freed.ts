import { useTranslation } from 'react-i18next'
import type { Order } from '#contract/commerce/orders/schemas.ts'
import { formatDays } from '#src/common/ui/time/days.ts'

/** What a line of services is once it was refunded. */
export function useFreed(): (line: Order['lines'][number]) => string {
  const { t, i18n } = useTranslation('commerce')
  return ({ name, quantity, ticket, booking }) => {
    if (!booking) {
      const holder = ticket?.holderName ?? ''
      return holder === '' ? t('serviceRefund.free.badge', { name }) : t('serviceRefund.free.badgeOf', { name, holder })
    }
    const { kind, days, boothNumber } = booking
    if (kind === 'booth') return t('serviceRefund.free.booth', { number: boothNumber ?? '' })
    if (kind === 'live') return t('serviceRefund.free.live', { count: quantity })
    if (kind === 'template') return t('serviceRefund.free.template', { name })
    return t('serviceRefund.free.advert', { name, days: days ? formatDays(days, i18n.language) : '' })
  }
}
