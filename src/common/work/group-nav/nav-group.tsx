import { useId } from 'react'
import { Link } from '../../app/link'
import { Icon } from '../../ui/icon'
import { LineDrawing } from '../../ui/line-drawing'
import styles from './group-nav.module.css'
import type { NavEntry, NavGroup } from './types'

export const sumOf = (entries: readonly NavEntry[]): number => entries.reduce((sum, { count }) => sum + count, 0)

interface GroupProps {
  group: NavGroup
  current: string | undefined
  isOpen: boolean
  describeCount: (count: number) => string
  onToggle: () => void
  /** An entry was chosen. */
  onFollow: () => void
}

/** A group that opens and closes; one with a single entry is the link to it. */
export function NavGroupPart({ group, current, isOpen, describeCount, onToggle, onFollow }: GroupProps) {
  const id = useId()
  const { label, icon, entries } = group
  const [first] = entries
  const linkTo = ({ name, to }: NavEntry) => ({
    to,
    onClick: onFollow,
    'data-tour': name,
    'aria-current': name === current ? ('page' as const) : undefined,
  })
  if (entries.length === 1 && first) {
    return (
      <li className={styles.group}>
        <Link className={styles.head} {...linkTo(first)}>
          <LineDrawing path={icon} size={20} />
          <span className={styles.name}>{first.label}</span>
          <Count n={first.count} describe={describeCount} />
        </Link>
      </li>
    )
  }
  return (
    <li className={styles.group} data-current={entries.some(({ name }) => name === current)}>
      <button type="button" className={styles.head} aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
        <LineDrawing path={icon} size={20} />
        <span className={styles.name}>{label}</span>
        {isOpen ? null : <Count n={sumOf(entries)} describe={describeCount} />}
        <Icon name="down" size={16} />
      </button>
      <ul id={id} className={styles.entries} hidden={!isOpen}>
        {entries.map((entry) => (
          <li key={entry.name}>
            <Link {...linkTo(entry)}>
              <span className={styles.name}>{entry.label}</span>
              <Count n={entry.count} describe={describeCount} />
            </Link>
          </li>
        ))}
      </ul>
    </li>
  )
}

const MOST = 99

/** How much waits; nothing where nothing does. */
export function Count({ n, describe }: { n: number; describe: (count: number) => string }) {
  if (n === 0) return null
  return (
    <small className={styles.count}>
      <span aria-hidden="true">{n > MOST ? `${MOST}+` : n}</span>
      <span className="yz-visually-hidden">{describe(n)}</span>
    </small>
  )
}
