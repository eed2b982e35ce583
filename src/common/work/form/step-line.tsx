import { Steps } from 'antd'
import { useSyncExternalStore } from 'react'
import styles from './step-line.module.css'

interface StepLineProps {
  label: string
  /** What the steps are called. */
  steps: readonly string[]
  /** The one that is being taken, from 0. */
  current: number
  /** The last one is done, not being taken. */
  done?: boolean
}

const NARROW = '(width <= 720px)'

function subscribe(onChange: () => void): () => void {
  const narrow = window.matchMedia(NARROW)
  narrow.addEventListener('change', onChange)
  return () => narrow.removeEventListener('change', onChange)
}

/** The steps of something that takes several, read as a list with the present one marked. */
export function StepLine({ label, steps, current, done = false }: StepLineProps) {
  const isNarrow = useSyncExternalStore(subscribe, () => window.matchMedia(NARROW).matches)
  const items = steps.map((title, index) => ({
    title,
    role: 'listitem',
    ...(index === current ? { 'aria-current': 'step', status: done ? ('finish' as const) : ('process' as const) } : {}),
  }))
  return (
    <Steps
      {...{ role: 'list' }}
      aria-label={label}
      className={styles.line ?? ''}
      current={current}
      items={items}
      size="small"
      responsive={false}
      titlePlacement={isNarrow ? 'vertical' : 'horizontal'}
    />
  )
}
