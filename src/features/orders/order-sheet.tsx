import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '../../../contract/orders/schemas'
import { ownOrdersAddress, ownTicketsAddress } from '../../common/app/ticket-addresses'
import { formatFen } from '../../common/ui/money/fen'
import { StepList } from '../../common/work/list/step-list'
import { momentText } from '../../common/work/moment'
import { OrderHead } from './order-head'
import { OrderLines } from './order-lines'
import styles from './orders.module.css'

interface OrderSheetProps {
  order: Order
  heardAt: number
  onOvertime: () => void
  /** What can be done with it. */
  ways: ReactNode
}

/** One order: how it stands, what it holds, what it costs, and what has happened to it (spec: live §3, ticket order). */
export function OrderSheet({ order, heardAt, onOvertime, ways }: OrderSheetProps) {
  const { t } = useTranslation('orders')
  const hasTickets = order.lines.some(({ ticket }) => ticket?.state)
  return (
    <>
      <OrderHead order={order} heardAt={heardAt} onOvertime={onOvertime} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <section aria-labelledby="lines">
            <h2 id="lines">{t('sheet.lines', { count: order.lines.length })}</h2>
            <OrderLines lines={order.lines} />
          </section>
          {order.refunds.length > 0 ? <Refunds refunds={order.refunds} /> : null}
          <section aria-labelledby="history">
            <h2 id="history">{t('sheet.history')}</h2>
            <StepList steps={order.steps.map(({ action, at }) => ({ at, text: t(`action.${action}`) }))} />
          </section>
        </div>
        <aside className={styles.aside} aria-label={t('sheet.about')}>
          <div className={styles.ways}>{ways}</div>
          <Sums order={order} />
          <About order={order} />
          <p className={styles.links}>
            {hasTickets ? <a href={ownTicketsAddress}>{t('sheet.tickets')}</a> : null}
            <a href={ownOrdersAddress}>{t('sheet.orders')}</a>
          </p>
        </aside>
      </div>
    </>
  )
}

function Sums({ order: { state, totalFen, discountFen, payableFen, refundedFen, couponName } }: { order: Order }) {
  const { t, i18n } = useTranslation('orders')
  const money = (fen: number) => formatFen(fen, i18n.language)
  return (
    <dl className={styles.facts}>
      <dt>{t('sum.total')}</dt>
      <dd>{money(totalFen)}</dd>
      {discountFen > 0 ? (
        <>
          <dt>{couponName || t('sum.discount')}</dt>
          <dd>−{money(discountFen)}</dd>
        </>
      ) : null}
      <dt>{t(state === 'pending' || state === 'closed' ? 'sum.payable' : 'sum.paid')}</dt>
      <dd>{money(payableFen)}</dd>
      {refundedFen > 0 ? (
        <>
          <dt>{t('sum.refunded')}</dt>
          <dd>{money(refundedFen)}</dd>
        </>
      ) : null}
    </dl>
  )
}

function About({ order: { number, createdAt, paidAt, method, contact } }: { order: Order }) {
  const { t, i18n } = useTranslation('orders')
  return (
    <dl className={styles.facts}>
      <dt>{t('sheet.number')}</dt>
      <dd>{number}</dd>
      <dt>{t('sheet.createdAt')}</dt>
      <dd>{momentText(createdAt, i18n.language)}</dd>
      {paidAt ? (
        <>
          <dt>{t('sheet.paidAt')}</dt>
          <dd>{momentText(paidAt, i18n.language)}</dd>
        </>
      ) : null}
      {method ? (
        <>
          <dt>{t('sheet.method')}</dt>
          <dd>{t(`method.${method}`)}</dd>
        </>
      ) : null}
      <dt>{t('form.contact')}</dt>
      <dd>
        {contact.name} {contact.phone}
      </dd>
    </dl>
  )
}

function Refunds({ refunds }: { refunds: Order['refunds'] }) {
  const { t, i18n } = useTranslation('orders')
  return (
    <section aria-labelledby="refunds">
      <h2 id="refunds">{t('sheet.refunds')}</h2>
      <ul className={styles.refunds}>
        {refunds.map(({ id, number, state, reason, fen, feeFen, createdAt, doneAt }) => (
          <li key={id} data-state={state}>
            <strong>{t(`refundState.${state}`)}</strong>
            <b>{formatFen(fen, i18n.language)}</b>
            <small>
              {t(`reason.${reason}`)} · {number} · {momentText(doneAt ?? createdAt, i18n.language)}
              {feeFen > 0 ? ` · ${t('refund.kept', { fee: formatFen(feeFen, i18n.language) })}` : ''}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
