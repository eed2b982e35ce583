import { useTranslation } from 'react-i18next'
import type { ExhibitCard } from '#contract/fair/exhibits/schemas.ts'
import { exhibitAddress } from '#src/common/app/addresses.ts'
import { Cover } from '#src/common/ui/card/cover.tsx'
import { formatMoney } from '#src/common/ui/trade/wording.ts'
import styles from './matches.module.css'

/** The exhibits that suit best, small. */
export function MatchedExhibits({ exhibits }: { exhibits: readonly ExhibitCard[] }) {
  const { t, i18n } = useTranslation('matches')
  if (exhibits.length === 0) return null
  return (
    <ul className={styles.exhibits} aria-label={t('exhibits')}>
      {exhibits.map(({ exhibitsInfoId: id, exhibitsName: name, exhibitsCoverUrl: cover, price }) => (
        <li key={id}>
          <a href={exhibitAddress(id)} target="_blank" rel="noopener">
            <span className={styles.picture}>
              <Cover src={cover} title={name} small />
            </span>
            <span className={styles.named}>
              <span>{name}</span>
              <small>{price === null ? t('onRequest') : formatMoney(price, 'CNY', i18n.language)}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
