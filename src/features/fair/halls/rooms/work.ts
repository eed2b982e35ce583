import type { ReactNode } from 'react'
import type { Language } from '#contract/core/language.ts'

/** What hangs in a room. */
export interface Work {
  id: number
  name: string
  /** Where the name is in the language that the reader did not choose. */
  lang: Language | undefined
  maker: string
  price: string
  coverUrl: string
  /** Opens in a new window (spec: common §2). */
  href: string
  /** What can be done with it besides. */
  action?: ReactNode
}

/** The lettering of the end wall: the exhibitor of the room. */
export interface Sign {
  title: string
  lang: Language | undefined
  text: string
  textLang: Language | undefined
  /** Absent where the name stands alone. */
  logoUrl?: string
  href: string
  linkLabel: string
}
