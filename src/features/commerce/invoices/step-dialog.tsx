import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { askReversal, withdrawInvoice } from '#contract/commerce/invoices/endpoints.ts'
import type { Invoice } from '#contract/commerce/invoices/schemas.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { formatFen } from '#src/common/ui/money/fen.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { useInvoiceChange } from './api'

interface StepDialogProps {
  invoice: Invoice
  onClose: () => void
}

/** Asks before an application is given up, and says what that means. */
export function WithdrawDialog({ invoice, onClose }: StepDialogProps) {
  const { t } = useTranslation('invoices')
  return (
    <ConfirmStep invoice={invoice} endpoint={withdrawInvoice} words="withdraw" onClose={onClose}>
      <p>{t('withdraw.text')}</p>
    </ConfirmStep>
  )
}

/** Asks before an issued invoice is to be reversed, and says what that means. */
export function ReversalDialog({ invoice, onClose }: StepDialogProps) {
  const { t } = useTranslation('invoices')
  return (
    <ConfirmStep invoice={invoice} endpoint={askReversal} words="reversal" onClose={onClose}>
      <p>{t('reversal.text')}</p>
      <p>{t('reversal.deducted')}</p>
    </ConfirmStep>
  )
}

interface ConfirmStepProps extends StepDialogProps {
  endpoint: typeof withdrawInvoice | typeof askReversal
  words: 'withdraw' | 'reversal'
  children: ReactNode
}

function ConfirmStep({ invoice, endpoint, words, onClose, children }: ConfirmStepProps) {
  const { t, i18n } = useTranslation('invoices')
  const change = useInvoiceChange(endpoint)
  const { id, version, title, fen } = invoice
  const done = () => {
    showToast(t(`${words}.done`))
    onClose()
  }
  return (
    <WorkDialog
      title={t(`${words}.title`)}
      submit={t(`${words}.do`)}
      danger
      busy={change.isPending}
      onSubmit={() => change.mutate({ id, version }, { onSuccess: done })}
      onClose={onClose}
    >
      <p>
        <strong>{title.name}</strong> · {formatFen(fen, i18n.language)}
      </p>
      {children}
      {change.error ? <Alert type="error" showIcon role="alert" title={errorMessage(change.error)} /> : null}
    </WorkDialog>
  )
}
