import styles from './table-skeleton.module.css'

/** A table before its rows are there. */
export function TableSkeleton({ rows = 8 }: { rows?: number }) {
  return (
    <div className={styles.waiting} aria-hidden="true">
      {Array.from({ length: rows }, (_, i) => (
        <div key={i} className="yz-skeleton" />
      ))}
    </div>
  )
}
