import { useTranslation } from 'react-i18next'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { OrderTable } from '#src/features/commerce/orders/manage/order-table.tsx'
import { DeskHead } from '../desk-head'
import { DoorRefund } from './door-refund'
import { ServiceRefund } from './service-refund'

/** Every order of the fair, for organizers and finance (spec: live §3). */
export function Orders() {
  const { t } = useTranslation('commerce')
  useTitle(t('orders.title'))
  const query = useHashQuery()
  return (
    <>
      <DeskHead title={t('orders.title')} lead={t('orders.lead')} />
      <OrderTable
        query={query}
        renderMore={(order) => (
          <>
            <DoorRefund order={order} />
            <ServiceRefund order={order} />
          </>
        )}
      />
    </>
  )
}
