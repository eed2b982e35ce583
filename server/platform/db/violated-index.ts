/** A unique index, an exclusion constraint, a check. */
const VIOLATIONS: ReadonlySet<unknown> = new Set(['23505', '23P01', '23514'])

/** The name of the unique index, the exclusion constraint or the check that a write broke, if that is why it failed. */
export function findViolatedIndex(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && VIOLATIONS.has(cause.code)) {
      return 'constraint' in cause && typeof cause.constraint === 'string' ? cause.constraint : ''
    }
  }
  return undefined
}

/** Whether a write failed since another row refers to what it would have removed. Works on both databases. */
export function isReferredTo(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === '23503') return true
  }
  return false
}
