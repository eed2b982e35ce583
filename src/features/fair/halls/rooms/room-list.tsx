import { useId, useRef, useState, type FocusEvent, type MouseEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#src/common/ui/icon.tsx'
import styles from './room-list.module.css'

interface RoomListProps {
  /** Names the list. */
  label: string
  /** What the button says that shows it. */
  show: string
  /** The number of an item that the keyboard has come to; undefined when it leaves. */
  onReach: (index: number | undefined) => void
  /** List items. */
  children: readonly ReactNode[]
}

/**
 * The room as text. Reading aids and the keyboard always find it; the eye sees it when requested or when the keyboard
 * is in it, for the room itself shows the same.
 */
export function RoomList({ label, show, onReach, children }: RoomListProps) {
  const { t } = useTranslation('vr')
  const [open, setOpen] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const id = useId()
  const indexOf = (target: EventTarget) => {
    const items = [...(list.current?.children ?? [])]
    return target instanceof Node ? items.findIndex((item) => item.contains(target)) : -1
  }
  const reach = ({ target }: FocusEvent) => {
    if (indexOf(target) >= 0 && target.matches(':focus-visible')) onReach(indexOf(target))
  }
  const choose = ({ target }: MouseEvent) => {
    if (indexOf(target) >= 0) setOpen(false)
  }

  return (
    // oxlint-disable-next-line no-static-element-interactions -- what is done to the items bubbles up to here
    <div
      className={styles.whole}
      onFocus={reach}
      onBlur={() => onReach(undefined)}
      onClick={choose}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        setOpen(false)
        // The room would withdraw a step as well.
        event.preventDefault()
      }}
    >
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'close' : 'menu'} size={18} />
        {open ? t('room.hide') : show}
      </button>
      <ul ref={list} id={id} className={styles.list} data-open={open} aria-label={label}>
        {children}
      </ul>
    </div>
  )
}
