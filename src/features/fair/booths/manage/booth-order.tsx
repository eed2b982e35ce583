import { useTranslation } from 'react-i18next'
import type { BoothOrder as Order } from '#contract/fair/booths/schemas.ts'
import { hasPermission } from '#contract/core/permissions.ts'
import { managedOrderAddress } from '#src/common/app/ticket-addresses.ts'
import { useSession } from '#src/common/session/session.ts'
import { formatFen } from '#src/common/ui/money/fen.ts'
import { momentText } from '#src/common/work/moment.ts'
import styles from './manage.module.css'

/** The order that a booth belongs to, how it stands, and when it frees the booth. */
export function BoothOrder({ order: { id, number, until, fen } }: { order: Order }) {
  const { t, i18n } = useTranslation('booth-desk')
  const title = t('order.title', { number })
  // Who assigns booths does not always see orders.
  const maySee = hasPermission(useSession()?.user.userType, 'readFinance')
  return (
    <p>
      {maySee ? <a href={managedOrderAddress(id)}>{title}</a> : title}
      <br />
      {until === null
        ? t('order.paid', { price: formatFen(fen, i18n.language) })
        : t('order.open', { until: momentText(until, i18n.language) })}
      <small className={styles.hint}>{t(until === null ? 'order.paidHint' : 'order.openHint')}</small>
    </p>
  )
}
