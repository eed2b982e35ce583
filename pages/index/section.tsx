import { useId, type ReactNode } from 'react'
import styles from './home.module.css'

interface Props {
  title: string
  lead?: string
  more: { href: string; label: string }
  /** On a band of its own colour across the page. */
  band?: boolean
  children: ReactNode
}

/** A chapter of the home page: heading, a line about it, the way to all of it. */
export function Section({ title, lead, more, band = false, children }: Props) {
  const id = useId()
  return (
    <section className={styles.section} data-band={band || undefined} aria-labelledby={id}>
      <div className="yz-wrap">
        <div className={styles.sectionHead}>
          <div>
            <h2 id={id}>{title}</h2>
            {lead ? <p>{lead}</p> : null}
          </div>
          <a href={more.href}>{more.label}</a>
        </div>
        {children}
      </div>
    </section>
  )
}
