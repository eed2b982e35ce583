type ExpiredListener = (code: number) => void

const listeners = new Set<ExpiredListener>()

/** Calls with the business code whenever the server no longer knows who asks, once the login data is gone. Returns the end of it. */
export function onExpired(listener: ExpiredListener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function announceExpired(code: number): void {
  for (const listener of listeners) listener(code)
}
