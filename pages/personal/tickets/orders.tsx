import { useTranslation } from 'react-i18next'
import { type OrderState, orderStates } from '../../../contract/orders/rules'
import { usePageView } from '../../../src/common/analytics/collector'
import { useHashQuery } from '../../../src/common/app/use-hash-query'
import { LinkTabs } from '../../../src/common/ui/list/link-tabs'
import { useFollowOrders } from '../../../src/features/orders/follow-orders'
import { OwnOrderList } from '../../../src/features/orders/own-order-list'
import lists from '../lists.module.css'
import page from '../personal.module.css'

/** The own orders of tickets, by how they stand. */
export function Orders() {
  const { t } = useTranslation('orders')
  const query = useHashQuery()
  usePageView('orderlist')
  useFollowOrders()
  const state = orderStates.find((one) => one === query.text('state'))
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
      <LinkTabs label={t('list.states')} tabs={[undefined, ...orderStates].map(tab)} />
      <OwnOrderList query={query} state={state} />
    </div>
  )
}
