import { useTranslation } from 'react-i18next'
import { pageNames } from '#contract/operations/analytics/rules.ts'
import type { FairFigures, LikedRecord, NamedCount, SearchedTerm } from '#contract/operations/figures/schemas.ts'
import { BarChart, type ChartRow } from '#src/common/ui/charts/charts.tsx'
import styles from './numbers.module.css'

/** What is looked at and searched for most on the day. */
export function Rankings({ figures }: { figures: FairFigures }) {
  const { t } = useTranslation('figures')
  const chart = (name: Ranking, series: string[], rows: readonly ChartRow[]) => (
    <BarChart
      caption={t(`rank.${name}`)}
      heading={t(`rank.${name}`)}
      series={series}
      rows={rows}
      none={t('rank.none')}
    />
  )
  const counted = (rows: readonly NamedCount[], nameOf: (name: string) => string) =>
    rows.map(({ name, count }) => ({ key: name, label: nameOf(name), values: [count] }))
  const liked = (rows: readonly LikedRecord[]) =>
    rows.map(({ id, name, views, follows }) => ({ key: id, label: name, values: [views, follows] }))
  const terms = (rows: readonly SearchedTerm[]) =>
    rows.map(({ term, count, hits }) => ({
      key: term,
      label: hits === null ? term : t('rank.term', { term, hits }),
      values: [count],
    }))
  const pageOf = (name: string) => {
    const known = pageNames.find((one) => one === name)
    return known ? t(`page.${known}`) : name
  }
  const both = [t('rank.views'), t('rank.follows')]
  return (
    <div className={styles.charts}>
      {chart('exhibits', both, liked(figures.exhibits))}
      {chart('exhibitors', both, liked(figures.exhibitors))}
      {chart('pages', [t('rank.views')], counted(figures.pages, pageOf))}
      {chart(
        'countries',
        [t('rank.people')],
        counted(figures.countries, (name) => name || t('rank.unknown')),
      )}
      {chart('terms', [t('rank.searches')], terms(figures.terms))}
      {chart('missedTerms', [t('rank.searches')], terms(figures.missedTerms))}
      {chart(
        'lives',
        [t('rank.watching')],
        figures.lives.map(({ id, name, watching }) => ({ key: id, label: name, values: [watching] })),
      )}
    </div>
  )
}

type Ranking = 'exhibits' | 'exhibitors' | 'pages' | 'countries' | 'terms' | 'missedTerms' | 'lives'
