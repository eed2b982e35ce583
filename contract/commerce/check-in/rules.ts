import { CODE_PARAMETER } from '#contract/people/pre-registration/parameter.ts'

/**
 * What becomes of a ticket at a gate. `again`: it was let in before, and the list allows it; `conflict`: two gates without a
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

/** The code in the address that the QR of a pre-registration holds. */
const OF_PRE_REGISTRATION = new RegExp(`[?&]${CODE_PARAMETER}=([2-9A-Za-z]{16})(?:[&#]|$)`)

/** One spelling of a code as people type it; of the address of a pre-registration the code in it. */
export const normalizeCode = (text: string): string => {
  const plain = text.trim()
  const [, preRegistered] = OF_PRE_REGISTRATION.exec(plain) ?? []
  if (preRegistered !== undefined) return preRegistered.toUpperCase()
  return plain.startsWith('YZ1.') ? plain : plain.replace(/[\s-]/g, '').toUpperCase()
}
