import { logout, heartbeat, verifyOnline } from '#contract/people/session/endpoints.ts'
import { fail } from '#server/platform/http/fail.ts'
import { type Context, type Route, serve } from '#server/platform/http/serve.ts'
import { demo } from './demo'
import { flows } from './flows'
import { login } from './login'
import { scenes } from './scenes'
import { removeSession } from './session.queries'
import { singleSignOn } from './single-sign-on'

export { DEMO_PASSWORD } from './demo'
export { checkPassword } from './check-password'
export {
  listLinks,
  removeLink,
  removeSessions,
  sweepSessions,
  filterActiveTokens,
  findSession,
} from './session.queries'
export { startSession, TAKE_BACK } from './start-session'
export { createViewers } from './viewers'
export { sessionRecords } from './session.schema'
export { personalDataOfSession, personalDataOfLoginKeys } from './personal-data.queries'

async function present({ viewer }: Context<unknown>): Promise<{ userId: string }> {
  if (!viewer) throw fail('LoginExpired')
  return { userId: viewer.userId }
}

export const session: Route[] = [
  serve(heartbeat, present),
  serve(verifyOnline, present),
  serve(logout, async ({ token, write }) => {
    if (token !== '') await write((db) => removeSession(db, token))
    return {}
  }),
  ...login,
  ...demo,
  ...flows,
  ...scenes,
  ...singleSignOn,
]
