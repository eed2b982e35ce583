import { useTranslation } from 'react-i18next'
import type { Hall } from '#contract/fair/halls/schemas.ts'
import { hallsAddress } from '#src/common/app/addresses.ts'
import { Cover } from '#src/common/ui/card/cover.tsx'
import { useTextLanguage } from '#src/common/ui/detail/fallback-note.tsx'
import styles from './hall-card.module.css'

/** A hall in a list, in its own colour. */
export function HallCard({ hall }: { hall: Hall }) {
  const { t } = useTranslation('halls')
  const languageOf = useTextLanguage(hall.fallbackFields)
  return (
    <a className={styles.card} href={`${hallsAddress}#/detail?id=${hall.hallId}`} data-color={hall.colorType}>
      <span className={styles.picture}>
        <Cover src={hall.coverUrl} title={hall.hallName} ratio={3 / 2} />
      </span>
      <h3 lang={languageOf('hallName')}>{hall.hallName}</h3>
      <span className={styles.introduction} lang={languageOf('introduction')}>
        {hall.introduction}
      </span>
      <span className={styles.counts}>
        <span>{t('card.exhibitors', { count: hall.exhibitorsNum })}</span>
        <span>{t('card.exhibits', { count: hall.exhibitsNum })}</span>
      </span>
    </a>
  )
}
