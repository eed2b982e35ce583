import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import type { ManagedRefund } from '#contract/commerce/payments/schemas.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { formatFen } from '#src/common/ui/money/fen.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { useSettleRefund } from './api'

/** Whether finance returns a refund by hand: no provider knows of it. */
export const isByHand = ({ state, method }: ManagedRefund): boolean =>
  state === 'asked' && (method === 'cash' || method === 'terminal' || method === 'transfer')

/** Asks before a refund is written down as returned: it cannot be withdrawn. */
export function SettleDialog({ refund, onClose }: { refund: ManagedRefund; onClose: () => void }) {
  const { t, i18n } = useTranslation('commerce')
  const settle = useSettleRefund()
  const { id, number, fen, method } = refund
  const send = () =>
    settle.mutate(
      { id },
      {
        onSuccess: () => {
          showToast(t('refunds.settled', { number }))
          onClose()
        },
      },
    )
  return (
    <WorkDialog
      title={t('refunds.settleTitle')}
      submit={t('refunds.settle')}
      danger
      busy={settle.isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <p>
        {t('refunds.settleText', { sum: formatFen(fen, i18n.language), number, method: t(`orders:method.${method}`) })}
      </p>
      {settle.error ? <Alert type="error" showIcon role="alert" title={errorMessage(settle.error)} /> : null}
    </WorkDialog>
  )
}
