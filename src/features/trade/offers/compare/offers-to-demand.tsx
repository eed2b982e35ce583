import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Demand } from '#contract/trade/demands/schemas.ts'
import type { Offer } from '#contract/trade/offers/schemas.ts'
import { useHashQuery } from '#src/common/app/use-hash-query.ts'
import { Empty, Shown } from '#src/common/ui/states.tsx'
import { useQuantity } from '#src/common/ui/trade/wording.ts'
import { WorkTable } from '#src/common/work/work-table.tsx'
import { useOffers } from '../own-api'
import styles from '../offers.module.css'
import { QuotationDialog } from '../quotation/quotation-dialog'
import { AcceptDialog } from './accept-dialog'
import { DeclineDialog } from './decline-dialog'
import { OfferDetails } from './offer-details'
import { ShortlistDialog } from './shortlist-dialog'
import { type OfferWays, type Press, useOfferColumns } from './use-offer-columns'

const leftOf = ({ quantity, accepted }: Demand): number => Math.max(0, Number((quantity - accepted).toFixed(2)))

interface OffersToDemandProps extends OfferWays {
  demand: Demand
}

/** All offers to a demand next to each other, and what its buyer decides about each. */
export function OffersToDemand({ demand, ...ways }: OffersToDemandProps) {
  const { t } = useTranslation('offers')
  const query = useHashQuery()
  const quantity = useQuantity()
  const offers = useOffers(demand.id)
  const [requested, setRequested] = useState<{ offer: Offer; press: Press }>()
  const left = leftOf(demand)
  const columns = useOfferColumns(demand, (offer, press) => setRequested({ offer, press }), ways)
  const close = () => setRequested(undefined)
  return (
    <section aria-label={t('compare.title')}>
      {left > 0 && demand.end === '' ? (
        <p className={styles.hint}>{t('compare.left', { quantity: quantity(left, demand.unit) })}</p>
      ) : null}
      <Shown query={offers} loading={<div className={`yz-skeleton ${styles.waiting}`} />}>
        {(list) =>
          list.length === 0 ? (
            <Empty title={t('compare.empty')} text={t('compare.emptyText')} />
          ) : (
            <WorkTable<Offer>
              name="offers"
              caption={t('compare.caption', { title: demand.title })}
              columns={columns}
              rows={list}
              query={query}
              total={list.length}
              pageSize={list.length}
              stale={offers.isPlaceholderData}
              details={{
                render: (offer) => <OfferDetails offer={offer} />,
                label: t('compare.more'),
                nameOf: ({ exhibitor }) => t('compare.moreOf', { name: exhibitor.name }),
              }}
            />
          )
        }
      </Shown>
      {requested?.press === 'shortlist' ? <ShortlistDialog offer={requested.offer} onClose={close} /> : null}
      {requested?.press === 'decline' ? <DeclineDialog offer={requested.offer} onClose={close} /> : null}
      {requested?.press === 'accept' ? <AcceptDialog offer={requested.offer} left={left} onClose={close} /> : null}
      {requested?.press === 'quotation' && requested.offer.quotation ? (
        <QuotationDialog quotation={requested.offer.quotation} reader="buyer" onClose={close} />
      ) : null}
    </section>
  )
}
