import { useTranslation } from 'react-i18next'
import type { Report } from '#contract/operations/reports/schemas.ts'
import { liveAddress } from '#src/common/app/addresses.ts'
import { Link } from '#src/common/app/link.tsx'
import { formatMoney, useQuantity } from '#src/common/ui/trade/wording.ts'

/**
 * What a report is about, as rows of a list of facts: the session, the person, or the demand and the offer with
 * their owners.
 */
export function ReportAbout({ report }: { report: Report }) {
  const { t } = useTranslation('live-manage')
  const { about, kind, liveId, liveName, demand, offer, person } = report
  if (about === 'fair' || about === 'live') {
    return (
      <>
        <dt>{t(`reports.${kind}`)}</dt>
        <dd>{liveId === null ? liveName || t('reports.about.fair') : <a href={liveAddress(liveId)}>{liveName}</a>}</dd>
      </>
    )
  }
  if (about === 'person') {
    const known =
      person && [person.name, person.company, t(`reports.metIn.${person.metIn}`)].filter(Boolean).join(' · ')
    return (
      <>
        <dt>{t('reports.person')}</dt>
        <dd>{known || liveName}</dd>
      </>
    )
  }
  return (
    <>
      <dt>{t(about === 'offer' ? 'reports.offerTo' : 'reports.about.demand')}</dt>
      <dd>{demand ? <Link to={`/demands/${demand.id}`}>{demand.title || liveName}</Link> : liveName}</dd>
      {demand ? (
        <>
          <dt>{t('reports.buyer')}</dt>
          <dd>{demand.buyer || '—'}</dd>
        </>
      ) : null}
      {offer ? <Offer offer={offer} /> : null}
    </>
  )
}

function Offer({ offer: { company, note, ...terms } }: { offer: NonNullable<Report['offer']> }) {
  const { t } = useTranslation('live-manage')
  const words = useOfferWords()
  return (
    <>
      <dt>{t('reports.offerer')}</dt>
      <dd>{company}</dd>
      <dt>{t('reports.offered')}</dt>
      <dd>{[words(terms), note].filter(Boolean).join(' · ')}</dd>
    </>
  )
}

type Terms = Pick<NonNullable<Report['offer']>, 'quantity' | 'unit' | 'price' | 'currency'>

/** An offer as text: how much of it, at which price of one. */
export function useOfferWords(): (terms: Terms) => string {
  const { t, i18n } = useTranslation('live-manage')
  const quantity = useQuantity()
  return ({ quantity: much, unit, price, currency }) =>
    t('reports.offerWords', { quantity: quantity(much, unit), price: formatMoney(price, currency, i18n.language) })
}
