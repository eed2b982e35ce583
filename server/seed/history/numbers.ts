import { chinaDay } from '#contract/core/china-time.ts'
import type { Chance } from './chance'

/** The characters of codes that people type. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const NUMBER_LENGTH = 10
const CODE_LENGTH = 16

const makeText = (chance: Chance, length: number): string =>
  Array.from({ length }, () => SIGNS[chance.below(SIGNS.length)]).join('')

/** A number of an order (T tickets, S services), a payment (P), a refund (R) or an invoice (F), as the fair makes them. */
export const makeDemoNumber = (chance: Chance, of: 'T' | 'S' | 'P' | 'R' | 'F', at: Date): string =>
  `${of}${chinaDay(at).replaceAll('-', '')}${makeText(chance, NUMBER_LENGTH)}`

/** The code of a ticket. */
export const makeDemoCode = (chance: Chance): string => makeText(chance, CODE_LENGTH)
