import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { Icon } from '#src/common/ui/icon.tsx'
import { useToday } from '#src/features/operations/today/api.ts'
import { findPartOf, type listGroups, type Part } from '../parts'
import { groupIcons } from './group-icons'
import { NavGroup, NavLink, OpenCount } from './nav-group'
import styles from './navigation.module.css'
import { useOpenGroups } from './use-open-groups'

/** Every part of the console by group, with its open work; where the window is narrow, a button names the current one and shows them. */
export function Navigation({ groups }: { groups: ReturnType<typeof listGroups> }) {
  const { t } = useTranslation('organizer')
  const { pathname } = useLocation()
  const [isShown, setShown] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const parts = groups.flatMap((one) => one.parts)
  const current = findPartOf(pathname, parts)
  const { isOpen, toggle } = useOpenGroups(groups.find((one) => current && one.parts.includes(current))?.group)
  const hasHome = parts.some(({ name }) => name === 'today')
  const { data } = useToday(hasHome)
  const countOf = ({ counts = [] }: Part) =>
    (data?.queues ?? []).reduce((sum, queue) => sum + (counts.includes(queue.name) ? queue.count : 0), 0)
  const hide = () => setShown(false)
  const leave = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isShown) return
    hide()
    button.current?.focus()
  }
  return (
    // oxlint-disable-next-line no-noninteractive-element-interactions -- it hears the keys of the controls inside
    <nav className={styles.navigation} aria-label={t('desk.parts')} onKeyDown={leave}>
      <button
        ref={button}
        type="button"
        className={styles.menu}
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setShown(!isShown)}
      >
        <Icon name={isShown ? 'close' : 'menu'} />
        <span>{current ? t(`part.${current.name}`) : t('desk.menu')}</span>
        <OpenCount count={parts.reduce((sum, part) => sum + countOf(part), 0)} />
      </button>
      <ul id={id} className={styles.groups} data-shown={isShown}>
        {groups.map(({ group, parts: own }) => {
          const [only, ...others] = own
          if (only && others.length === 0)
            return (
              <li key={group}>
                <NavLink
                  part={only}
                  isCurrent={only === current}
                  count={countOf(only)}
                  icon={groupIcons[group]}
                  onFollow={hide}
                />
              </li>
            )
          return (
            <NavGroup
              key={group}
              group={group}
              parts={own}
              current={current}
              isOpen={isOpen(group)}
              onToggle={() => toggle(group)}
              countOf={countOf}
              onFollow={hide}
            />
          )
        })}
      </ul>
    </nav>
  )
}
