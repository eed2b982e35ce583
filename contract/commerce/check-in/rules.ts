/**
 * The outcome of a ticket at a gate. `again`: it was let in before, and the list allows it; `conflict`: two gates without a
 * network have both let it in.
 */
export const checkResults = [
  'valid',
  'again',
  'conflict',
  'used',
  'wrongDay',
  'wrongList',
  'notNamed',
  'locked',
  'refunded',
  'unpaid',
  'unknown',
] as const
export type CheckResult = (typeof checkResults)[number]

/** The results with which somebody comes in. */
export const letsIn = (result: CheckResult): boolean =>
  result === 'valid' || result === 'again' || result === 'conflict'

/** characters of a hash of a code: 96 bits */
export const CODE_HASH_LENGTH = 16
