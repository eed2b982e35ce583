import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { HashQuery } from '../../app/use-hash-query'
import styles from './list-head.module.css'

interface ListHeadProps {
  /** How much was found; undefined while it is not known. */
  found: string | undefined
  query: HashQuery
  /** Values of `sort` in the hash query. */
  sorts: readonly { value: string; label: string }[]
}

/** Stands over a list: how much was found, and its order. */
export function ListHead({ found, query, sorts }: ListHeadProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <div className={styles.head}>
      <h2>
        <span role="status">{found ?? ' '}</span>
      </h2>
      <label htmlFor={id}>{t('filters.sort')}</label>
      <select id={id} value={query.text('sort')} onChange={(event) => query.set({ sort: event.target.value })}>
        {sorts.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}
