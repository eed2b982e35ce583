import type { LoginResult } from '../../../contract/session/schemas'
import { loginRoles } from '../../../contract/core/permissions'
import type { Language } from '../../../contract/core/language'
import { newKey } from '../../platform/auth/secrets'
import type { Db } from '../../platform/db/database'
import { fail } from '../../platform/http/fail'
import type { Account } from '../accounts'
import { addAuthCode } from './auth-code'
import { addSession } from './session.queries'

const refusals = {
  pending: 'AccountUnderReview',
  rejected: 'AccountRejected',
  disabled: 'AccountDisabled',
  invited: 'AccountInvited',
} as const

/** Throws the reason why an account may not log in now. */
export function assertMayLogIn({ status }: Account): void {
  if (status !== 'active') throw fail(refusals[status])
}

const roleNames = {
  exhibitor: { 'zh-CN': '参展商', 'en-US': 'an exhibitor' },
  buyer: { 'zh-CN': '采购商', 'en-US': 'a buyer' },
}

const places = {
  exhibitor: { 'zh-CN': '“参展商”', 'en-US': '“Exhibitor”' },
  buyer: { 'zh-CN': '“采购商”', 'en-US': '“Buyer”' },
  desk: { 'zh-CN': '主办方工作台（organizer.html）', 'en-US': 'the organizer’s desk (organizer.html)' },
}

const roles = ['exhibitor', 'buyer'] as const
const accepts = (role: (typeof roles)[number], userType: number): boolean =>
  loginRoles[role].accepts.some((accepted) => accepted === userType)

/** Throws NotThisRole, which says where instead, when the tab does not accept the account (spec: access §6). */
export function assertRole({ userType }: Account, asked: number | undefined, language: Language): void {
  if (asked === undefined) return
  const tab = roles.find((role) => accepts(role, asked))
  if (!tab || accepts(tab, userType)) return
  const own = roles.find((role) => accepts(role, userType)) ?? 'desk'
  throw fail('NotThisRole', { role: roleNames[tab][language], where: places[own][language], tab: own })
}

/** A session for an account that has proved itself. */
export async function startSession(db: Db, account: Account, method: string): Promise<LoginResult> {
  const token = newKey()
  await addSession(db, token, account.id, method)
  return { token, authCode: await addAuthCode(db, account.id), userType: account.userType, userId: String(account.id) }
}
