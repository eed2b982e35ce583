import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '#src/common/app/link.tsx'
import { Icon } from '#src/common/ui/icon.tsx'
import { LineDrawing } from '#src/common/ui/line-drawing.tsx'
import type { Group, Section, SectionName } from './groups'
import styles from './section-nav.module.css'

interface GroupPartProps {
  group: Group
  current: SectionName
  isOpen: boolean
  countOf: (section: Section) => number
  onToggle: () => void
  /** A section was chosen. */
  onFollow: () => void
}

/** A group of sections that is opened and closed; one with a single section is the link to it. */
export function GroupPart({ group, current, isOpen, countOf, onToggle, onFollow }: GroupPartProps) {
  const { t } = useTranslation('personal')
  const id = useId()
  const { name, icon, sections } = group
  const [first] = sections
  const linkTo = (section: Section) => ({
    to: section.to,
    onClick: onFollow,
    'data-tour': section.name,
    'aria-current': section.name === current ? ('page' as const) : undefined,
  })
  if (sections.length === 1 && first) {
    return (
      <li className={styles.group}>
        <Link className={styles.head} {...linkTo(first)}>
          <LineDrawing path={icon} size={20} />
          <span className={styles.name}>{t(`nav.${first.name}`)}</span>
          <Count n={countOf(first)} />
        </Link>
      </li>
    )
  }
  const sum = sections.reduce((total, section) => total + countOf(section), 0)
  return (
    <li className={styles.group} data-current={sections.some((section) => section.name === current)}>
      <button type="button" className={styles.head} aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
        <LineDrawing path={icon} size={20} />
        <span className={styles.name}>{t(`nav.group.${name}`)}</span>
        {isOpen ? null : <Count n={sum} />}
        <Icon name="down" size={16} />
      </button>
      <ul id={id} className={styles.sections} hidden={!isOpen}>
        {sections.map((section) => (
          <li key={section.name}>
            <Link {...linkTo(section)}>
              <span className={styles.name}>{t(`nav.${section.name}`)}</span>
              <Count n={countOf(section)} />
            </Link>
          </li>
        ))}
      </ul>
    </li>
  )
}

const MOST = 99

/** How much waits. */
function Count({ n }: { n: number }) {
  const { t } = useTranslation('personal')
  if (n === 0) return null
  return (
    <small className={styles.count}>
      <span aria-hidden="true">{n > MOST ? `${MOST}+` : n}</span>
      <span className="yz-visually-hidden">{t('nav.waiting', { count: n })}</span>
    </small>
  )
}
