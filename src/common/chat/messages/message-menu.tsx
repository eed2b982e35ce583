import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import styles from './message.module.css'

export interface MenuItem {
  label: string
  onSelect: () => void
  /** Takes something away. */
  danger?: boolean
}

const WIDTH = 176
const GAP = 6

interface Props {
  /** What the button is called. */
  name: string
  items: readonly MenuItem[]
  /** The button's drawing. */
  children: ReactNode
}

/** A button with a short menu over everything else, which stays where it opened: a list that scrolls would cut it off. */
export function MessageMenu({ name, items, children }: Props) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const id = useId()

  useEffect(() => {
    const [shown, at] = [menu.current, button.current?.getBoundingClientRect()]
    if (!open || !shown || !at) return undefined
    shown.showPopover?.()
    const { offsetHeight } = shown
    const below = at.bottom + GAP
    const fits = below + offsetHeight < window.innerHeight
    shown.style.top = `${fits ? below : Math.max(GAP, at.top - GAP - offsetHeight)}px`
    shown.style.left = `${Math.max(GAP, Math.min(at.left, window.innerWidth - WIDTH - GAP))}px`
    shown.querySelector('button')?.focus({ preventScroll: true })
    // The reader turns elsewhere. Messages that come move the row away under the menu, which is no reason to take it away.
    const turns = ['pointerdown', 'wheel', 'touchmove'] as const
    const onTurn = ({ target }: Event) => {
      const isOwn = target instanceof Node && (shown.contains(target) || button.current?.contains(target))
      if (!isOwn) setOpen(false)
    }
    for (const turn of turns) document.addEventListener(turn, onTurn, { passive: true })
    return () => {
      for (const turn of turns) document.removeEventListener(turn, onTurn)
    }
  }, [open])

  const walk = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Tab' || event.key === 'Escape') setOpen(false)
    if (event.key === 'Escape') button.current?.focus()
    if (step === undefined) return
    event.preventDefault()
    const all = [...(menu.current?.querySelectorAll('button') ?? [])]
    const at = all.findIndex((one) => one === document.activeElement)
    all.at((at + step) % all.length)?.focus()
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.menuButton}
        aria-label={name}
        title={name}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        // Pressed, and not only clicked: the row may move on before the button is let go.
        onMouseDown={(event) => {
          if (event.button !== 0) return
          // The focus goes into the menu.
          event.preventDefault()
          setOpen(!open)
        }}
        onClick={({ detail }) => {
          if (detail === 0) setOpen(!open)
        }}
      >
        {children}
      </button>
      {open ? (
        <div
          ref={menu}
          id={id}
          className={styles.menu}
          style={{ width: WIDTH }}
          role="menu"
          aria-label={name}
          tabIndex={-1}
          popover="manual"
          onKeyDown={walk}
        >
          <p className={styles.menuName} aria-hidden="true">
            {name}
          </p>
          {items.map(({ label, danger, onSelect }) => (
            <button
              key={label}
              type="button"
              role="menuitem"
              data-danger={danger}
              onClick={() => {
                setOpen(false)
                button.current?.focus()
                onSelect()
              }}
            >
              {label}
            </button>
          ))}
        </div>
      ) : null}
    </>
  )
}
