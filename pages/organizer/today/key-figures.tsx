import { useTranslation } from 'react-i18next'
import type { Today, TodayFigures } from '#contract/operations/today/schemas.ts'
import { Link } from '#src/common/app/link.tsx'
import { formatFigure } from '#src/features/operations/figures/figure-text.ts'
import styles from './today.module.css'

const names = [
  'visitors',
  'views',
  'registrations',
  'tickets',
  'paidFen',
  'questions',
] as const satisfies readonly (keyof TodayFigures)[]

/** Key figures of today so far, each beside all of yesterday. */
export function KeyFigures({ figures: { today, yesterday } }: { figures: NonNullable<Today['figures']> }) {
  const { t, i18n } = useTranslation('organizer')
  const { t: inFigures } = useTranslation('figures')
  const text = (name: keyof TodayFigures, value: number) =>
    formatFigure(value, name === 'paidFen' ? 'fen' : 'count', { t: inFigures, language: i18n.language })
  return (
    <section aria-labelledby="key-figures">
      <div className={styles.heading}>
        <h2 id="key-figures">{t('today.figures')}</h2>
        <Link to="/numbers">{t('today.openDashboard')}</Link>
      </div>
      <dl className={styles.figures}>
        {names.map((name) => (
          <div key={name}>
            <dt>{t(`figures:figure.${name}`)}</dt>
            <dd>{text(name, today[name])}</dd>
            <dd>{t('today.yesterday', { value: text(name, yesterday[name]) })}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
