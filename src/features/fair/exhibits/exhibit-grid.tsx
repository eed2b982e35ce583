import type { CSSProperties, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExhibitCard as Exhibit } from '#contract/fair/exhibits/schemas.ts'
import { GRID_COLUMNS, GRID_SLOT_AFTER } from '#contract/core/limits.ts'
import { Empty } from '#src/common/ui/states.tsx'
import { ExhibitCard } from './exhibit-card'
import styles from './exhibit-grid.module.css'

interface ExhibitGridProps {
  exhibits: readonly Exhibit[]
  columns?: number
  /** Extra content after the first ten cards, or after the last where there are fewer. */
  slot?: ReactNode
  emptyText?: string
}

/** React's style type knows no custom properties; this one is the grid's. */
const columnsStyle = (columns: number): CSSProperties => ({ ['--columns' as string]: columns })

/** The wall of exhibits (spec: common §2). */
export function ExhibitGrid({ exhibits, columns = GRID_COLUMNS, slot, emptyText }: ExhibitGridProps) {
  const { t } = useTranslation('exhibits')
  if (exhibits.length === 0) return <Empty title={emptyText ?? t('grid.empty')} />
  const cells = exhibits.map((exhibit, i) => (
    <li key={exhibit.exhibitsInfoId}>
      <ExhibitCard exhibit={exhibit} eager={i < columns} />
    </li>
  ))
  const extra = slot ? (
    <li key="slot" className={styles.slot}>
      {slot}
    </li>
  ) : null
  return (
    <ul className={styles.grid} style={columnsStyle(columns)}>
      {cells.slice(0, GRID_SLOT_AFTER)}
      {extra}
      {cells.slice(GRID_SLOT_AFTER)}
    </ul>
  )
}

/** The same wall before its exhibits are there. */
export function ExhibitGridSkeleton({ columns = GRID_COLUMNS, count }: { columns?: number; count: number }) {
  return (
    <div className={styles.grid} style={columnsStyle(columns)} aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        <div key={i}>
          <div className={`yz-skeleton ${styles.picture}`} />
          <div className={`yz-skeleton ${styles.line}`} />
          <div className={`yz-skeleton ${styles.line}`} />
        </div>
      ))}
    </div>
  )
}
