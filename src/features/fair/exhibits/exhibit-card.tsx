import { useTranslation } from 'react-i18next'
import type { ExhibitCard as Exhibit } from '#contract/fair/exhibits/schemas.ts'
import { LABEL_NEW } from '#contract/core/limits.ts'
import { exhibitAddress } from '#src/common/app/addresses.ts'
import { Heart } from '#src/common/follow/heart-place.tsx'
import { Cover } from '#src/common/ui/card/cover.tsx'
import { useTextLanguage } from '#src/common/ui/detail/fallback-note.tsx'
import styles from './exhibit-card.module.css'
import { usePrice } from './price'

/** The widest of its grid's columns: two on a phone, five on a wide screen. */
const SIZES = '(max-width: 640px) 46vw, 260px'

/** An exhibit in a grid: opens its detail in a new window (spec: common §2). */
export function ExhibitCard({ exhibit, eager = false }: { exhibit: Exhibit; eager?: boolean }) {
  const { t, i18n } = useTranslation('exhibits')
  const price = usePrice()
  const languageOf = useTextLanguage(exhibit.fallbackFields)
  const { exhibitsName, exhibitsCoverUrl, companyAbbreviation, companyAbbreviationEn, company } = exhibit
  const short = i18n.language === 'en-US' ? companyAbbreviationEn : companyAbbreviation
  return (
    <div className={styles.cell}>
      <a className={styles.card} href={exhibitAddress(exhibit.exhibitsInfoId)} target="_blank" rel="noopener">
        <span className={styles.picture}>
          <Cover src={exhibitsCoverUrl} title={exhibitsName} sizes={SIZES} eager={eager} />
          {exhibit.exhibitsLabel.includes(LABEL_NEW) ? <span className={styles.badge}>{t('card.new')}</span> : null}
        </span>
        <h3 lang={languageOf('exhibitsName')}>{exhibitsName}</h3>
        <span className={styles.company}>{short || company}</span>
        <span className={styles.price}>{price(exhibit.price)}</span>
        <span className="yz-visually-hidden">{t('card.newWindow')}</span>
      </a>
      <Heart kind="exhibit" id={exhibit.exhibitsInfoId} name={exhibitsName} />
    </div>
  )
}
