import type { To } from 'react-router-dom'
import { Link } from '../../app/link'
import { centerInStrip } from './center-in-strip'
import styles from './link-tabs.module.css'

export interface LinkTab {
  key: string
  to: To
  label: string
  /** A second line, or how many lie behind the tab. */
  note?: string | number
  current: boolean
}

/** Tabs that are links: the choice is kept in the address. */
export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      <ul>
        {tabs.map(({ key, to, label: text, note, current }) => (
          <li key={key}>
            <Link ref={current ? centerInStrip : undefined} to={to} aria-current={current ? 'true' : undefined}>
              {text}
              {note === undefined ? null : <small>{note}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
