import { Button } from 'antd'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { getOwnOrder, listOwnOrders } from '#contract/commerce/orders/endpoints.ts'
import type { Order } from '#contract/commerce/orders/schemas.ts'
import { listOwnTickets } from '#contract/commerce/tickets/endpoints.ts'
import { ownOrdersAddress } from '#src/common/app/ticket-addresses.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { useSession } from '#src/common/session/session.ts'
import { RecordShown } from '#src/common/ui/detail/record.tsx'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { Work } from '#src/common/work/work.tsx'
import { OrderInvoice } from '#src/features/commerce/invoices/order-invoice.tsx'
import { useOwnOrder } from '#src/features/commerce/orders/api.ts'
import { CancelDialog } from '#src/features/commerce/orders/cancel-dialog.tsx'
import { notifyOtherTabs, useFollowOrders, useOrderUpdates } from '#src/features/commerce/orders/follow-orders.ts'
import { OrderSheet } from '#src/features/commerce/orders/order-sheet.tsx'
import { PayDialog } from '#src/features/commerce/payments/pay-dialog.tsx'
import { RefundDialog } from '#src/features/commerce/payments/refund-dialog.tsx'
import { useOwnTransfers } from '#src/features/commerce/transfers/api.ts'
import { OwnTransfers } from '#src/features/commerce/transfers/own-transfers.tsx'
import styles from './hall.module.css'
import { OwnOnly } from './own-only'
import { isChecked, ServiceWays } from './service-ways'

/** `/order?id`: one order, with the ways to pay it, to give it up, and to return what it holds. */
export function OrderScreen() {
  const { t } = useTranslation('orders')
  useTitle(t('sheet.title'))
  const userId = useSession()?.user.userId
  const id = useHashQuery().id('id')
  return (
    <Work>
      <div className={`yz-wrap ${styles.page}`}>
        <OwnOnly>
          <Own key={`${userId} ${id}`} id={id} />
        </OwnOnly>
      </div>
    </Work>
  )
}

function Own({ id }: { id: number | undefined }) {
  const { t } = useTranslation('orders')
  const order = useOwnOrder(id)
  useFollowOrders()
  useOrderUpdates(order.data?.state === 'pending' || order.data?.state === 'confirming')
  const { refetch } = order
  const lookAgain = useCallback(() => void refetch(), [refetch])
  return (
    <RecordShown
      id={id}
      query={order}
      loading={<div className={`yz-skeleton ${styles.waiting}`} />}
      missing={t('sheet.missing')}
      back={{ href: ownOrdersAddress, label: t('sheet.orders') }}
    >
      {(one) => <OrderHere order={one} heardAt={order.dataUpdatedAt} onOvertime={lookAgain} />}
    </RecordShown>
  )
}

interface OrderHereProps {
  order: Order
  heardAt: number
  onOvertime: () => void
}

/** Whether the reader has just placed it, and pays it now. */
const isJustPlaced = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'pay' in state && state.pay === true

function OrderHere({ order, heardAt, onOvertime }: OrderHereProps) {
  const { t } = useTranslation('orders')
  const client = useQueryClient()
  const location = useLocation()
  const isPending = order.state === 'pending'
  const [requested, setRequested] = useState<'pay' | 'cancel' | 'refund' | undefined>(
    // The state of the history outlives a reload, and the order may be paid by then.
    isPending && isJustPlaced(location.state) ? 'pay' : undefined,
  )
  const close = () => setRequested(undefined)
  const isService = order.kind === 'service'
  const isWaiting = isPending || order.state === 'confirming'
  const transfers = useOwnTransfers(order.id, isService).data ?? []
  const settle = ({ id, state, closeReason }: Order) => {
    for (const { path } of [getOwnOrder, listOwnOrders, listOwnTickets])
      void client.invalidateQueries({ queryKey: [path] })
    notifyOtherTabs(id)
    // What has ended says so itself, with the way to another order.
    if (closeReason === 'overtime') return
    if (state !== 'closed') showToast(t(isService ? 'pay.doneService' : 'pay.done'))
    close()
  }
  return (
    <>
      <OrderSheet
        order={order}
        heardAt={heardAt}
        onOvertime={onOvertime}
        isChecking={isChecked(transfers)}
        ways={
          <>
            {isWaiting && isService ? (
              <ServiceWays
                order={order}
                transfers={transfers}
                onPay={() => setRequested('pay')}
                onCancel={() => setRequested('cancel')}
              />
            ) : null}
            {isPending && !isService ? (
              <>
                <Button type="primary" size="large" onClick={() => setRequested('pay')}>
                  {t('pay.do')}
                </Button>
                <Button onClick={() => setRequested('cancel')}>{t('cancel.do')}</Button>
              </>
            ) : null}
            {order.lines.some(({ refundable }) => refundable) ? (
              <Button onClick={() => setRequested('refund')}>{t('refund.open')}</Button>
            ) : null}
            {order.paidAt ? <OrderInvoice order={order} /> : null}
          </>
        }
      >
        <OwnTransfers transfers={transfers} />
      </OrderSheet>
      {requested === 'pay' ? <PayDialog order={order} onSettled={settle} onClose={close} /> : null}
      {requested === 'cancel' ? <CancelDialog order={order} onClose={close} /> : null}
      {requested === 'refund' ? (
        <RefundDialog
          order={order}
          onRequested={({ id }) => {
            notifyOtherTabs(id)
            showToast(t('refund.asked'))
            close()
          }}
          onClose={close}
        />
      ) : null}
    </>
  )
}
