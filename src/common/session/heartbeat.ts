import { HEARTBEAT_MS } from '../../../contract/core/limits'
import { heartbeat } from '../../../contract/session/endpoints'
import { call } from '../request/call'
import { getSession, onSession } from './session'

/** Keeps the session alive every 5 minutes while signed in (spec: common §4). Returns the end of it. */
export function startHeartbeat(): () => void {
  let timer: ReturnType<typeof setInterval> | undefined
  // An expired session is dealt with by the request layer; a lost beat is made up by the next.
  const beat = () => void call(heartbeat, {}, { alerts: false }).catch(() => undefined)
  const follow = () => {
    if (getSession() && timer === undefined) timer = setInterval(beat, HEARTBEAT_MS)
    if (!getSession() && timer !== undefined) {
      clearInterval(timer)
      timer = undefined
    }
  }
  follow()
  const stop = onSession(follow)
  return () => {
    clearInterval(timer)
    stop()
  }
}
