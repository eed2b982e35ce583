import { Button, Input } from 'antd'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { KEYWORD_MAX } from '#contract/core/limits.ts'
import type { HashQuery } from '../app/use-hash-query'
import { Choice } from './choice'
import styles from './work-filters.module.css'

export interface WorkFilter {
  /** The name in the hash query. */
  name: string
  label: string
  options: readonly { value: string; label: string }[]
  /** Where one is found rather than read from a list: the control that finds it, with an empty value for all. */
  renderFinder?: (control: { id: string; value: string; onChange: (value: string) => void }) => ReactNode
}

interface WorkFiltersProps {
  query: HashQuery
  filters: readonly WorkFilter[]
  /** What the keyword box searches; it is under `keyWord` in the hash query. */
  searchLabel: string
}

/** The filters of a list, kept in the address; a choice applies at once, a keyword when it is sent. */
export function WorkFilters({ query, filters, searchLabel }: WorkFiltersProps) {
  const { t } = useTranslation('work')
  const names = ['keyWord', ...filters.map(({ name }) => name)]
  const isFiltered = names.some((name) => query.text(name) !== '')
  return (
    <section className={styles.bar} data-tour="filters" aria-label={t('filters.label')}>
      {filters.map((filter) => (
        <Filter key={filter.name} filter={filter} query={query} />
      ))}
      <Keyword key={query.text('keyWord')} query={query} label={searchLabel} />
      {isFiltered ? (
        <Button type="link" onClick={() => query.set(Object.fromEntries(names.map((name) => [name, undefined])))}>
          {t('filters.clear')}
        </Button>
      ) : null}
    </section>
  )
}

function Filter({ filter: { name, label, options, renderFinder }, query }: { filter: WorkFilter; query: HashQuery }) {
  const { t } = useTranslation('work')
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {renderFinder?.({
        id,
        value: query.text(name),
        onChange: (value) => query.set({ [name]: value || undefined }),
      }) ?? (
        <Choice
          id={id}
          className={styles.choice ?? ''}
          popupMatchSelectWidth={false}
          value={query.text(name)}
          options={[{ value: '', label: t('filters.all') }, ...options]}
          onChange={(value) => query.set({ [name]: value })}
        />
      )}
    </div>
  )
}

function Keyword({ query, label }: { query: HashQuery; label: string }) {
  const { t } = useTranslation('work')
  const id = useId()
  const [typed, setTyped] = useState(query.text('keyWord'))
  return (
    <search className={`${styles.field} ${styles.search}`} aria-label={label}>
      <label htmlFor={id}>{label}</label>
      <Input.Search
        id={id}
        type="search"
        value={typed}
        maxLength={KEYWORD_MAX}
        enterButton={t('filters.search')}
        onChange={(event) => setTyped(event.target.value)}
        onSearch={(value) => query.set({ keyWord: value.trim() })}
      />
    </search>
  )
}
