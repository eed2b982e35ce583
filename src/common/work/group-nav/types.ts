export interface NavEntry {
  /** Also what tours point at. */
  name: string
  to: string
  label: string
  /** How much of it waits. */
  count: number
}

export interface NavGroup {
  name: string
  label: string
  /** Drawn as a line, of 24 units. */
  icon: string
  entries: readonly NavEntry[]
}
