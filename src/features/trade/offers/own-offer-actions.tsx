import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { isQuotable } from '#contract/trade/offers/quotation-rules.ts'
import type { OwnOffer } from '#contract/trade/offers/schemas.ts'
import { supplyAddress } from '#src/common/app/exchange-addresses.ts'
import styles from './offers.module.css'

export type OwnOfferAct = 'issue' | 'show' | 'withdraw'

/** Whether a quotation can be issued now: none holds, and the offer can still be accepted or is. */
const canIssue = (offer: OwnOffer): boolean =>
  isQuotable(offer) &&
  (offer.state === 'accepted' || offer.demand?.end === '') &&
  (offer.quotation === null || offer.quotation.state === 'superseded')

interface OwnOfferActionsProps {
  offer: OwnOffer
  onAct: (act: OwnOfferAct) => void
}

/** What its exhibitor may do about an offer now. */
export function OwnOfferActions({ offer, onAct }: OwnOfferActionsProps) {
  const { t } = useTranslation('offers')
  const { state, demand, demandId, quotation } = offer
  const isOpen = state === 'standing' || state === 'expired'
  const title = demand?.title ?? ''
  const button = (act: OwnOfferAct, text: string, name?: string) => (
    <Button
      type="link"
      size="small"
      danger={act === 'withdraw'}
      {...(name ? { 'aria-label': name } : {})}
      onClick={() => onAct(act)}
    >
      {text}
    </Button>
  )
  if (!isOpen && !quotation && !canIssue(offer)) return '—'
  return (
    <div className={styles.actions}>
      {canIssue(offer) ? button('issue', t('quotation.issue'), t('quotation.issueOf', { title })) : null}
      {quotation ? button('show', t('quotation.show'), t('quotation.showOf', { title })) : null}
      {isOpen && demand?.end === '' ? (
        <Button type="link" size="small" href={supplyAddress(demandId)}>
          {t('change.do')}
        </Button>
      ) : null}
      {isOpen ? button('withdraw', t('withdraw.do')) : null}
    </div>
  )
}
