import { chinaDay } from '#contract/core/china-time.ts'
import { readableKey } from '#server/platform/auth/secrets.ts'

/** Of digits alone, one in a few hundred thousand of a day would have been another's, and refused. */
const CHANCE = 10

/** A new number of an order (T tickets, S services), a payment (P), a refund (R) or an invoice (F): its day in GMT+8, and chance. */
export const makeNumber = (of: 'T' | 'S' | 'P' | 'R' | 'F', now = new Date()): string =>
  `${of}${chinaDay(now).replaceAll('-', '')}${readableKey(CHANCE)}`
