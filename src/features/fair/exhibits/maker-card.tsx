import { useTranslation } from 'react-i18next'
import type { ExhibitDetail } from '#contract/fair/exhibits/schemas.ts'
import { exhibitorAddress } from '#src/common/app/addresses.ts'
import { Cover } from '#src/common/ui/card/cover.tsx'
import { useTextLanguage } from '#src/common/ui/detail/fallback-note.tsx'
import styles from './maker-card.module.css'

/** Who shows this exhibit; opens the exhibitor in a new window. */
export function MakerCard({ exhibit }: { exhibit: ExhibitDetail }) {
  const { t, i18n } = useTranslation('exhibits')
  const languageOf = useTextLanguage(exhibit.fallbackFields)
  const short = i18n.language === 'en-US' ? exhibit.companyAbbreviationEn : exhibit.companyAbbreviation
  return (
    <a className={styles.maker} href={exhibitorAddress(exhibit.exhibitorId)} target="_blank" rel="noopener">
      <span className={styles.logo}>
        <Cover src={exhibit.exhibitorLogoUrl} title={short || exhibit.company} small />
      </span>
      <span className={styles.words}>
        <strong lang={languageOf('company')}>{exhibit.company}</strong>
        <span lang={languageOf('exhibitorIntroduction')}>{exhibit.exhibitorIntroduction}</span>
      </span>
      <span className="yz-visually-hidden">{t('card.newWindow')}</span>
    </a>
  )
}
