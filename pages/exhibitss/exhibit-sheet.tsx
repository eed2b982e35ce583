import { useTranslation } from 'react-i18next'
import type { ExhibitDetail } from '#contract/fair/exhibits/schemas.ts'
import { askAddress, exhibitsAddress } from '#src/common/app/addresses.ts'
import { useTitle } from '#src/common/app/use-title.ts'
import { WideHeart } from '#src/common/follow/wide-heart.tsx'
import styles from '#src/common/ui/detail/detail.module.css'
import { Fact, Facts } from '#src/common/ui/detail/facts.tsx'
import { formatFairDate } from '#src/common/ui/time/fair-time.tsx'
import { FallbackNote, useTextLanguage } from '#src/common/ui/detail/fallback-note.tsx'
import { ShareButton } from '#src/common/ui/detail/share-button.tsx'
import { BookTalk } from '#src/features/trade/appointments/book-talk.tsx'
import { useRelatedExhibits } from '#src/features/fair/exhibits/api.ts'
import { ExhibitGrid, ExhibitGridSkeleton } from '#src/features/fair/exhibits/exhibit-grid.tsx'
import { Gallery } from '#src/features/fair/exhibits/gallery.tsx'
import { MakerCard } from '#src/features/fair/exhibits/maker-card.tsx'
import { usePrice } from '#src/features/fair/exhibits/price.ts'
import { IntentionButton } from '#src/features/trade/intentions/intention-button.tsx'
import { Shown } from '#src/common/ui/states.tsx'

const RELATED = 5

/** One exhibit, in the theme of its exhibition (spec: live §2). */
export function ExhibitSheet({ exhibit }: { exhibit: ExhibitDetail }) {
  const { t } = useTranslation('exhibits')
  useTitle(exhibit.exhibitsName)
  return (
    <div className={styles.page} data-color={exhibit.colorType} data-template={exhibit.templateName}>
      <div className="yz-wrap">
        <a className={styles.trail} href={exhibitsAddress}>
          {t('detail.back')}
        </a>
        <div className={styles.columns}>
          <Gallery pictures={exhibit.gallery} title={exhibit.exhibitsName} />
          <Words exhibit={exhibit} />
        </div>
        <Related id={exhibit.exhibitsInfoId} />
      </div>
    </div>
  )
}

const inDays = (days: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days)

function Words({ exhibit }: { exhibit: ExhibitDetail }) {
  const { t, i18n } = useTranslation('exhibits')
  const price = usePrice()
  const languageOf = useTextLanguage(exhibit.fallbackFields)
  const { unit, minQuantity, leadDays } = exhibit
  return (
    <div className={styles.words}>
      <p className={styles.eyebrow}>{[exhibit.categoryName, exhibit.hallName].filter(Boolean).join(' · ')}</p>
      <h1 lang={languageOf('exhibitsName')}>{exhibit.exhibitsName}</h1>
      <p className={styles.price}>
        {price(exhibit.price)}
        {exhibit.price !== null && unit ? ` / ${unit}` : null}
      </p>
      <FallbackNote fields={exhibit.fallbackFields} />
      <div className={styles.prose} lang={languageOf('introduction')}>
        {exhibit.introduction}
      </div>
      <Facts>
        <Fact label={t('detail.material')}>{exhibit.material}</Fact>
        <Fact label={t('detail.dimensions')}>{exhibit.dimensions}</Fact>
        <Fact label={t('detail.date')}>{exhibit.dateText}</Fact>
        <Fact label={t('detail.least')}>{minQuantity === null ? '' : `${minQuantity} ${unit}`.trim()}</Fact>
        <Fact label={t('detail.lead')}>{leadDays === null ? '' : inDays(leadDays, i18n.language)}</Fact>
        <Fact label={t('detail.from')}>{exhibit.shipsFrom}</Fact>
        <Fact label={t('detail.stock')}>{exhibit.stock}</Fact>
        <Fact label={t('detail.published')}>{formatFairDate(exhibit.publishedAt, i18n.language)}</Fact>
      </Facts>
      <MakerCard exhibit={exhibit} />
      <div className={styles.actions}>
        <a
          className="yz-button"
          href={askAddress(exhibit.exhibitorId, exhibit.exhibitsInfoId)}
          target="_blank"
          rel="noopener"
        >
          {t('detail.ask')}
          <span className="yz-visually-hidden">{t('card.newWindow')}</span>
        </a>
        <IntentionButton exhibit={exhibit} />
        <BookTalk exhibitorId={exhibit.exhibitorId} name={exhibit.company} exhibitId={exhibit.exhibitsInfoId} />
        <WideHeart kind="exhibit" id={exhibit.exhibitsInfoId} name={exhibit.exhibitsName} />
        <ShareButton />
      </div>
    </div>
  )
}

function Related({ id }: { id: number }) {
  const { t } = useTranslation('exhibits')
  return (
    <section className={styles.section} aria-labelledby="related">
      <h2 id="related">{t('detail.related')}</h2>
      <Shown query={useRelatedExhibits(id, RELATED)} loading={<ExhibitGridSkeleton count={RELATED} />}>
        {(exhibits) => <ExhibitGrid exhibits={exhibits} emptyText={t('detail.noRelated')} />}
      </Shown>
    </section>
  )
}
