import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasPermission } from '#contract/core/permissions.ts'
import { refundDoorSale } from '#contract/commerce/door-sales/endpoints.ts'
import type { Order } from '#contract/commerce/orders/schemas.ts'
import { useSession } from '#src/common/session/session.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { RefundDialog } from '#src/features/commerce/payments/refund-dialog.tsx'

/** Cancels tickets that were sold at the door; the money is refunded by hand afterwards. */
export function DoorRefund({ order }: { order: Order & { soldBy: string | null } }) {
  const { t } = useTranslation('commerce')
  const mayAct = hasPermission(useSession()?.user.userType, 'manageFinance')
  const [isRequested, setRequested] = useState(false)
  if (order.soldBy === null || !mayAct || order.lines.every(({ refundable }) => refundable === null)) return null
  return (
    <>
      <Button onClick={() => setRequested(true)}>{t('orders.takeBack')}</Button>
      {isRequested ? (
        <RefundDialog
          order={order}
          by={refundDoorSale}
          onRequested={() => {
            setRequested(false)
            showToast(t('orders.takenBack'))
          }}
          onClose={() => setRequested(false)}
        />
      ) : null}
    </>
  )
}
