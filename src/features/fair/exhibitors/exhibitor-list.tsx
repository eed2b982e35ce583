import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExhibitorCard as Exhibitor } from '#contract/fair/exhibitors/schemas.ts'
import { GRID_SLOT_AFTER } from '#contract/core/limits.ts'
import { Empty } from '#src/common/ui/states.tsx'
import { ExhibitorCard } from './exhibitor-card'
import styles from './exhibitor-list.module.css'

interface ExhibitorListProps {
  exhibitors: readonly Exhibitor[]
  /** Extra content after the first ten, or after the last where there are fewer, as on the wall of exhibits. */
  slot?: ReactNode
  emptyText?: string
}

export function ExhibitorList({ exhibitors, slot, emptyText }: ExhibitorListProps) {
  const { t } = useTranslation('exhibitors')
  if (exhibitors.length === 0) return <Empty title={emptyText ?? t('list.empty')} />
  const rows = exhibitors.map((exhibitor) => (
    <li key={exhibitor.id}>
      <ExhibitorCard exhibitor={exhibitor} />
    </li>
  ))
  return (
    <ul className={styles.list}>
      {rows.slice(0, GRID_SLOT_AFTER)}
      {slot ? <li key="slot">{slot}</li> : null}
      {rows.slice(GRID_SLOT_AFTER)}
    </ul>
  )
}

/** The same list before its exhibitors are there. */
export function ExhibitorListSkeleton({ count }: { count: number }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        <div key={i} className={styles.row}>
          <div className={`yz-skeleton ${styles.logo}`} />
          <div className={`yz-skeleton ${styles.words}`} />
          <div className={`yz-skeleton ${styles.pictures}`} />
        </div>
      ))}
    </div>
  )
}
