import { type ReactNode, useState } from 'react'
import { LaterPuzzle } from '#src/common/verify/later-puzzle.ts'

export interface Running {
  /** The key for existence checks; empty until a puzzle is solved. */
  key: string
  set: (key: string) => void
  /** Does what needs the key, after a puzzle when there is none yet. */
  use: (action: (key: string) => void) => void
  /** To be drawn by the screen. */
  dialog: ReactNode
}

/** The key of a form's existence checks (spec: access §5). */
export function useRunning(): Running {
  const [key, set] = useState('')
  const [waiting, setWaiting] = useState<{ action: (key: string) => void }>()
  const use = (action: (key: string) => void) => (key === '' ? setWaiting({ action }) : action(key))
  const dialog = waiting ? (
    <LaterPuzzle
      onSolved={({ running }) => {
        setWaiting(undefined)
        set(running)
        waiting.action(running)
      }}
      onClose={() => setWaiting(undefined)}
    />
  ) : null
  return { key, set, use, dialog }
}
