import { type ReactNode, useId } from 'react'
import styles from './form.module.css'

/** A titled part of the long form, its fields in two columns where there is room. */
export function Section({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.sectionHead}>
        <h3 id={id}>{title}</h3>
        {lead ? <p>{lead}</p> : null}
      </header>
      <div className={styles.grid}>{children}</div>
    </section>
  )
}

/** A field that takes the whole width of its section. */
export function Wide({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>
}
