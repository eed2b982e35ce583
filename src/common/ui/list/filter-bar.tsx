import type { UseQueryResult } from '@tanstack/react-query'
import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../app/link'
import { KEYWORD_MAX } from '../../../../contract/core/limits'
import type { HashQuery } from '../../app/use-hash-query'
import styles from './filter-bar.module.css'
import { keepInView } from './keep-in-view'

export interface FilterGroup {
  /** The name in the hash query. */
  name: string
  label: string
  /** undefined while they are on their way; a group without any is not drawn. */
  options: readonly FilterOption[] | undefined
}

export interface FilterOption {
  value: string
  label: string
  count?: number
}

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
  /** What the keyword box searches; it stands under `keyWord` in the hash query. */
  searchLabel: string
}

/** Labelled groups of links, a keyword box, and a way to clear them all. */
export function FilterBar({ query, groups, searchLabel }: FilterBarProps) {
  const { t } = useTranslation('lists')
  const names = ['keyWord', ...groups.map(({ name }) => name)]
  const filtered = names.some((name) => query.text(name) !== '')
  const cleared = Object.fromEntries(names.map((name) => [name, undefined]))
  return (
    <section className={styles.bar} aria-label={t('filters.label')}>
      {groups.map((group) =>
        group.options?.length === 0 ? null : <Group key={group.name} group={group} query={query} />,
      )}
      <div className={styles.row}>
        <Keyword query={query} label={searchLabel} />
        {filtered ? (
          <Link className={styles.clear} to={query.to(cleared)}>
            {t('filters.clear')}
          </Link>
        ) : null}
      </div>
    </section>
  )
}

function Group({ group: { name, label, options }, query }: { group: FilterGroup; query: HashQuery }) {
  const { t } = useTranslation('lists')
  const chosen = query.text(name)
  const chip = (value: string, text: string, count?: number) => (
    <li key={value}>
      <Link
        ref={value === chosen ? keepInView : undefined}
        to={query.to({ [name]: value })}
        aria-current={value === chosen ? 'true' : undefined}
      >
        {text}
        {count === undefined ? null : <small>{count}</small>}
      </Link>
    </li>
  )
  return (
    <div className={styles.group} role="group" aria-label={label}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <ul>
        {chip('', t('filters.all'))}
        {options?.map(({ value, label: text, count }) => chip(value, text, count))}
        {options ? null : <li className={`yz-skeleton ${styles.waiting}`} aria-hidden="true" />}
      </ul>
    </div>
  )
}

function Keyword({ query, label }: { query: HashQuery; label: string }) {
  const { t } = useTranslation('lists')
  const asked = query.text('keyWord')
  const [typed, setTyped] = useState(asked)
  const [seen, setSeen] = useState(asked)
  // Back and the clear link change the address, and the box follows it.
  if (asked !== seen) {
    setSeen(asked)
    setTyped(asked)
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
