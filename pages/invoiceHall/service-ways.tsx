import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Order } from '#contract/commerce/orders/schemas.ts'
import type { Transfer } from '#contract/commerce/transfers/schemas.ts'
import { contactAddress } from '#src/common/app/addresses.ts'
import { usePayMethods } from '#src/features/commerce/payments/api.ts'
import { notifyOtherTabs } from '#src/features/commerce/orders/follow-orders.ts'
import { useTransferAccount } from '#src/features/commerce/transfers/api.ts'
import { TransferButton } from '#src/features/commerce/transfers/transfer-button.tsx'

/** Finance looks at a transfer of the order: it is neither paid again nor given up meanwhile. */
export const isChecked = (transfers: readonly Transfer[]): boolean => transfers[0]?.state === 'submitted'

interface ServiceWaysProps {
  order: Order
  /** The latest first. */
  transfers: readonly Transfer[]
  onPay: () => void
  onCancel: () => void
}

/** What can be done with an order of services that waits: once it is confirmed it is paid by WeChat or by bank transfer. */
export function ServiceWays({ order, transfers, onPay, onCancel }: ServiceWaysProps) {
  const { t } = useTranslation('orders')
  const methods = usePayMethods()
  const account = useTransferAccount()
  if (isChecked(transfers)) return null
  const isPending = order.state === 'pending'
  const hasNoWay = isPending && methods.data?.wechat === false && account.data === null
  return (
    <>
      {isPending && methods.data?.wechat ? (
        <Button type="primary" size="large" onClick={onPay}>
          {t('pay.wechat')}
        </Button>
      ) : null}
      {isPending ? (
        <TransferButton order={order} transfers={transfers} onSent={() => notifyOtherTabs(order.id)} />
      ) : null}
      {hasNoWay ? (
        <p>
          {t('transfers:noWay')} <a href={contactAddress}>{t('transfers:contact')}</a>
        </p>
      ) : null}
      <Button onClick={onCancel}>{t('cancel.do')}</Button>
    </>
  )
}
