import type { ReactNode } from 'react'
import styles from './desk-head.module.css'

/** The opening of a part: its name, what it is for, and what can be done with all of it. */
export function DeskHead({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  return (
    <header className={styles.head}>
      <div>
        <h1>{title}</h1>
        <p>{lead}</p>
      </div>
      {children ? <div className={styles.actions}>{children}</div> : null}
    </header>
  )
}
