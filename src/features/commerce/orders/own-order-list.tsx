import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderKind, OrderState } from '#contract/commerce/orders/rules.ts'
import type { OrderCard } from '#contract/commerce/orders/schemas.ts'
import { orderAddress, resourceAddress, ticketHallAddress } from '#src/common/app/ticket-addresses.ts'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import { formatFen } from '#src/common/ui/money/fen.ts'
import { Empty, Shown } from '#src/common/ui/states.tsx'
import { dayText } from '#src/common/work/moment.ts'
import { type WorkColumn, WorkTable } from '#src/common/work/work-table.tsx'
import { useOwnOrders } from './api'
import { OrderStateTag } from './order-state'
import styles from './orders.module.css'

const PER_PAGE = 10

interface OwnOrderListProps {
  query: HashQuery
  /** undefined: of every kind. */
  kind: OrderKind | undefined
  state: OrderState | undefined
  /** What else can be done with one. */
  renderMore?: (order: OrderCard) => ReactNode
}

/** The own orders: what each holds, what it cost and how it stands; those that wait lead to their payment. */
export function OwnOrderList({ query, kind, state, renderMore }: OwnOrderListProps) {
  const { t } = useTranslation('orders')
  const orders = useOwnOrders({
    page: query.page,
    limit: PER_PAGE,
    ...(kind ? { kind } : {}),
    ...(state ? { state } : {}),
  })
  const columns = useColumns(renderMore)
  return (
    <Shown query={orders} loading={<div className={`yz-skeleton ${styles.waiting}`} />}>
      {({ list, totalCount }) =>
        list.length === 0 ? (
          <Empty
            title={t(state ? 'list.none' : 'list.empty')}
            text={t(kind === 'service' ? 'list.emptyServiceText' : 'list.emptyText')}
          >
            <a className="yz-button" href={kind === 'service' ? resourceAddress : ticketHallAddress}>
              {t(kind === 'service' ? 'list.toServices' : 'list.toHall')}
            </a>
          </Empty>
        ) : (
          <WorkTable<OrderCard>
            name="own-orders"
            caption={t('list.caption')}
            columns={columns}
            rows={list}
            query={query}
            total={totalCount}
            pageSize={PER_PAGE}
            stale={orders.isPlaceholderData}
          />
        )
      }
    </Shown>
  )
}

function useColumns(renderMore: OwnOrderListProps['renderMore']): WorkColumn<OrderCard>[] {
  const { t, i18n } = useTranslation('orders')
  const money = (fen: number) => (fen === 0 ? t('tickets:free') : formatFen(fen, i18n.language))
  const column = (key: string, render: WorkColumn<OrderCard>['render'], more: Partial<WorkColumn<OrderCard>> = {}) => ({
    key,
    title: t(`field.${key}`),
    render,
    ...more,
  })
  return [
    column(
      'order',
      ({ id, kind, names, number }) => (
        <>
          <a href={orderAddress(id)}>{names.join(t('form.and'))}</a>
          <small>
            {t(`kind.${kind}`)} · {number}
          </small>
        </>
      ),
      { always: true },
    ),
    column('state', ({ state }) => <OrderStateTag state={state} />, { width: 130 }),
    column('quantity', ({ quantity }) => quantity.toLocaleString(i18n.language), { width: 88 }),
    column(
      'payable',
      ({ payableFen, refundedFen }) => (
        <>
          {money(payableFen)}
          {refundedFen > 0 ? <small>{t('list.refunded', { sum: money(refundedFen) })}</small> : null}
        </>
      ),
      { width: 132 },
    ),
    column('createdAt', ({ createdAt }) => dayText(createdAt, i18n.language), { width: 144 }),
    column(
      'actions',
      (order) => (
        <>
          <a
            href={orderAddress(order.id)}
            aria-label={t(order.state === 'pending' ? 'list.payOf' : 'list.openOf', { number: order.number })}
            className={styles.open}
          >
            {t(order.state === 'pending' ? 'list.pay' : 'list.open')}
          </a>
          {renderMore?.(order)}
        </>
      ),
      { always: true, width: 112 },
    ),
  ]
}
