import { useTranslation } from 'react-i18next'
import type { Business } from '#contract/trade/business/schemas.ts'
import styles from './business.module.css'
import { totalRows } from './total-rows'

/** The figures in groups, each with its note. */
export function Totals({ totals }: { totals: Business['totals'] }) {
  const { t, i18n } = useTranslation('business')
  return (
    <div className={styles.groups}>
      {totalRows.map(({ group, figures }) => (
        <section key={group} aria-labelledby={`business-${group}`}>
          <h2 id={`business-${group}`}>{t(`group.${group}`)}</h2>
          <dl>
            {figures.map(({ name, kind }) => (
              <div key={name}>
                <dt>{t(`figure.${name}`)}</dt>
                <dd>{formatFigure(totals[name], kind, i18n.language, t('hours'))}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}

/** A number as its kind is read; a dash where there is none. */
function formatFigure(
  value: number | null,
  kind: 'count' | 'hours' | 'share',
  language: string,
  hours: string,
): string {
  if (value === null) return '—'
  if (kind === 'share') return new Intl.NumberFormat(language, { style: 'percent' }).format(value)
  const text = new Intl.NumberFormat(language, { maximumFractionDigits: kind === 'hours' ? 1 : 0 }).format(value)
  return kind === 'hours' ? `${text} ${hours}` : text
}
