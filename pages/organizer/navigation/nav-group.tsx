import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '#src/common/app/link.tsx'
import { Icon } from '#src/common/ui/icon.tsx'
import { LineDrawing } from '#src/common/ui/line-drawing.tsx'
import type { GroupName, Part } from '../parts'
import { groupIcons } from './group-icons'
import styles from './navigation.module.css'

/** How much is open; nothing where nothing is. */
export function OpenCount({ count }: { count: number }) {
  const { t } = useTranslation('organizer')
  if (count === 0) return null
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count}</span>
      <span className="yz-visually-hidden">{t('today.open', { count })}</span>
    </span>
  )
}

interface NavLinkProps {
  part: Part
  isCurrent: boolean
  count: number
  /** Of a part that is its own group. */
  icon?: string
  onFollow: () => void
}

export function NavLink({ part, isCurrent, count, icon, onFollow }: NavLinkProps) {
  const { t } = useTranslation('organizer')
  return (
    <Link className={styles.link} to={part.to} aria-current={isCurrent ? 'page' : undefined} onClick={onFollow}>
      {icon ? <LineDrawing path={icon} size={20} /> : null}
      <span>{t(`part.${part.name}`)}</span>
      <OpenCount count={count} />
    </Link>
  )
}

interface NavGroupProps {
  group: GroupName
  parts: readonly Part[]
  current: Part | undefined
  isOpen: boolean
  onToggle: () => void
  countOf: (part: Part) => number
  onFollow: () => void
}

/** A group of the navigation: a button that shows its parts, with their open work in sum while they are hidden. */
export function NavGroup({ group, parts, current, isOpen, onToggle, countOf, onFollow }: NavGroupProps) {
  const { t } = useTranslation('organizer')
  const id = useId()
  return (
    <li>
      <button type="button" className={styles.group} aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
        <LineDrawing path={groupIcons[group]} size={20} />
        <span>{t(`group.${group}`)}</span>
        {isOpen ? null : <OpenCount count={parts.reduce((sum, part) => sum + countOf(part), 0)} />}
        <Icon name="down" size={16} />
      </button>
      <ul id={id} className={styles.parts} hidden={!isOpen}>
        {parts.map((part) => (
          <li key={part.name}>
            <NavLink part={part} isCurrent={part === current} count={countOf(part)} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </li>
  )
}
