import { AUTH_CODE_LIFE_MS } from '../../../contract/session/limits'
import type { LoginResult } from '../../../contract/session/schemas'
import { loginRoles } from '../../../contract/core/permissions'
import type { Language } from '../../../contract/core/language'
import { storeOneTime } from '../../platform/auth/auth.queries'
import { newKey } from '../../platform/auth/secrets'
import type { Db } from '../../platform/db/database'
import { fail } from '../../platform/http/fail'
import type { Account } from '../accounts'
import { addSession } from './session.queries'

const refusals = {
  pending: 'AccountUnderReview',
  rejected: 'AccountRejected',
  disabled: 'AccountDisabled',
} as const

/** Throws the reason why an account may not log in now. */
export function assertMayLogIn({ status }: Account): void {
  if (status === 'pending' || status === 'rejected' || status === 'disabled') throw fail(refusals[status])
}

const roleNames = {
  exhibitor: { 'zh-CN': '参展商', 'en-US': 'an exhibitor' },
  buyer: { 'zh-CN': '采购商', 'en-US': 'a buyer' },
}

/** Throws NotThisRole when the tab that was logged in at does not accept the account (spec: access §6). */
export function assertRole({ userType }: Account, asked: number | undefined, language: Language): void {
  if (asked === undefined) return
  for (const role of ['exhibitor', 'buyer'] as const) {
    const accepts: readonly number[] = loginRoles[role].accepts
    if (accepts.includes(asked) && !accepts.includes(userType)) {
      throw fail('NotThisRole', { role: roleNames[role][language] })
    }
  }
}

/** A session for an account that has proved itself. */
export async function startSession(db: Db, account: Account, method: string): Promise<LoginResult> {
  const [token, authCode] = [newKey(), newKey()]
  await addSession(db, token, account.id, method)
  await storeOneTime(db, 'authCode', { key: authCode, value: account.id, lifeMs: AUTH_CODE_LIFE_MS })
  return { token, authCode, userType: account.userType, userId: String(account.id) }
}
