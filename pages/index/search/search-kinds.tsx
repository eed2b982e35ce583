import { useTranslation } from 'react-i18next'
import { Link } from '#src/common/app/link.tsx'
import { RESULTS_MAX } from '#contract/fair/search/limits.ts'
import type { HashQuery } from '#src/common/app/use-hash-query.ts'
import type { SearchAnswer } from '#src/features/fair/search/api.ts'
import styles from './search-results.module.css'

const kinds = [
  ['', 'search.all'],
  ['1', 'search.exhibits'],
  ['2', 'search.exhibitors'],
] as const

/** All, exhibits or exhibitors, with how many of each; links, so that Back works. */
export function SearchKinds({ query, counts }: { query: HashQuery; counts: SearchAnswer['counts'] | undefined }) {
  const { t, i18n } = useTranslation('home')
  const number = new Intl.NumberFormat(i18n.language)
  const countOf = (type: string) => {
    if (!counts) return ''
    const { exhibits, exhibitors } = counts
    const counted = type === '1' ? [exhibits] : type === '2' ? [exhibitors] : [exhibits, exhibitors]
    const sum = counted.reduce((total, count) => total + count, 0)
    return `${number.format(sum)}${counted.some((count) => count >= RESULTS_MAX) ? '+' : ''}`
  }
  return (
    <nav className={styles.kinds} aria-label={t('search.kinds')}>
      {kinds.map(([type, label]) => (
        <Link
          key={type}
          to={query.to({ type: type === '' ? undefined : type })}
          aria-current={query.text('type') === type ? 'page' : undefined}
        >
          {t(label)} <small>{countOf(type)}</small>
        </Link>
      ))}
    </nav>
  )
}
