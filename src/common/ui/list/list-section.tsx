import type { ReactNode } from 'react'
import styles from './list-section.module.css'

interface ListSectionProps {
  /** What Pagination brings into view. */
  id: string
  label: string
  /** The last answer is shown while the next is under way. */
  stale: boolean
  children: ReactNode
}

/** The results of a list screen: can be given the focus, fades while the next page is on its way. */
export function ListSection({ id, label, stale, children }: ListSectionProps) {
  return (
    <section id={id} className={styles.list} tabIndex={-1} aria-label={label} aria-busy={stale} data-stale={stale}>
      {children}
    </section>
  )
}
