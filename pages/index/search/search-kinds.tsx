import { useTranslation } from 'react-i18next'
import { RESULTS_MAX } from '#contract/fair/search/limits.ts'
import { searchTypes } from '#contract/fair/search/types.ts'
import { Link } from '#src/common/app/link.tsx'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import type { SearchAnswer } from '#src/features/fair/search/api.ts'
import styles from './search-results.module.css'

const kinds = ['exhibits', 'exhibitors', 'articles', 'events', 'lives', 'topics', 'help'] as const

/** All, or one type, with how many there are; links, so that Back works. What the fair itself writes is named where there is some. */
export function SearchKinds({ query, counts }: { query: HashQuery; counts: SearchAnswer['counts'] | undefined }) {
  const { t, i18n } = useTranslation('home')
  const number = new Intl.NumberFormat(i18n.language)
  const countOf = (counted: readonly number[]) => {
    const sum = counted.reduce((total, count) => total + count, 0)
    return `${number.format(sum)}${counted.some((count) => count >= RESULTS_MAX) ? '+' : ''}`
  }
  const chosen = query.text('type')
  const tabs = kinds
    .map((kind) => ({ kind, type: String(searchTypes[kind]), count: counts?.[kind] }))
    .filter(({ type, count }) => type <= '2' || Boolean(count) || type === chosen)
  return (
    <nav className={styles.kinds} aria-label={t('search.kinds')}>
      <Link to={query.to({ type: undefined })} aria-current={chosen === '' ? 'page' : undefined}>
        {t('search.all')} <small>{counts ? countOf(Object.values(counts)) : ''}</small>
      </Link>
      {tabs.map(({ kind, type, count }) => (
        <Link key={kind} to={query.to({ type })} aria-current={chosen === type ? 'page' : undefined}>
          {t(`search.${kind}`)} <small>{count === undefined ? '' : countOf([count])}</small>
        </Link>
      ))}
    </nav>
  )
}
