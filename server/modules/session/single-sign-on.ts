import { SESSION_SECONDS } from '../../../contract/session/limits'
import { checkCallback, checkIfLogin, getAccessToken } from '../../../contract/session/endpoints'
import { toSafeReturnPath } from '../../../contract/session/return-path'
import { takeOneTime } from '../../platform/auth/auth.queries'
import { fail } from '../../platform/http/fail'
import { type Route, serve } from '../../platform/http/serve'
import { findAccountById } from '../accounts'
import { assertMayLogIn, startSession } from './start-session'

export const singleSignOn: Route[] = [
  serve(getAccessToken, async ({ input, writeUncached }) =>
    writeUncached(async (db) => {
      const id = await takeOneTime(db, 'authCode', input.authCode)
      const account = typeof id === 'number' ? await findAccountById(db, id) : undefined
      if (!account) throw fail('TicketEnded')
      assertMayLogIn(account)
      const { token, userId, userType } = await startSession(db, account, 'sso')
      return { token, userId, userType, expiresIn: SESSION_SECONDS }
    }),
  ),
  serve(checkIfLogin, async ({ viewer }) => ({ isLogin: viewer !== null, userId: viewer?.userId ?? '' })),
  serve(checkCallback, async ({ input, origin, config }) => {
    const target = toSafeReturnPath(input.callback, origin, config.callbackHosts)
    if (target === null) throw fail('CallbackRefused')
    return { target, foreign: new URL(target, origin).origin !== origin }
  }),
]
