import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasPermission } from '#contract/core/permissions.ts'
import type { Order } from '#contract/commerce/orders/schemas.ts'
import { useSession } from '#src/common/session/session.ts'
import { ServiceRefundDialog } from '#src/features/commerce/payments/manage/service-refund-dialog.tsx'

/** Refunds a paid order of services; the money goes the way of every refund. */
export function ServiceRefund({ order }: { order: Order }) {
  const { t } = useTranslation('commerce')
  const mayAct = hasPermission(useSession()?.user.userType, 'refundServices')
  const [isOpen, setOpen] = useState(false)
  const isRefundable = order.kind === 'service' && order.lines.some(({ returnable }) => returnable)
  // The open dialog stays while the list is read again.
  if (!mayAct || (!isRefundable && !isOpen)) return null
  return (
    <>
      <Button danger onClick={() => setOpen(true)}>
        {t('serviceRefund.open')}
      </Button>
      {isOpen ? <ServiceRefundDialog order={order} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
