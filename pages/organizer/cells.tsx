import styles from './cells.module.css'

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

/** A phone with the e-mail below it. */
export function Contact({ phone, email }: { phone: string; email: string }) {
  return (
    <>
      {phone || '—'}
      <small>{email || '—'}</small>
    </>
  )
}
