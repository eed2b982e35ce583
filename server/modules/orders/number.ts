import { randomInt } from 'node:crypto'
import { chinaDay } from '../../../contract/core/china-time'

const DIGITS = 10

/** A new number of an order (T tickets, S services), a payment (P), a refund (R) or an invoice (F): its day in GMT+8, and chance. */
export function makeNumber(of: 'T' | 'S' | 'P' | 'R' | 'F', now = new Date()): string {
  const chance = Array.from({ length: DIGITS }, () => randomInt(10)).join('')
  return `${of}${chinaDay(now).replaceAll('-', '')}${chance}`
}
