import { useTranslation } from 'react-i18next'
import type { Offer } from '#contract/trade/offers/schemas.ts'
import { formatDay, formatMoney, useQuantity } from '#src/common/ui/trade/wording.ts'
import { useShownTexts } from '#src/common/translation/use-shown-texts.tsx'
import { StepList } from '#src/common/work/list/step-list.tsx'
import { Exhibits } from '../offer-summary'
import styles from '../offers.module.css'

/** What does not fit into a row: the note, the exhibits shown, and what has happened. */
export function OfferDetails({ offer }: { offer: Offer }) {
  const { t, i18n } = useTranslation('offers')
  const quantity = useQuantity()
  const { unit, currency } = offer
  const { shown, line } = useShownTexts([offer.note, ...offer.steps.map(({ reason }) => reason ?? '')])
  const textOf = ({ action, terms, reason, quantity: accepted }: Offer['steps'][number]): string => {
    const messages = [
      t(`step.${action}`),
      terms &&
        t('step.terms', {
          quantity: quantity(terms.quantity ?? 0, unit),
          price: formatMoney(terms.price ?? 0, currency, i18n.language),
          day: formatDay(terms.validUntil, i18n.language),
        }),
      accepted !== null && t('step.accepted', { quantity: quantity(accepted, unit) }),
      shown(reason ?? '').text,
    ]
    return messages.filter(Boolean).join(' · ')
  }
  return (
    <div className={styles.more}>
      <p lang={shown(offer.note).lang}>{shown(offer.note).text || t('compare.noNote')}</p>
      {line}
      {offer.exhibits.length > 0 ? (
        <section>
          <h3>{t('compare.shows')}</h3>
          <Exhibits of={offer.exhibits} />
        </section>
      ) : null}
      <section>
        <h3>{t('compare.history')}</h3>
        <StepList steps={offer.steps.map((step) => ({ at: step.at, text: textOf(step) }))} />
      </section>
    </div>
  )
}
