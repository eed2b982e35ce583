import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Icon } from '../../ui/icon'
import styles from './group-nav.module.css'
import { Count, NavGroupPart, sumOf } from './nav-group'
import type { NavGroup } from './types'
import { useOpenGroups } from './use-open-groups'

interface GroupNavProps {
  /** Its name to screen readers. */
  label: string
  /** What its button says to them before the name of the current entry. */
  menu: string
  /** Under which name this browser remembers what is open. */
  scope: string
  groups: readonly NavGroup[]
  /** The name of the current entry. */
  current: string | undefined
  /** The group that is open unless the person closed it, besides that of the current entry. */
  opened?: string
  /** Says a count to screen readers. */
  describeCount: (count: number) => string
}

/** Links in groups that open and close; where the window is narrow, a button with the name of the current one shows them. */
export function GroupNav({ label, menu, scope, groups, current, opened, describeCount }: GroupNavProps) {
  const [isShown, setShown] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const entries = groups.flatMap((group) => group.entries)
  const { isOpen, toggle } = useOpenGroups(scope)
  const hide = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isShown) return
    setShown(false)
    button.current?.focus()
  }
  return (
    // oxlint-disable-next-line no-noninteractive-element-interactions -- Escape bubbles up from the button and the links
    <nav aria-label={label} className={styles.nav} data-tour="sections" onKeyDown={hide}>
      <button
        ref={button}
        type="button"
        className={styles.menu}
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setShown(!isShown)}
      >
        <Icon name={isShown ? 'close' : 'menu'} size={22} />
        <span className="yz-visually-hidden">{menu}</span>
        <strong>{entries.find(({ name }) => name === current)?.label}</strong>
        <Count n={sumOf(entries)} describe={describeCount} />
        <Icon name="down" size={16} />
      </button>
      <ul id={id} className={styles.groups} data-open={isShown}>
        {groups.map((group) => {
          const isCurrent = group.entries.some(({ name }) => name === current)
          const isGroupOpen = isOpen(group.name) ?? (isCurrent || group.name === opened)
          return (
            <NavGroupPart
              key={group.name}
              group={group}
              current={current}
              isOpen={isGroupOpen}
              describeCount={describeCount}
              onToggle={() => toggle(group.name, !isGroupOpen)}
              onFollow={() => setShown(false)}
            />
          )
        })}
      </ul>
    </nav>
  )
}
