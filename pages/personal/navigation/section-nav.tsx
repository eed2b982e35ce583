import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#src/common/ui/icon.tsx'
import { GroupPart } from './group-part'
import { type GroupName, groupsOf, type SectionName } from './groups'
import styles from './section-nav.module.css'
import { useCounts } from './use-counts'

interface SectionNavProps {
  current: SectionName
  userType: number | undefined
}

/** The way to the sections, in groups: beside them on wide windows, behind a button with the current one's name on narrow ones. */
export function SectionNav({ current, userType }: SectionNavProps) {
  const { t } = useTranslation('personal')
  const [isOpen, setOpen] = useState(false)
  /** Those that were opened or closed by hand; else the one with the current section is open. */
  const [toggled, setToggled] = useState<Partial<Record<GroupName, boolean>>>({})
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const countOf = useCounts()
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    setOpen(false)
    button.current?.focus()
  }
  return (
    // oxlint-disable-next-line no-noninteractive-element-interactions -- Escape bubbles up from the button and the links
    <nav aria-label={t('nav.label')} className={styles.nav} data-tour="sections" onKeyDown={close}>
      <button
        ref={button}
        type="button"
        className={styles.menu}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'close' : 'menu'} size={22} />
        <span className="yz-visually-hidden">{t('nav.menu')}</span>
        <strong>{t(`nav.${current}`)}</strong>
        <Icon name="down" size={16} />
      </button>
      <ul id={id} className={styles.groups} data-open={isOpen}>
        {groupsOf(userType).map((group) => {
          const isCurrent = group.sections.some(({ name }) => name === current)
          const isShown = toggled[group.name] ?? (isCurrent || (current === 'overview' && group.name === 'business'))
          return (
            <GroupPart
              key={group.name}
              group={group}
              current={current}
              isOpen={isShown}
              countOf={countOf}
              onToggle={() => setToggled({ ...toggled, [group.name]: !isShown })}
              onFollow={() => setOpen(false)}
            />
          )
        })}
      </ul>
    </nav>
  )
}
