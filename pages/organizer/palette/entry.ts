import type { PaletteType } from '#contract/operations/palette/rules.ts'

/** Something to go to. */
export interface Entry {
  key: string
  to: string
  /** Of a screen: what is remembered of it. */
  screen?: string
  title: string
  subtitle: string
}

/** Entries of one type under their heading. */
export interface Section {
  type: 'recent' | 'action' | 'screen' | PaletteType
  entries: Entry[]
}
