import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Order } from '#contract/commerce/orders/schemas.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { useCancelOrder } from './api'
import { notifyOtherTabs } from './follow-orders'

interface CancelDialogProps {
  order: Pick<Order, 'id' | 'version' | 'kind'>
  onClose: () => void
}

/** Asks before an order that waits is given up. */
export function CancelDialog({ order: { id, version, kind }, onClose }: CancelDialogProps) {
  const { t } = useTranslation('orders')
  const cancel = useCancelOrder()
  const send = () =>
    cancel.mutate(
      { id, version },
      {
        onSuccess: () => {
          notifyOtherTabs(id)
          showToast(t('cancel.done'))
          onClose()
        },
      },
    )
  return (
    <WorkDialog
      title={t('cancel.title')}
      submit={t('cancel.do')}
      cancel={t('cancel.keep')}
      danger
      busy={cancel.isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <p>{t(kind === 'service' ? 'cancel.textService' : 'cancel.text')}</p>
      {cancel.error ? <Alert type="error" showIcon role="alert" title={errorMessage(cancel.error)} /> : null}
    </WorkDialog>
  )
}
