/** The name of the unique index or the exclusion constraint that a write broke, if that is why it failed. */
export function findViolatedIndex(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && (cause.code === '23505' || cause.code === '23P01')) {
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
