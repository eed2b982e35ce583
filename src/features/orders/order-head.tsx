import { useTranslation } from 'react-i18next'
import { REFUND_DAYS } from '../../../contract/orders/limits'
import type { Order } from '../../../contract/orders/schemas'
import { ticketHallAddress } from '../../common/app/ticket-addresses'
import { formatFen } from '../../common/ui/money/fen'
import { endHere, TimeLeft } from '../../common/ui/time/time-left'
import styles from './orders.module.css'

interface OrderHeadProps {
  order: Order
  /** ms since 1970: when this answer came. */
  heardAt: number
  onOvertime: () => void
}

/** How an order stands, in large letters, and what follows from it. */
export function OrderHead({ order, heardAt, onOvertime }: OrderHeadProps) {
  const { t, i18n } = useTranslation('orders')
  const { state, payableFen, closeReason, heldUntil: until, now } = order
  return (
    <header className={styles.head} data-state={state}>
      <div>
        <h1>{t(`state.${state}`)}</h1>
        {state === 'pending' ? (
          <p>
            {t('head.pending')} <TimeLeft end={endHere({ until, now, heardAt })} onEnd={onOvertime} />
          </p>
        ) : (
          <p role="status">
            {state === 'closed' ? t(`head.closed.${closeReason ?? 'cancelled'}`) : t(`head.${state}`, REFUND_DAYS)}
          </p>
        )}
        {state === 'closed' ? (
          <a className="yz-button" href={ticketHallAddress}>
            {t('head.again')}
          </a>
        ) : null}
      </div>
      <p className={styles.amount}>
        <span>{t(state === 'pending' || state === 'closed' ? 'sum.payable' : 'sum.paid')}</span>
        {payableFen === 0 ? t('tickets:free') : formatFen(payableFen, i18n.language)}
      </p>
    </header>
  )
}
