import { Descriptions } from 'antd'
import { useTranslation } from 'react-i18next'
import type { OwnOffer } from '#contract/trade/offers/schemas.ts'
import { exhibitAddress } from '#src/common/app/addresses.ts'
import { formatDay, formatMoney, useQuantity } from '#src/common/ui/trade/wording.ts'
import { TranslatedText } from '#src/common/translation/translated-text.tsx'
import styles from './offers.module.css'
import { OfferStateTag } from './offer-state'

/** An own offer: its terms, how it stands, and the buyer's contact once it is given. */
export function OfferSummary({ offer }: { offer: OwnOffer }) {
  const { t, i18n } = useTranslation('offers')
  const quantity = useQuantity()
  const { unit, price, currency, validUntil, deliverBy, note, exhibits, contact, reason, accepted } = offer
  const money = (amount: number) => formatMoney(amount, currency, i18n.language)
  const items = [
    { key: 'state', label: t('field.state'), children: <OfferStateTag offer={offer} /> },
    { key: 'quantity', label: t('field.quantity'), children: quantity(offer.quantity, unit) },
    { key: 'price', label: t('field.price'), children: money(price) },
    { key: 'total', label: t('field.total'), children: money(offer.quantity * price) },
    { key: 'accepted', label: t('field.accepted'), children: accepted === null ? null : quantity(accepted, unit) },
    { key: 'validUntil', label: t('field.validUntil'), children: formatDay(validUntil, i18n.language) },
    { key: 'deliverBy', label: t('field.deliverBy'), children: deliverBy && formatDay(deliverBy, i18n.language) },
    { key: 'exhibits', label: t('field.exhibits'), children: exhibits.length > 0 ? <Exhibits of={exhibits} /> : null },
    { key: 'note', label: t('field.note'), children: note },
    { key: 'reason', label: t('field.reason'), children: reason ? <TranslatedText text={reason} /> : null },
    {
      key: 'contact',
      label: t('field.contact'),
      children: contact && (
        <>
          {contact.person} · <a href={`tel:${contact.number.replaceAll(' ', '')}`}>{contact.number}</a>
        </>
      ),
    },
  ]
  return <Descriptions bordered column={1} size="small" items={items.filter(({ children }) => children)} />
}

/** Exhibits as links to their pages. */
export function Exhibits({ of }: { of: OwnOffer['exhibits'] }) {
  return (
    <ul className={styles.exhibits}>
      {of.map(({ exhibitsInfoId: id, exhibitsName: name }) => (
        <li key={id}>
          <a href={exhibitAddress(id)} target="_blank" rel="noopener">
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
