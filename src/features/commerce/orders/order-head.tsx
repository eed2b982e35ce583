import { useTranslation } from 'react-i18next'
import { REFUND_DAYS } from '#contract/commerce/orders/limits.ts'
import type { Order } from '#contract/commerce/orders/schemas.ts'
import { resourceAddress, ticketHallAddress } from '#src/common/app/ticket-addresses.ts'
import { formatFen } from '#src/common/ui/money/fen.ts'
import { endHere, TimeLeft } from '#src/common/ui/time/time-left.tsx'
import { isUnpaid } from './order-facts'
import styles from './orders.module.css'

interface OrderHeadProps {
  order: Order
  /** ms since 1970: when this answer came. */
  heardAt: number
  onOvertime: () => void
  /** Finance looks at its transfer: it waits, and there is no hurry. */
  isChecking: boolean
}

/** How an order stands, in large letters, and what follows from it. */
export function OrderHead({ order, heardAt, onOvertime, isChecking }: OrderHeadProps) {
  const { t, i18n } = useTranslation('orders')
  const { kind, state, payableFen, declineReason, heldUntil: until, now } = order
  const isService = kind === 'service'
  const isWaiting = state === 'confirming' || (state === 'pending' && !isChecking)
  return (
    <header className={styles.head} data-state={state}>
      <div>
        <h1>{t(`state.${state}`)}</h1>
        {isWaiting ? (
          <p>
            {t(isService ? `head.service.${state}` : 'head.pending')}{' '}
            <TimeLeft end={endHere({ until, now, heardAt })} onEnd={onOvertime} />
          </p>
        ) : (
          <p role="status">
            <Standing order={order} />
          </p>
        )}
        {declineReason ? <p>{t('head.service.reason', { reason: declineReason })}</p> : null}
        {state === 'closed' ? (
          <a className="yz-button" href={isService ? resourceAddress : ticketHallAddress}>
            {t(isService ? 'head.service.again' : 'head.again')}
          </a>
        ) : null}
      </div>
      <p className={styles.amount}>
        <span>{t(isUnpaid(state) ? 'sum.payable' : 'sum.paid')}</span>
        {payableFen === 0 ? t('tickets:free') : formatFen(payableFen, i18n.language)}
      </p>
    </header>
  )
}

/** What follows from how it stands, where nothing is counted down. */
function Standing({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { kind, state, closeReason } = order
  const isService = kind === 'service'
  if (state === 'pending') return t('head.service.checking')
  if (state === 'closed')
    return isService
      ? t(`head.service.closed.${closeReason ?? 'cancelled'}`)
      : t(`head.closed.${closeReason ?? 'cancelled'}`)
  if (state === 'refunded') return <Returned order={order} />
  const isOther = isService && (state === 'paid' || state === 'partlyRefunded')
  return isOther ? t(`head.service.${state}`) : t(`head.${state}`, REFUND_DAYS)
}

/** What came back of what was paid, and what was kept; of a free order nothing moved. */
function Returned({ order: { kind, payableFen, refundedFen } }: { order: Order }) {
  const { t, i18n } = useTranslation('orders')
  const feeFen = payableFen - refundedFen
  const how = payableFen === 0 ? 'free' : feeFen > 0 ? 'fee' : 'all'
  const sums = { sum: formatFen(refundedFen, i18n.language), fee: formatFen(feeFen, i18n.language) }
  return kind === 'service' ? t(`head.service.refunded.${how}`, sums) : t(`head.refunded.${how}`, sums)
}
