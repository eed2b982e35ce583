/** The result of `read`, shared by all who ask within `ms` of its start. A failed read is not cached. */
export function cachedFor<T>(ms: number, read: () => Promise<T>): () => Promise<T> {
  let last: { startedAt: number; result: Promise<T> } | undefined
  return async () => {
    const now = Date.now()
    if (!last || now - last.startedAt >= ms) {
      const current = { startedAt: now, result: read() }
      last = current
      current.result.catch(() => {
        if (last === current) last = undefined
      })
    }
    return last.result
  }
}
