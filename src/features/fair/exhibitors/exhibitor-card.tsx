import { useTranslation } from 'react-i18next'
import type { ExhibitorCard as Exhibitor } from '#contract/fair/exhibitors/schemas.ts'
import { EXHIBITOR_CARD_PICTURES } from '#contract/core/limits.ts'
import { exhibitAddress, exhibitorAddress } from '#src/common/app/addresses.ts'
import { Heart } from '#src/common/follow/heart-place.tsx'
import { Cover } from '#src/common/ui/card/cover.tsx'
import { useTextLanguage } from '#src/common/ui/detail/fallback-note.tsx'
import { useBooth } from './booth'
import { BoothLine } from './booth-line'
import styles from './exhibitor-card.module.css'

interface ExhibitorCardProps {
  exhibitor: Exhibitor
  /** How many pictures of its exhibits are shown. */
  pictures?: number
}

/** An exhibitor in a list (spec: live §2). */
export function ExhibitorCard({ exhibitor, pictures = EXHIBITOR_CARD_PICTURES }: ExhibitorCardProps) {
  const { t } = useTranslation('exhibitors')
  const languageOf = useTextLanguage(exhibitor.fallbackFields)
  const booth = useBooth(exhibitor)
  const { id, logoUrl, company, companyAbbreviation, introduction, vrShowUrl } = exhibitor
  const detail = { href: exhibitorAddress(id), target: '_blank', rel: 'noopener' }
  return (
    <article className={styles.card}>
      {/* The name next to it links to the same page, so the logo is left to the pointer. */}
      <a {...detail} className={styles.logo} tabIndex={-1} aria-hidden="true">
        <Cover src={logoUrl} title={companyAbbreviation || company} small />
      </a>
      <div className={styles.words}>
        <h3 lang={languageOf('company')}>
          <a {...detail}>
            {company}
            <span className="yz-visually-hidden">{t('card.newWindow')}</span>
          </a>
        </h3>
        <Heart kind="exhibitor" id={id} name={company} />
        {vrShowUrl || booth ? (
          <p className={styles.badges}>
            {vrShowUrl ? <span className={styles.badge}>{t('card.vr')}</span> : null}
            {booth ? <span className={styles.badge}>{t('card.offline')}</span> : null}
            {booth?.text ? <BoothLine {...booth} /> : null}
          </p>
        ) : null}
        <p className={styles.introduction} lang={languageOf('introduction')}>
          {introduction}
        </p>
      </div>
      <Pictures exhibits={exhibitor.exhibits.slice(0, pictures)} />
    </article>
  )
}

function Pictures({ exhibits }: { exhibits: Exhibitor['exhibits'] }) {
  if (exhibits.length === 0) return null
  return (
    <ul className={styles.pictures}>
      {exhibits.map(({ exhibitsInfoId, exhibitsName, coverUrl }) => (
        <li key={exhibitsInfoId}>
          <a href={exhibitAddress(exhibitsInfoId)} target="_blank" rel="noopener" aria-label={exhibitsName}>
            <Cover src={coverUrl} title={exhibitsName} />
          </a>
        </li>
      ))}
    </ul>
  )
}
