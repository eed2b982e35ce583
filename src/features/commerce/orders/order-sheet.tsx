import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '#contract/commerce/orders/schemas.ts'
import { ownOrdersAddress, ownServicesAddress, ownTicketsAddress } from '#src/common/app/ticket-addresses.ts'
import { StepList } from '#src/common/work/list/step-list.tsx'
import { OrderAbout, OrderRefunds, OrderSums } from './order-facts'
import { OrderHead } from './order-head'
import { OrderLines } from './order-lines'
import styles from './orders.module.css'

interface OrderSheetProps {
  order: Order
  heardAt: number
  onOvertime: () => void
  /** What can be done with it. */
  ways: ReactNode
  /** Finance looks at a transfer of it. */
  isChecking?: boolean
  /** What else belongs to it, above what has happened. */
  children?: ReactNode
}

/** One order: how it stands, what it holds, what it costs, and what has happened to it (spec: live §3, ticket order). */
export function OrderSheet({ order, heardAt, onOvertime, ways, isChecking = false, children }: OrderSheetProps) {
  const { t } = useTranslation('orders')
  const isService = order.kind === 'service'
  const hasTickets = order.lines.some(({ ticket }) => ticket?.state)
  return (
    <>
      <OrderHead order={order} heardAt={heardAt} onOvertime={onOvertime} isChecking={isChecking} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <section aria-labelledby="lines">
            <h2 id="lines">{isService ? t('sheet.services') : t('sheet.lines', { count: order.lines.length })}</h2>
            <OrderLines lines={order.lines} />
          </section>
          {children}
          {order.refunds.length > 0 ? <OrderRefunds refunds={order.refunds} /> : null}
          <section aria-labelledby="history">
            <h2 id="history">{t('sheet.history')}</h2>
            <StepList steps={order.steps.map(({ action, at }) => ({ at, text: t(`action.${action}`) }))} />
          </section>
        </div>
        <aside className={styles.aside} aria-label={t('sheet.about')}>
          <div className={styles.ways}>{ways}</div>
          <OrderSums order={order} />
          <OrderAbout order={order} />
          <p className={styles.links}>
            {hasTickets ? <a href={ownTicketsAddress}>{t('sheet.tickets')}</a> : null}
            {isService && order.paidAt ? <a href={ownServicesAddress}>{t('sheet.toServices')}</a> : null}
            <a href={ownOrdersAddress}>{t('sheet.orders')}</a>
          </p>
        </aside>
      </div>
    </>
  )
}
