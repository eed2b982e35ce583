import { type SyntheticEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../src/common/app/link'
import { KEYWORD_MAX } from '../../contract/core/limits'
import type { HashQuery } from '../../src/common/app/use-hash-query'
import styles from './desk-filters.module.css'

export interface DeskFilter {
  /** The name in the hash query. */
  name: string
  label: string
  options: readonly { value: string; label: string }[]
}

interface DeskFiltersProps {
  query: HashQuery
  filters: readonly DeskFilter[]
  /** What the keyword box searches; it stands under `keyWord` in the hash query. */
  searchLabel: string
}

/** The filters of a list, kept in the address; a choice applies at once, a keyword when it is sent. */
export function DeskFilters({ query, filters, searchLabel }: DeskFiltersProps) {
  const { t } = useTranslation('lists')
  const names = ['keyWord', ...filters.map(({ name }) => name)]
  const isFiltered = names.some((name) => query.text(name) !== '')
  return (
    <section className={styles.bar} aria-label={t('filters.label')}>
      {filters.map((filter) => (
        <Choice key={filter.name} filter={filter} query={query} />
      ))}
      <Keyword key={query.text('keyWord')} query={query} label={searchLabel} />
      {isFiltered ? (
        <Link className={styles.clear} to={query.to(Object.fromEntries(names.map((name) => [name, undefined])))}>
          {t('filters.clear')}
        </Link>
      ) : null}
    </section>
  )
}

function Choice({ filter: { name, label, options }, query }: { filter: DeskFilter; query: HashQuery }) {
  const { t } = useTranslation('lists')
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={query.text(name)} onChange={(event) => query.set({ [name]: event.target.value })}>
        <option value="">{t('filters.all')}</option>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}

function Keyword({ query, label }: { query: HashQuery; label: string }) {
  const { t } = useTranslation('lists')
  const id = useId()
  const [typed, setTyped] = useState(query.text('keyWord'))
  const search = (event: SyntheticEvent) => {
    event.preventDefault()
    query.set({ keyWord: typed.trim() })
  }
  return (
    <form role="search" className={`${styles.field} ${styles.search}`} onSubmit={search} aria-label={label}>
      <label htmlFor={id}>{label}</label>
      <div>
        <input
          id={id}
          type="search"
          value={typed}
          maxLength={KEYWORD_MAX}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit">{t('filters.search')}</button>
      </div>
    </form>
  )
}
