import { Alert } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { issueQuotation } from '#contract/trade/offers/endpoints.ts'
import { multiply } from '#contract/trade/offers/quotation-rules.ts'
import type { OwnOffer, Quotation } from '#contract/trade/offers/schemas.ts'
import { newKey } from '#src/common/app/new-key.ts'
import { errorMessage } from '#src/common/request/error-message.ts'
import { showToast } from '#src/common/ui/notices/notices.ts'
import { WorkDialog } from '#src/common/work/work-dialog.tsx'
import styles from '../offers.module.css'
import { useOfferChange } from '../own-api'
import { QuotationTerms, type Terms } from './quotation-terms'

/** What a quotation of the offer will say. */
function termsOf(offer: OwnOffer): Terms {
  const { demandId, demand, contact, exhibitor, exhibits, unit, price, currency, deliverBy, validUntil, note } = offer
  const quantity = offer.accepted ?? offer.quantity
  return {
    demandId,
    unit,
    price,
    currency,
    deliverBy,
    note,
    quantity,
    title: demand?.title ?? '',
    company: exhibitor.name,
    booth: exhibitor.booth,
    buyer: contact ?? { person: '', number: '' },
    exhibits: exhibits.map(({ exhibitsName }) => exhibitsName),
    total: multiply(quantity, price),
    validUntil: offer.accepted === null ? validUntil : '',
    issuedAt: null,
    confirmedAt: null,
  }
}

interface IssueDialogProps {
  offer: OwnOffer
  onIssued: (quotation: Quotation) => void
  onClose: () => void
}

/** Shows what a quotation will say before it is issued, which is the exhibitor's word. */
export function IssueDialog({ offer, onIssued, onClose }: IssueDialogProps) {
  const { t } = useTranslation('offers')
  const issue = useOfferChange(issueQuotation)
  // Sent again after a break, it is one.
  const [key] = useState(newKey)
  const send = () =>
    issue.mutate(
      { key, id: offer.id, version: offer.version },
      {
        onSuccess: (quotation) => {
          showToast(t('quotation.issued'))
          onIssued(quotation)
        },
      },
    )
  return (
    <WorkDialog
      title={t('quotation.issueTitle')}
      width={640}
      submit={t('quotation.issueSend')}
      busy={issue.isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <p className={styles.hint}>{t('quotation.issueEffect')}</p>
      {issue.error ? (
        <Alert className={styles.refusal ?? ''} type="error" showIcon role="alert" title={errorMessage(issue.error)} />
      ) : null}
      <QuotationTerms terms={termsOf(offer)} />
    </WorkDialog>
  )
}
