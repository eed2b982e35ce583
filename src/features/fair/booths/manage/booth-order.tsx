import { useTranslation } from 'react-i18next'
import type { BoothOrder as Order } from '#contract/fair/booths/schemas.ts'
import { hasPermission } from '#contract/core/permissions.ts'
import { managedOrderAddress } from '#src/common/app/ticket-addresses.ts'
import { useSession } from '#src/common/session/session.ts'
import { formatFen } from '#src/common/ui/money/fen.ts'
import { momentText } from '#src/common/work/moment.ts'
import styles from './manage.module.css'

/** The order that a booth belongs to, how it stands, and when it frees the booth. */
export function BoothOrder({ order: { id, number, until, refunding, fen } }: { order: Order }) {
  const { t, i18n } = useTranslation('booth-desk')
  const title = t('order.title', { number })
  // Who assigns booths does not always see orders.
  const maySee = hasPermission(useSession()?.user.userType, 'readFinance')
  const state = until !== null ? 'open' : refunding ? 'refunding' : 'paid'
  const at = until === null ? '' : momentText(until, i18n.language)
  return (
    <p>
      {maySee ? <a href={managedOrderAddress(id)}>{title}</a> : title}
      <br />
      {t(`order.${state}`, { price: formatFen(fen, i18n.language), until: at })}
      <small className={styles.hint}>{t(`order.${state}Hint`)}</small>
    </p>
  )
}
