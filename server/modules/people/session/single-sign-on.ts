import { SESSION_SECONDS } from '#contract/people/session/limits.ts'
import { checkCallback, checkIfLogin, getAccessToken } from '#contract/people/session/endpoints.ts'
import { toSafeReturnPath } from '#contract/people/session/return-path.ts'
import { CHALLENGE_PARAMETER } from '#contract/people/session/rules.ts'
import { fail } from '#server/platform/http/fail.ts'
import { type Route, serve } from '#server/platform/http/serve.ts'
import { findAccountById } from '#server/modules/foundation/accounts/index.ts'
import { bindAuthCode, useAuthCode } from './auth-code'
import { assertMayLogIn, startSession } from './start-session'

export const singleSignOn: Route[] = [
  serve(getAccessToken, async ({ input, write }) =>
    write(async (db) => {
      const id = await useAuthCode(db, input.authCode, input.verifier)
      const account = id === undefined ? undefined : await findAccountById(db, id)
      if (!account) throw fail('TicketEnded')
      assertMayLogIn(account)
      const { token, userId, userType } = await startSession(db, account, 'sso')
      return { token, userId, userType, expiresIn: SESSION_SECONDS }
    }),
  ),
  serve(checkIfLogin, async ({ viewer }) => ({ isLogin: viewer !== null, userId: viewer?.userId ?? '' })),
  serve(checkCallback, async ({ input, origin, config, write }) => {
    const target = toSafeReturnPath(input.callback, origin, config.callbackHosts)
    if (target === null) throw fail('CallbackRefused')
    const address = new URL(target, origin)
    const foreign = address.origin !== origin
    const challenge = address.searchParams.get(CHALLENGE_PARAMETER) ?? ''
    const { authCode } = input
    if (foreign && authCode !== undefined && challenge !== '')
      await write((db) => bindAuthCode(db, authCode, challenge))
    return { target, foreign }
  }),
]
