type ExpiredListener = (code: number) => void
type Relogin = () => Promise<boolean>

const listeners = new Set<ExpiredListener>()
let relogin: Relogin | undefined

/** Calls with the business code whenever the server no longer knows who asks, once the login data is gone. Returns the end of it. */
export function onExpired(listener: ExpiredListener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function announceExpired(code: number): void {
  for (const listener of listeners) listener(code)
}

/** Who lets the reader log in again where something was pressed with a session that has ended: true once signed in. */
export function setRelogin(input: Relogin | undefined): void {
  relogin = input
}

/** Whether the reader has logged in again. */
export const askRelogin = (): Promise<boolean> => relogin?.() ?? Promise.resolve(false)
