import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Demand } from '#contract/trade/demands/schemas.ts'
import type { Offer } from '#contract/trade/offers/schemas.ts'
import { askOfDemandAddress, exhibitorAddress } from '#src/common/app/addresses.ts'
import { dealingsAddress } from '#src/common/app/exchange-addresses.ts'
import { useTextLanguage } from '#src/common/ui/detail/fallback-note.tsx'
import { formatDay, formatMoney, useQuantity } from '#src/common/ui/trade/wording.ts'
import type { WorkColumn } from '#src/common/work/work-table.tsx'
import { useGap } from '../gap'
import { OfferStateTag } from '../offer-state'
import styles from '../offers.module.css'

export type Decision = 'accept' | 'shortlist' | 'decline'
/** What a buyer may press of an offer. */
export type Press = Decision | 'quotation'

/** What a buyer may decide about an offer now. */
function decisionsFor({ state, shortlisted }: Offer, { end }: Demand): Decision[] {
  if (state !== 'standing') return []
  if (end !== '') return ['decline']
  return shortlisted ? ['accept', 'decline'] : ['accept', 'shortlist', 'decline']
}

/** What other features bring to an offer. */
export interface OfferWays {
  /** Where else it leads, among what can be decided. */
  renderWays?: (offer: Offer) => ReactNode
  /** What else can be done about its exhibitor, beside the name. */
  renderMore?: (offer: Offer) => ReactNode
}

/** What a buyer compares. */
export function useOfferColumns(
  demand: Demand,
  onPress: (offer: Offer, press: Press) => void,
  { renderWays, renderMore }: OfferWays,
): WorkColumn<Offer>[] {
  const { t, i18n } = useTranslation('offers')
  const [quantity, gap] = [useQuantity(), useGap()]
  const day = (text: string) => formatDay(text, i18n.language)
  const money = ({ currency }: Offer, amount: number) => formatMoney(amount, currency, i18n.language)
  const column = (key: string, render: WorkColumn<Offer>['render'], more: Partial<WorkColumn<Offer>> = {}) => ({
    key,
    title: t(`field.${key}`),
    render,
    ...more,
  })
  return [
    column(
      'exhibitor',
      (one) => (
        <>
          <Exhibitor of={one.exhibitor} />
          {renderMore ? <div className={styles.about}>{renderMore(one)}</div> : null}
        </>
      ),
      { always: true },
    ),
    column('price', (one) => <span className={styles.nowrap}>{money(one, one.price)}</span>),
    column('quantity', (one) => (
      <>
        <span className={styles.nowrap}>{quantity(one.quantity, one.unit)}</span>
        <small>{gap(one.quantity, demand)}</small>
      </>
    )),
    column('total', (one) => <span className={styles.nowrap}>{money(one, one.price * one.quantity)}</span>),
    column('deliverBy', ({ deliverBy }) => (
      <span className={styles.nowrap}>{deliverBy ? day(deliverBy) : t('compare.noDelivery')}</span>
    )),
    column('state', (one) => (
      <>
        <OfferStateTag offer={one} />
        <small>
          {one.accepted === null
            ? t('compare.until', { day: day(one.validUntil) })
            : t('step.accepted', { quantity: quantity(one.accepted, one.unit) })}
        </small>
        {one.quotation ? <small>{t(`quotation.short.${one.quotation.state}`)}</small> : null}
      </>
    )),
    column(
      'actions',
      (one) => (
        <div className={styles.actions}>
          {one.quotation ? <QuotationButton offer={one} onPress={() => onPress(one, 'quotation')} /> : null}
          {decisionsFor(one, demand).map((decision) => (
            <Button
              key={decision}
              type="link"
              size="small"
              danger={decision === 'decline'}
              aria-label={t(`${decision}.of`, { name: one.exhibitor.name })}
              onClick={() => onPress(one, decision)}
            >
              {t(`${decision}.do`)}
            </Button>
          ))}
          <Button
            type="link"
            size="small"
            href={askOfDemandAddress(one.exhibitor.id, demand.id)}
            target="_blank"
            rel="noopener"
            aria-label={t('compare.askOf', { name: one.exhibitor.name })}
          >
            {t('compare.ask')}
          </Button>
          {renderWays?.(one)}
        </div>
      ),
      { always: true, width: 112 },
    ),
  ]
}

function QuotationButton({ offer: { quotation, exhibitor }, onPress }: { offer: Offer; onPress: () => void }) {
  const { t } = useTranslation('offers')
  const isRequested = quotation?.state === 'issued'
  return (
    <Button
      type="link"
      size="small"
      aria-label={t(isRequested ? 'quotation.confirmOf' : 'quotation.showBy', { name: exhibitor.name })}
      onClick={onPress}
    >
      {t(isRequested ? 'quotation.confirmShort' : 'quotation.show')}
    </Button>
  )
}

function Exhibitor({ of }: { of: Offer['exhibitor'] }) {
  const { t } = useTranslation('offers')
  const languageOf = useTextLanguage(of.fallbackFields)
  const place = [of.hallName, of.booth && t('compare.booth', { booth: of.booth }), of.vr && t('compare.vr')]
  return (
    <>
      <a href={exhibitorAddress(of.id)} target="_blank" rel="noopener" lang={languageOf('name')}>
        {of.name}
      </a>
      <small>{place.filter(Boolean).join(' · ')}</small>
      <small>
        <a href={dealingsAddress(of.id)} aria-label={t('compare.dealingsWith', { company: of.name })}>
          {t('compare.dealings')}
        </a>
      </small>
    </>
  )
}
