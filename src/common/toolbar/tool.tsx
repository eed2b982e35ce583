import type { Ref } from 'react'
import { LaterIcon, type LaterIconName } from '../ui/later-icon'
import styles from './toolbar.module.css'

interface Props {
  icon: LaterIconName
  label: string
  /** A link when given, else a button. */
  href?: string
  newWindow?: boolean
  onClick?: () => void
  expanded?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** One item of the toolbar; its label is a tooltip to the eye and the name to the ear. */
export function Tool({ icon, label, href, newWindow = false, onClick, expanded, ref }: Props) {
  const content = (
    <>
      <LaterIcon name={icon} />
      <span className={styles.label}>{label}</span>
    </>
  )
  if (href !== undefined) {
    return (
      <a className={styles.tool} href={href} {...(newWindow ? { target: '_blank', rel: 'noreferrer' } : {})}>
        {content}
      </a>
    )
  }
  return (
    <button ref={ref} type="button" className={styles.tool} aria-expanded={expanded} onClick={onClick}>
      {content}
    </button>
  )
}
