import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Demand } from '#contract/trade/demands/schemas.ts'
import { lazyPart } from '#src/common/app/lazy-part.ts'
import { Link } from '#src/common/app/link.tsx'
import { useTitle } from '#src/common/app/use-title.ts'
import { startTexts } from '#src/common/i18n/texts.ts'
import { useShownTexts } from '#src/common/translation/use-shown-texts.tsx'
import styles from '#src/common/ui/detail/detail.module.css'
import { Fact, Facts } from '#src/common/ui/detail/facts.tsx'
import { FallbackNote, useTextLanguage } from '#src/common/ui/detail/fallback-note.tsx'
import { ShareButton } from '#src/common/ui/detail/share-button.tsx'
import { formatFairDate } from '#src/common/ui/time/fair-time.tsx'
import { EndMark } from '#src/features/trade/demands/end-mark.tsx'
import { formatDay, formatLastDay, useQuantity, useUnitPrice } from '#src/common/ui/trade/wording.ts'
import { Gallery } from '#src/features/fair/exhibits/gallery.tsx'
import { ReportDemand } from '#src/features/operations/reports/report-demand.tsx'
import own from './demand.module.css'
import { OfferWay } from './offer-way'

const DemandFiles = lazyPart(async () => {
  const [{ DemandFiles: Files }] = await Promise.all([import('./demand-files'), startTexts('upload')])
  return Files
})

/** Everything that the reader may know of a demand, and the way to offer. */
export function DemandSheet({ demand }: { demand: Demand }) {
  const { t, i18n } = useTranslation('exchange')
  const languageOf = useTextLanguage(demand.fallbackFields)
  const [quantity, price] = [useQuantity(), useUnitPrice()]
  const { title, categoryName, supplement, pictures, unit, accepted, deliverBy, validUntil, end, named } = demand
  const { shown, line } = useShownTexts([title, supplement])
  useTitle(title)
  return (
    <div className={`${styles.page} yz-wrap`}>
      <Link className={styles.trail} to="/needs">
        {t('detail.back')}
      </Link>
      <div className={styles.columns} data-plain={pictures.length === 0}>
        <div className={styles.words}>
          <p className={styles.eyebrow}>{categoryName}</p>
          <h1 lang={shown(title).lang ?? languageOf('title')}>{shown(title).text}</h1>
          <p className={own.marks}>
            <EndMark end={end} />
            {named ? <span className={own.named}>{t('detail.named')}</span> : null}
          </p>
          <FallbackNote fields={demand.fallbackFields} />
          {line}
          {supplement ? (
            <div className={styles.prose} lang={shown(supplement).lang ?? languageOf('supplement')}>
              {shown(supplement).text}
            </div>
          ) : null}
          {pictures.length > 0 ? (
            <div className={own.gallery}>
              <Gallery pictures={pictures.map(({ url }) => url)} title={title} />
            </div>
          ) : null}
          {demand.files.length > 0 ? (
            <Suspense fallback={<div className={`yz-skeleton ${own.filesWaiting}`} />}>
              <DemandFiles files={demand.files} />
            </Suspense>
          ) : null}
        </div>
        <div className={own.side}>
          <Facts>
            <Fact label={t('demands:card.quantity')}>{quantity(demand.quantity, unit)}</Fact>
            <Fact label={t('detail.accepted')}>{accepted > 0 ? quantity(accepted, unit) : ''}</Fact>
            <Fact label={t('demands:card.price')}>{price(demand)}</Fact>
            <Fact label={t('detail.deliverBy')}>{deliverBy ? formatDay(deliverBy, i18n.language) : ''}</Fact>
            <Fact label={t('detail.validUntil')}>{formatLastDay(validUntil, i18n.language)}</Fact>
            <Fact label={t('detail.shownAt')}>{formatFairDate(demand.shownAt, i18n.language)}</Fact>
            <Fact label={t('detail.buyer')}>{t(`buyer.${demand.buyerType}`)}</Fact>
            <Fact label={t('detail.offers')}>{t('demands:card.offers', { count: demand.offers })}</Fact>
          </Facts>
          {demand.contact ? <Contact contact={demand.contact} /> : null}
          <OfferWay demand={demand} />
          <div className={own.ways}>
            <ShareButton />
            {demand.own ? null : <ReportDemand demand={demand} />}
          </div>
        </div>
      </div>
    </div>
  )
}

function Contact({ contact: { person, number } }: { contact: NonNullable<Demand['contact']> }) {
  const { t } = useTranslation('exchange')
  return (
    <section className={own.contact} aria-labelledby="contact">
      <h2 id="contact">{t('contact.title')}</h2>
      <p>
        {person} · <a href={`tel:${number.replaceAll(' ', '')}`}>{number}</a>
      </p>
      <p className={own.hint}>{t('contact.hint')}</p>
    </section>
  )
}
