import { type KeyboardEvent, useRef } from 'react'
import styles from './tabs.module.css'

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at >= last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

interface TabsProps<Key extends string> {
  label: string
  tabs: readonly { key: Key; label: string }[]
  current: Key
  onChange: (key: Key) => void
  /** The id of the panel that the tabs change; it is named by `tabId`. */
  panel: string
  /** `whole`: two halves of a bar, for the choice that everything else depends on. */
  look?: 'whole'
}

/** The id of a tab, which names its panel. */
export const tabId = (panel: string, key: string): string => `${panel}-${key}`

/** Tabs without their selection in the address; arrow keys move and select. */
export function Tabs<Key extends string>({ label, tabs, current, onChange, panel, look }: TabsProps<Key>) {
  const list = useRef<HTMLDivElement>(null)
  const walk = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const at = step(
      tabs.findIndex(({ key }) => key === current),
      tabs.length - 1,
    )
    const next = tabs[at]
    if (next) onChange(next.key)
    list.current?.querySelectorAll('button')[at]?.focus()
  }
  return (
    <div
      ref={list}
      className={styles.tabs}
      role="tablist"
      tabIndex={-1}
      aria-label={label}
      data-look={look}
      onKeyDown={walk}
    >
      {tabs.map(({ key, label: text }) => (
        <button
          key={key}
          id={tabId(panel, key)}
          type="button"
          role="tab"
          aria-selected={key === current}
          aria-controls={panel}
          tabIndex={key === current ? 0 : -1}
          onClick={() => onChange(key)}
        >
          {text}
        </button>
      ))}
    </div>
  )
}
