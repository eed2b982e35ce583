import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from './icon'
import styles from './menu-button.module.css'

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => (at >= last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

interface Props {
  label: ReactNode
  /** The button's name where the label is a picture or too short. */
  name?: string
  align?: 'start' | 'end'
  current?: boolean
  /** List items holding one link or button each. */
  children: ReactNode
}

/**
 * A button that discloses a short list. Enter, Space and the down arrow open it, arrows walk it, Escape and a choice close it and
 * return the focus.
 */
export function MenuButton({ label, name, align = 'start', current = false, children }: Props) {
  const [open, setOpen] = useState(false)
  const whole = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const id = useId()

  const items = () => [...(list.current?.querySelectorAll<HTMLElement>('a, button') ?? [])]

  useEffect(() => {
    if (!open) return undefined
    const close = (event: Event) => {
      if (event.target instanceof Node && !whole.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('focusin', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('focusin', close)
    }
  }, [open])

  const toggle = (event: React.MouseEvent) => {
    // Shown before the next key is pressed, which is meant for the item that has the focus by then.
    flushSync(() => setOpen(!open))
    // `detail` is 0 when a key pressed the button: the reader is on the keyboard and wants the first item.
    if (!open && event.detail === 0) items()[0]?.focus()
  }

  const close = () => {
    setOpen(false)
    button.current?.focus()
  }

  const walk = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation()
      close()
      return
    }
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    if (!open) flushSync(() => setOpen(true))
    const all = items()
    const at = all.findIndex((item) => item === document.activeElement)
    all[step(at, all.length - 1)]?.focus()
  }

  return (
    // oxlint-disable-next-line no-static-element-interactions -- keys bubble up from the button and the items
    <div ref={whole} className={styles.whole} onKeyDown={walk}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={id}
        aria-label={name}
        data-current={current || undefined}
        onClick={toggle}
      >
        {label}
        <Icon name="down" size={14} />
      </button>
      {/* A dialog that an item opens gives the focus back to where it was: not to an item that is hidden by then. */}
      {/* oxlint-disable-next-line click-events-have-key-events, no-noninteractive-element-interactions -- clicks bubble up */}
      <ul ref={list} id={id} className={styles.list} data-align={align} hidden={!open} onClick={close}>
        {children}
      </ul>
    </div>
  )
}
