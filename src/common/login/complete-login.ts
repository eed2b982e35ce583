import { getLoginUser } from '#contract/people/account/endpoints.ts'
import type { UserInfo } from '#contract/foundation/accounts/schemas.ts'
import { hasPermission } from '#contract/core/permissions.ts'
import { isRegisterPath } from '#contract/people/session/return-path.ts'
import { overviewAddress } from '../app/addresses'
import { getLanguage } from '../i18n/language'
import { call } from '../request/call'
import { getSession, signIn } from '../session/session'
import { local, session } from '../session/storage'

interface Proved {
  token: string
  userId: string
  userType: number
}

/** Stores the token, fetches who it stands for and keeps the record (spec: access §4, §3 keys). */
export async function completeLogin({ token, userId, userType }: Proved): Promise<UserInfo> {
  const language = getLanguage()
  local.set('token', token)
  local.set('userId', userId)
  const user = await call(getLoginUser, {}, { alerts: false }).catch((error: unknown) => {
    local.remove('token', 'userId')
    throw error
  })
  local.set('currentRole', String(userType))
  signIn({ token, user: { ...user, language } })
  return user
}

/**
 * Where the reader was on the way to when the login came between; deleted once read (spec: access §2.1). Without one
 * whoever works for an exhibitor comes to what waits for them, everybody else home.
 */
export function takeReturnPath(): string {
  const path = session.get('returnPath') ?? ''
  session.remove('returnPath')
  if (path !== '' && !isRegisterPath(path)) return path
  return hasPermission(getSession()?.user.userType, 'haveWorkbench') ? overviewAddress : './index.html#/'
}
