import { useTranslation } from 'react-i18next'
import { type OrderKind, orderKinds, type OrderState, orderStates } from '#contract/commerce/orders/rules.ts'
import type { OrderCard } from '#contract/commerce/orders/schemas.ts'
import { hasPermission } from '#contract/core/permissions.ts'
import { usePageView } from '#src/common/analytics/collector.ts'
import { ownInvoicesAddress } from '#src/common/app/ticket-addresses.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { useSession } from '#src/common/session/session.ts'
import { LinkTabs } from '#src/common/ui/list/link-tabs.tsx'
import { useInvoicedOrders } from '#src/features/commerce/invoices/api.ts'
import { ApplyInvoiceButton } from '#src/features/commerce/invoices/apply-button.tsx'
import invoices from '#src/features/commerce/invoices/invoices.module.css'
import { useFollowOrders } from '#src/features/commerce/orders/follow-orders.ts'
import { OwnOrderList } from '#src/features/commerce/orders/own-order-list.tsx'
import lists from '../lists.module.css'
import page from '../personal.module.css'

/** The own orders of tickets and of services, by how they stand. */
export function Orders() {
  const { t } = useTranslation('orders')
  const query = useHashQuery()
  usePageView('orderlist')
  useFollowOrders()
  const isExhibitor = hasPermission(useSession()?.user.userType, 'buyServices')
  // Tickets are not confirmed by anybody.
  const states = orderStates.filter((one) => isExhibitor || one !== 'confirming')
  const state = orderStates.find((one) => one === query.text('state'))
  const kind = orderKinds.find((one) => one === query.text('kind'))
  const kindTab = (key: OrderKind | undefined) => ({
    key: key ?? 'all',
    label: key ? t(`kind.${key}`) : t('list.allKinds'),
    to: query.to({ kind: key }),
    current: key === kind,
  })
  const tab = (key: OrderState | undefined) => ({
    key: key ?? 'all',
    label: key ? t(`state.${key}`) : t('list.all'),
    to: query.to({ state: key }),
    current: key === state,
  })
  return (
    <div className={page.stack}>
      <h2 className={page.sectionTitle}>{t('list.title')}</h2>
      <p className={lists.lead}>{t('list.lead')}</p>
      {isExhibitor || kind ? <LinkTabs label={t('list.kinds')} tabs={[undefined, ...orderKinds].map(kindTab)} /> : null}
      <LinkTabs label={t('list.states')} tabs={[undefined, ...states].map(tab)} />
      <OwnOrderList query={query} kind={kind} state={state} renderMore={(order) => <InvoiceOf order={order} />} />
    </div>
  )
}

/** The way to an order's invoice: to what stands, or to its application where there is something to be invoiced. */
function InvoiceOf({ order: { id, number, state, payableFen, refundedFen } }: { order: OrderCard }) {
  const { t } = useTranslation('invoices')
  const invoiced = useInvoicedOrders()
  if (!invoiced) return null
  if (invoiced.has(id))
    return (
      <span className={invoices.inTable}>
        <a href={ownInvoicesAddress} aria-label={t('order.toInvoiceOf', { number })}>
          {t('order.toInvoice')}
        </a>
      </span>
    )
  if (state !== 'paid' && state !== 'partlyRefunded') return null
  return (
    <span className={invoices.inTable}>
      <ApplyInvoiceButton type="link" size="small" orderId={id} number={number} fen={payableFen - refundedFen} />
    </span>
  )
}
