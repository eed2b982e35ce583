import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnOffer, Quotation } from '#contract/trade/offers/schemas.ts'
import { demandAddress } from '#src/common/app/exchange-addresses.ts'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import { type ShownText, useShownTexts } from '#src/common/translation/use-shown-texts.tsx'
import { useTextLanguage } from '#src/common/ui/detail/fallback-note.tsx'
import { Empty, Shown } from '#src/common/ui/states.tsx'
import { formatDay, formatMoney, useQuantity } from '#src/common/ui/trade/wording.ts'
import { type WorkColumn, WorkTable } from '#src/common/work/work-table.tsx'
import { OfferStateTag } from './offer-state'
import styles from './offers.module.css'
import { type OwnOfferFilter, useOwnOffers } from './own-api'
import { OwnOfferActions, type OwnOfferAct } from './own-offer-actions'
import { IssueDialog } from './quotation/issue-dialog'
import { QuotationDialog } from './quotation/quotation-dialog'
import { WithdrawDialog } from './withdraw-dialog'

const PER_PAGE = 10

/** The own exhibitor's offers: to what, on which terms, how each stands. */
export function OwnOfferList({ query, state }: { query: HashQuery; state: OwnOfferFilter['state'] }) {
  const { t } = useTranslation('offers')
  const offers = useOwnOffers({ page: query.page, limit: PER_PAGE, ...(state ? { state } : {}) })
  const [requested, setRequested] = useState<{ offer: OwnOffer; act: OwnOfferAct }>()
  const [issued, setIssued] = useState<Quotation>()
  const quoted = (offers.data?.list ?? []).flatMap(({ demand, reason }) => [demand?.title ?? '', reason])
  const { shown: shownText, line } = useShownTexts(quoted)
  const columns = useColumns(shownText, (offer, act) => setRequested({ offer, act }))
  const close = () => setRequested(undefined)
  const shown = issued ?? (requested?.act === 'show' ? requested.offer.quotation : undefined)
  return (
    <>
      <Shown query={offers} loading={<div className={`yz-skeleton ${styles.waiting}`} />}>
        {({ list, totalCount }) =>
          list.length === 0 ? (
            <Empty title={t('own.empty')} text={t('own.emptyText')} />
          ) : (
            <>
              {line}
              <WorkTable<OwnOffer>
                name="own-offers"
                caption={t('own.caption')}
                columns={columns}
                rows={list}
                query={query}
                total={totalCount}
                pageSize={PER_PAGE}
                stale={offers.isPlaceholderData}
              />
            </>
          )
        }
      </Shown>
      {requested?.act === 'withdraw' ? <WithdrawDialog offer={requested.offer} onClose={close} /> : null}
      {requested?.act === 'issue' ? (
        <IssueDialog
          offer={requested.offer}
          onIssued={(quotation) => {
            setIssued(quotation)
            close()
          }}
          onClose={close}
        />
      ) : null}
      {shown ? (
        <QuotationDialog
          key={shown.id}
          quotation={shown}
          reader="exhibitor"
          onClose={() => {
            setIssued(undefined)
            close()
          }}
        />
      ) : null}
    </>
  )
}

type Show = (text: string) => ShownText

function useColumns(shown: Show, onAct: (offer: OwnOffer, act: OwnOfferAct) => void): WorkColumn<OwnOffer>[] {
  const { t, i18n } = useTranslation('offers')
  const quantity = useQuantity()
  const column = (key: string, render: WorkColumn<OwnOffer>['render'], more: Partial<WorkColumn<OwnOffer>> = {}) => ({
    key,
    title: t(`field.${key}`),
    render,
    ...more,
  })
  const money = ({ currency }: OwnOffer, amount: number) => formatMoney(amount, currency, i18n.language)
  return [
    column('demand', (one) => <DemandName offer={one} shown={shown} />, { always: true }),
    column(
      'price',
      (one) => (
        <>
          {money(one, one.price)} × {quantity(one.quantity, one.unit)}
          <small>{t('sum', { sum: money(one, one.price * one.quantity) })}</small>
        </>
      ),
      { width: 176 },
    ),
    column(
      'state',
      (one) => (
        <>
          <OfferStateTag offer={one} />
          {one.accepted === null ? null : (
            <small>{t('step.accepted', { quantity: quantity(one.accepted, one.unit) })}</small>
          )}
          {one.reason ? <small lang={shown(one.reason).lang}>{shown(one.reason).text}</small> : null}
          {one.quotation ? <small>{t(`quotation.short.${one.quotation.state}`)}</small> : null}
        </>
      ),
      { width: 136 },
    ),
    column('contact', (one) => <Contact offer={one} />, { width: 150 }),
    column(
      'validUntil',
      ({ validUntil }) => <span className={styles.nowrap}>{formatDay(validUntil, i18n.language)}</span>,
      {
        width: 148,
      },
    ),
    column('actions', (one) => <OwnOfferActions offer={one} onAct={(act) => onAct(one, act)} />, {
      always: true,
      width: 116,
    }),
  ]
}

function DemandName({ offer: { demand }, shown }: { offer: OwnOffer; shown: Show }) {
  const { t } = useTranslation('offers')
  const languageOf = useTextLanguage(demand?.fallbackFields ?? [])
  if (!demand) return t('own.gone')
  return (
    <>
      <a href={demandAddress(demand.id)} lang={shown(demand.title).lang ?? languageOf('title')}>
        {shown(demand.title).text}
      </a>
      {demand.end === '' ? null : <small>{t(`demands:end.${demand.end}`)}</small>}
    </>
  )
}

function Contact({ offer: { contact, state } }: { offer: OwnOffer }) {
  const { t } = useTranslation('offers')
  if (!contact) return state === 'standing' ? <small>{t('own.waits')}</small> : '—'
  return (
    <>
      {contact.person}
      <small>
        <a href={`tel:${contact.number.replaceAll(' ', '')}`}>{contact.number}</a>
      </small>
    </>
  )
}
