import { useTranslation } from 'react-i18next'
import { useFollowerCounts } from '#src/features/trade/follows/api.ts'
import styles from './stand.module.css'

/** How many follow the exhibitor and collect its exhibits. */
export function FollowerCounts() {
  const { t, i18n } = useTranslation('follows')
  const counts = useFollowerCounts()
  const say = (n: number | undefined) => (n === undefined ? '–' : new Intl.NumberFormat(i18n.language).format(n))
  return (
    <section className={styles.panel} aria-labelledby="stand-followers">
      <h3 id="stand-followers">{t('counts.title')}</h3>
      <p>{t('counts.lead')}</p>
      <dl className={styles.counts}>
        {(['followers', 'collected'] as const).map((name) => (
          <div key={name}>
            <dt>{t(`counts.${name}`)}</dt>
            <dd>{say(counts.data?.[name])}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
