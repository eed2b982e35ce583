import { useTranslation } from 'react-i18next'
import type { QuestionResult as Result } from '#contract/operations/questionnaires/schemas.ts'
import { BarChart } from '#src/common/ui/charts/charts.tsx'
import styles from './results.module.css'

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** How a question was answered. */
export function QuestionResult({ result, number }: { result: Result; number: number }) {
  const { t, i18n } = useTranslation('questionnaire-desk')
  const { title, type, answered, counts, rows, mean, texts } = result
  const series = [t('results.answers')]
  return (
    <section className={styles.result} aria-label={title}>
      <h3>
        {number}. {title}
      </h3>
      <p className={styles.about}>
        {[
          t(`type.${type}`),
          t('results.answered', { count: answered }),
          mean === null
            ? ''
            : t('results.mean', { mean: new Intl.NumberFormat(i18n.language, ONE_DECIMAL).format(mean) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {counts.length > 0 ? (
        <BarChart
          caption={t('results.byAnswer')}
          heading={t('results.answer')}
          series={series}
          rows={counts.map(({ id, label, count }) => ({ key: id, label, values: [count] }))}
          none={t('results.none')}
        />
      ) : null}
      {rows.map((row) => (
        <BarChart
          key={row.id}
          caption={row.label}
          heading={t('results.answer')}
          series={series}
          rows={row.counts.map(({ id, label, count }) => ({ key: id, label, values: [count] }))}
          none={t('results.none')}
        />
      ))}
      {type === 'text' || type === 'file' ? (
        texts.length === 0 || type === 'file' ? (
          <p className={styles.about}>{t(type === 'file' && answered > 0 ? 'results.files' : 'results.none')}</p>
        ) : (
          <ul className={styles.texts}>
            {texts.map((text, i) => (
              // oxlint-disable-next-line no-array-index-key -- the same answer may occur twice
              <li key={i}>{text}</li>
            ))}
          </ul>
        )
      ) : null}
    </section>
  )
}
