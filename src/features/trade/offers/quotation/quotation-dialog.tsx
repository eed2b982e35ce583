import { Alert } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { confirmQuotation } from '#contract/trade/offers/endpoints.ts'
import type { Quotation } from '#contract/trade/offers/schemas.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import styles from '../offers.module.css'
import { useOfferChange } from '../own-api'
import { PaperWays } from './paper-ways'
import { QuotationStateTag } from './quotation-state'
import { QuotationTerms } from './quotation-terms'

interface QuotationDialogProps {
  quotation: Quotation
  /** The buyer confirms it, the exhibitor has. */
  reader: 'buyer' | 'exhibitor'
  onClose: () => void
}

/** A quotation as it stands: it is read, saved, and confirmed by the buyer. */
export function QuotationDialog({ quotation: opened, reader, onClose }: QuotationDialogProps) {
  const { t } = useTranslation('offers')
  const confirm = useOfferChange(confirmQuotation)
  const [quotation, setQuotation] = useState(opened)
  const { id, version, state, number } = quotation
  const isRequested = reader === 'buyer' && state === 'issued'
  const send = () =>
    confirm.mutate(
      { id, version },
      {
        onSuccess: (confirmed) => {
          setQuotation(confirmed)
          showToast(t('quotation.confirmed'))
        },
      },
    )
  const hint = {
    issued: t(isRequested ? 'quotation.confirmEffect' : 'quotation.waits'),
    confirmed: '',
    superseded: t('quotation.supersededHint'),
  }[state]
  return (
    <WorkDialog
      title={t('quotation.title', { number })}
      width={640}
      busy={confirm.isPending}
      onClose={onClose}
      {...(isRequested ? { submit: t('quotation.confirmSend'), onSubmit: send } : {})}
    >
      <p className={styles.hint}>
        <QuotationStateTag state={state} /> {hint}
      </p>
      {confirm.error ? (
        <Alert
          className={styles.refusal ?? ''}
          type="error"
          showIcon
          role="alert"
          title={errorMessage(confirm.error)}
        />
      ) : null}
      {/* First: in a narrow window the focus would leave what is read below the fold. */}
      <PaperWays quotation={quotation} />
      <QuotationTerms terms={quotation} />
    </WorkDialog>
  )
}
