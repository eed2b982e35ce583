import { useTranslation } from 'react-i18next'
import type { DemandCard as Demand } from '#contract/trade/demands/schemas.ts'
import { demandAddress } from '#src/common/app/exchange-addresses.ts'
import type { ShownText } from '#src/common/translation/use-shown-texts.tsx'
import { Cover } from '#src/common/ui/card/cover.tsx'
import { useTextLanguage } from '#src/common/ui/detail/fallback-note.tsx'
import styles from './demand-card.module.css'
import { EndMark } from './end-mark'
import { formatLastDay, useQuantity, useUnitPrice } from '#src/common/ui/trade/wording.ts'

interface DemandCardProps {
  demand: Demand
  /** As its reader wants to see it. */
  title: ShownText
}

/** A demand in a list: what is looked for, how much of it, at what price, and until when. */
export function DemandCard({ demand, title: { text: title, lang } }: DemandCardProps) {
  const { t, i18n } = useTranslation('demands')
  const languageOf = useTextLanguage(demand.fallbackFields)
  const [quantity, price] = [useQuantity(), useUnitPrice()]
  const { id, categoryName, coverUrl, validUntil, end, offers, unit } = demand
  return (
    <a className={styles.card} href={demandAddress(id)} data-ended={end !== ''}>
      <span className={styles.line}>
        <span className={styles.category}>{categoryName}</span>
        <EndMark end={end} />
      </span>
      <span className={styles.head}>
        <h3 lang={lang ?? languageOf('title')}>{title}</h3>
        {coverUrl ? (
          <span className={styles.picture}>
            <Cover src={coverUrl} title={title} small />
          </span>
        ) : null}
      </span>
      <span className={styles.facts}>
        <span>
          <small>{t('card.quantity')}</small>
          {quantity(demand.quantity, unit)}
        </span>
        <span>
          <small>{t('card.price')}</small>
          {price(demand)}
        </span>
      </span>
      <span className={styles.foot}>
        <span>
          {end === 'expired'
            ? t('card.expired', { day: formatLastDay(validUntil, i18n.language) })
            : t('card.until', { day: formatLastDay(validUntil, i18n.language) })}
        </span>
        <span>{t('card.offers', { count: offers })}</span>
      </span>
    </a>
  )
}
