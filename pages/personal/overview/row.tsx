import type { MouseEvent, ReactNode } from 'react'
import { Link } from '#src/common/app/link.tsx'
import styles from './overview.module.css'
import { isRoute } from './to-button'

interface RowProps {
  /** A route of this page, or the address of another. */
  to: string
  title: string
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
  /** Beside the title. */
  mark?: ReactNode
  /** What is shown before it, such as a picture. */
  before?: ReactNode
  /** What is shown at its end, such as a button. */
  after?: ReactNode
  /** The line below the title. */
  children?: ReactNode
}

/** One of what waits, with the way to it. */
export function Row({ to, title, onClick, mark, before, after, children }: RowProps) {
  return (
    <li className={styles.row}>
      {before}
      <div className={styles.words}>
        <p className={styles.title}>
          {isRoute(to) ? (
            <Link to={to} onClick={onClick}>
              {title}
            </Link>
          ) : (
            <a href={to} onClick={onClick}>
              {title}
            </a>
          )}
          {mark}
        </p>
        {children ? <p className={styles.line}>{children}</p> : null}
      </div>
      {after}
    </li>
  )
}
