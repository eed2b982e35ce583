import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Offer } from '#contract/trade/offers/schemas.ts'

const colors = {
  standing: 'processing',
  expired: 'warning',
  withdrawn: 'default',
  declined: 'error',
  accepted: 'success',
} as const

/** How an offer stands, and whether it is among those to be chosen from. */
export function OfferStateTag({ offer: { state, shortlisted } }: { offer: Pick<Offer, 'state' | 'shortlisted'> }) {
  const { t } = useTranslation('offers')
  const isListed = shortlisted && state === 'standing'
  return <Tag color={isListed ? 'success' : colors[state]}>{t(isListed ? 'state.shortlisted' : `state.${state}`)}</Tag>
}
