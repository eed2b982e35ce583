import type { ReactNode } from 'react'
import styles from './page-head.module.css'

interface PageHeadProps {
  title: string
  lead: string
  children?: ReactNode
}

/** The opening of a list screen. */
export function PageHead({ title, lead, children }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      <p>{lead}</p>
      {children}
    </header>
  )
}
