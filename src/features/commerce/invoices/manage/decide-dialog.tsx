import { useTranslation } from 'react-i18next'
import { decideReversal } from '#contract/commerce/invoices/endpoints.ts'
import type { ManagedInvoice } from '#contract/commerce/invoices/schemas.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import { useDeskStep } from './api'
import { StepFailure } from './step-failure'

interface DecideDialogProps {
  invoice: ManagedInvoice
  reversed: boolean
  onDone: (invoice: ManagedInvoice) => void
  onClose: () => void
}

/** Asks before it is noted the outcome of a reversal, and says what that means. */
export function DecideDialog({ invoice, reversed, onDone, onClose }: DecideDialogProps) {
  const { t } = useTranslation('invoices')
  const decide = useDeskStep(decideReversal)
  const words = reversed ? 'reversed' : 'refuse'
  const { id, version, title, invoiceNumber } = invoice
  return (
    <WorkDialog
      title={t(`desk.${words}Title`)}
      submit={t(`desk.${words}`)}
      danger={reversed}
      busy={decide.isPending}
      onSubmit={() => decide.mutate({ id, version, reversed }, { onSuccess: onDone })}
      onClose={onClose}
    >
      <p>
        <strong>{title.name}</strong> · {invoiceNumber}
      </p>
      <p>{t(`desk.${words}Text`)}</p>
      {decide.error ? <StepFailure error={decide.error} /> : null}
    </WorkDialog>
  )
}
