import { useEffect, useRef, type KeyboardEvent } from 'react'
import type { Marked } from './marked'
import styles from './plan-picture.module.css'

interface BoothCursorProps {
  one: Marked
  scale: number
  label: string
  /** Nothing opens it; arrows go on from it. */
  inert: boolean
  open: boolean
  /** The focus comes along: the cursor was moved by a key. */
  focus: boolean
  onOpen: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** The one booth that has its place in the order of focus; arrows move it from booth to booth. */
export function BoothCursor({ one, scale, label, inert, open, focus, onOpen, onKeyDown }: BoothCursorProps) {
  const own = useRef<SVGGElement>(null)
  useEffect(() => {
    if (focus) own.current?.focus({ preventScroll: true })
  }, [focus])
  return (
    <g
      ref={own}
      role="button"
      tabIndex={0}
      className={styles.cursor}
      data-open={open}
      aria-label={label}
      {...(inert ? { 'aria-disabled': true } : { 'aria-pressed': open })}
      transform={`scale(${scale})`}
      onClick={({ detail }) => {
        // By a reading aid; the pointer's taps are the stage's.
        if (detail === 0 && !inert) onOpen()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault()
          event.stopPropagation()
          if (!inert) onOpen()
        } else onKeyDown(event)
      }}
    >
      <path d={one.path} vectorEffect="non-scaling-stroke" />
    </g>
  )
}
