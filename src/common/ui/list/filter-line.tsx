import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../app/link'
import type { HashQuery } from '../../app/use-hash-query'
import styles from './filter-bar.module.css'
import { centerInStrip } from './center-in-strip'
import { useFirstLine } from './use-first-line'

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

/** One line of links; what does not fit is folded away behind a button, but for the chosen one. */
export function FilterLine({ group: { name, label, options }, query }: { group: FilterGroup; query: HashQuery }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const chosen = query.text(name)
  const all = [{ value: '', label: t('filters.all'), count: undefined }, ...(options ?? [])]
  const place = all.findIndex(({ value }) => value === chosen)
  const [list, folded] = useFirstLine(place)
  return (
    <div className={styles.group} role="group" aria-label={label}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <ul ref={list}>
        {all.map(({ value, label: text, count }, i) => (
          <li key={value} data-folded={!open && folded.has(i) ? '' : undefined}>
            <Link
              ref={i === place ? centerInStrip : undefined}
              to={query.to({ [name]: value })}
              aria-current={i === place ? 'true' : undefined}
            >
              {text}
              {count === undefined ? null : <small>{count}</small>}
            </Link>
          </li>
        ))}
        {options ? null : <li className={`yz-skeleton ${styles.waiting}`} aria-hidden="true" />}
      </ul>
      {folded.size > 0 ? (
        <button type="button" className={styles.more} aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'filters.less' : 'filters.more')}
        </button>
      ) : null}
    </div>
  )
}
