import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import type { ManagedRefund } from '../../../../contract/payments/schemas'
import { errorMessage } from '../../../common/request/error-message'
import { formatFen } from '../../../common/ui/money/fen'
import { showToast } from '../../../common/ui/notices/notices'
import { WorkDialog } from '../../../common/work/work-dialog'
import { useSettleRefund } from './api'

/** Whether finance gives a refund back by hand: no provider knows of it. */
export const isByHand = ({ state, method }: ManagedRefund): boolean =>
  state === 'asked' && (method === 'cash' || method === 'terminal' || method === 'transfer')

/** Asks before a refund is written down as given back: it cannot be taken back. */
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
