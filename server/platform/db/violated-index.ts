/** The name of what a write broke, if it is of one of these kinds. */
function findViolated(error: unknown, codes: readonly unknown[]): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && codes.includes(cause.code)) {
      return 'constraint' in cause && typeof cause.constraint === 'string' ? cause.constraint : ''
    }
  }
  return undefined
}

/** The name of the unique index or the exclusion constraint that a write broke, if that is why it failed. */
export const findViolatedIndex = (error: unknown): string | undefined => findViolated(error, ['23505', '23P01'])

/** The name of the check that a write broke, if that is why it failed. */
export const findViolatedCheck = (error: unknown): string | undefined => findViolated(error, ['23514'])

/** Whether a write failed since another row refers to what it would have removed. Works on both databases. */
export function isReferredTo(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === '23503') return true
  }
  return false
}
