import type { UseQueryResult } from '@tanstack/react-query'
import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../app/link'
import { KEYWORD_MAX } from '#contract/core/limits.ts'
import type { HashQuery } from '../../app/use-hash-query'
import styles from './filter-bar.module.css'
import { type FilterGroup, FilterLine, type FilterOption } from './filter-line'

/** The options that an answer gives; none when it could not be had, for the list below can still be shown. */
export function toOptions<Row>(
  { data, isError }: UseQueryResult<Row[]>,
  option: (row: Row) => FilterOption,
): FilterOption[] | undefined {
  return data?.map(option) ?? (isError ? [] : undefined)
}

interface FilterBarProps {
  query: HashQuery
  groups: readonly FilterGroup[]
  /** What the keyword box searches; it is under `keyWord` in the hash query. Absent: no box. */
  searchLabel?: string
}

/** Labelled groups of links, a line each, a keyword box beside the last, and a way to clear them all. */
export function FilterBar({ query, groups, searchLabel }: FilterBarProps) {
  const { t } = useTranslation()
  const names = [...(searchLabel ? ['keyWord'] : []), ...groups.map(({ name }) => name)]
  const filtered = names.some((name) => query.text(name) !== '')
  const cleared = Object.fromEntries(names.map((name) => [name, undefined]))
  return (
    <section className={styles.bar} aria-label={t('filters.label')}>
      {groups.map((group) =>
        group.options?.length === 0 ? null : <FilterLine key={group.name} group={group} query={query} />,
      )}
      <div className={styles.row}>
        {filtered ? (
          <Link className={styles.clear} to={query.to(cleared)}>
            {t('filters.clear')}
          </Link>
        ) : null}
        {searchLabel ? <Keyword query={query} label={searchLabel} /> : null}
      </div>
    </section>
  )
}

function Keyword({ query, label }: { query: HashQuery; label: string }) {
  const { t } = useTranslation()
  const requested = query.text('keyWord')
  const [typed, setTyped] = useState(requested)
  const [seen, setSeen] = useState(requested)
  // Back and the clear link change the address, and the box follows it.
  if (requested !== seen) {
    setSeen(requested)
    setTyped(requested)
  }
  const search = (event: SyntheticEvent) => {
    event.preventDefault()
    query.set({ keyWord: typed.trim() })
  }
  return (
    <form role="search" className={styles.search} onSubmit={search} aria-label={label}>
      <input
        type="search"
        value={typed}
        maxLength={KEYWORD_MAX}
        placeholder={label}
        aria-label={label}
        onChange={(event) => setTyped(event.target.value)}
      />
      <button type="submit">{t('filters.search')}</button>
    </form>
  )
}
