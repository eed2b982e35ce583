import type { ReactNode } from 'react'
import styles from './detail.module.css'

/** A table of facts. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>
}

/** One of them; a fact that is not known is not named. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (children === '' || children === null) return null
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
