import { HEARTBEAT_MS } from '#contract/core/limits.ts'
import { heartbeat, verifyOnline } from '#contract/people/session/endpoints.ts'
import { call } from '../request/call'
import { getSession, onSession } from './session'

/**
 * Keeps the session alive every 5 minutes while signed in (spec: common §4), and asks whether it stands when a reader
 * comes back to the tab after as long. Returns the end of it.
 */
export function startHeartbeat(): () => void {
  let timer: ReturnType<typeof setInterval> | undefined
  // An expired session is dealt with by the request layer; a lost beat is made up by the next.
  const beat = () => void call(heartbeat, {}, { alerts: false, background: true }).catch(() => undefined)
  const verify = () => void call(verifyOnline, {}, { alerts: false }).catch(() => undefined)
  const follow = () => {
    if (getSession() && timer === undefined) timer = setInterval(beat, HEARTBEAT_MS)
    if (!getSession() && timer !== undefined) {
      clearInterval(timer)
      timer = undefined
    }
  }
  let hiddenAt: number | undefined
  const turn = () => {
    const wasAway = hiddenAt !== undefined && Date.now() - hiddenAt >= HEARTBEAT_MS
    hiddenAt = document.hidden ? Date.now() : undefined
    if (wasAway && getSession()) verify()
  }
  follow()
  document.addEventListener('visibilitychange', turn)
  const stop = onSession(follow)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', turn)
    stop()
  }
}
