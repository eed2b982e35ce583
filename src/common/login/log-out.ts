import { logout } from '#contract/people/session/endpoints.ts'
import { call } from '../request/call'
import { clearLogin } from '../session/session'

/** ms that the reader is kept waiting for the server */
const PATIENCE_MS = 3_000

/** Ends the session on the server; whatever comes of that, the reader is signed out here. */
export async function logOut(): Promise<void> {
  const input = call(logout, {}, { alerts: false, background: true }).catch(() => undefined)
  await Promise.race([input, new Promise((done) => setTimeout(done, PATIENCE_MS))])
  clearLogin()
}
