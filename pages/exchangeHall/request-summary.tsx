import { useTranslation } from 'react-i18next'
import type { Demand } from '#contract/trade/demands/schemas.ts'
import { Link } from '#src/common/app/link.tsx'
import { useShownTexts } from '#src/common/translation/use-shown-texts.tsx'
import { Fact, Facts } from '#src/common/ui/detail/facts.tsx'
import { useTextLanguage } from '#src/common/ui/detail/fallback-note.tsx'
import { formatDay, formatLastDay, useQuantity, useUnitPrice } from '#src/common/ui/trade/wording.ts'
import { EndMark } from '#src/features/trade/demands/end-mark.tsx'
import styles from './work.module.css'

/** What is requested, beside the form. */
export function RequestSummary({ demand }: { demand: Demand }) {
  const { t, i18n } = useTranslation('exchange')
  const languageOf = useTextLanguage(demand.fallbackFields)
  const [quantity, price] = [useQuantity(), useUnitPrice()]
  const { id, title, unit, accepted, deliverBy, validUntil, end, supplement } = demand
  const { shown, line } = useShownTexts([title, supplement])
  return (
    <aside className={styles.aside} aria-labelledby="request-title">
      <EndMark end={end} />
      <h2 id="request-title" lang={shown(title).lang ?? languageOf('title')}>
        <Link to={`/need?id=${id}`}>{shown(title).text}</Link>
      </h2>
      <Facts>
        <Fact label={t('demands:card.quantity')}>{quantity(demand.quantity, unit)}</Fact>
        <Fact label={t('detail.accepted')}>{accepted > 0 ? quantity(accepted, unit) : ''}</Fact>
        <Fact label={t('demands:card.price')}>{price(demand)}</Fact>
        <Fact label={t('detail.deliverBy')}>{deliverBy ? formatDay(deliverBy, i18n.language) : ''}</Fact>
        <Fact label={t('detail.validUntil')}>{formatLastDay(validUntil, i18n.language)}</Fact>
      </Facts>
      {supplement ? <p lang={shown(supplement).lang ?? languageOf('supplement')}>{shown(supplement).text}</p> : null}
      {line}
    </aside>
  )
}
