import { useTranslation } from 'react-i18next'
import type { Hall } from '../../../contract/halls/schemas'
import { hallsAddress } from '../../common/app/addresses'
import { Cover } from '../../common/ui/card/cover'
import { useTextLanguage } from '../../common/ui/detail/fallback-note'
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
