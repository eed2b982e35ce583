import { chinaMoment } from '#contract/core/china-time.ts'
import { TAKE_BACK_MS } from '#contract/people/session/limits.ts'
import type { LoginResult } from '#contract/people/session/schemas.ts'
import { loginRoles } from '#contract/core/permissions.ts'
import type { Language } from '#contract/core/language.ts'
import { storeOneTime } from '#server/platform/auth/auth.queries.ts'
import { newKey } from '#server/platform/auth/secrets.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import type { Account } from '#server/modules/foundation/accounts/index.ts'
import { addAuthCode } from './auth-code'
import { addSession } from './session.queries'

const refusals = {
  pending: 'AccountUnderReview',
  rejected: 'AccountRejected',
  disabled: 'AccountDisabled',
  invited: 'AccountInvited',
  // Nothing leads to it any more but what was under way.
  deleted: 'AccountDisabled',
} as const

/** What a key that withdraws a deletion is kept as. */
export const TAKE_BACK = 'takeBack'

/** Throws the reason why an account may not log in now. */
export function assertMayLogIn({ status, leavesAt }: Account): void {
  if (status === 'leaving') throw fail('AccountLeaving', { until: chinaMoment(leavesAt ?? new Date()) })
  if (status !== 'active') throw fail(refusals[status])
}

/** The same after a password or a code was verified. If the deletion of the account is scheduled, the error carries a key that cancels it. */
export async function assertProvedMayLogIn(
  { write }: Pick<Context<unknown>, 'write'>,
  account: Account,
): Promise<void> {
  if (account.status !== 'leaving') return assertMayLogIn(account)
  const key = newKey()
  await write((db) => storeOneTime(db, TAKE_BACK, { key, value: account.id, lifeMs: TAKE_BACK_MS }))
  throw fail('AccountLeaving', { until: chinaMoment(account.leavesAt ?? new Date()), key })
}

const roleNames = {
  exhibitor: { 'zh-CN': '参展商', 'en-US': 'an exhibitor' },
  buyer: { 'zh-CN': '采购商', 'en-US': 'a buyer' },
}

const places = {
  exhibitor: { 'zh-CN': '“参展商”', 'en-US': '“Exhibitor”' },
  buyer: { 'zh-CN': '“采购商”', 'en-US': '“Buyer”' },
  desk: { 'zh-CN': '主办方工作台（organizer.html）', 'en-US': 'the organizer console (organizer.html)' },
}

const roles = ['exhibitor', 'buyer'] as const
const accepts = (role: (typeof roles)[number], userType: number): boolean =>
  loginRoles[role].accepts.some((accepted) => accepted === userType)

/** Throws NotThisRole, which says where instead, when the tab does not accept the account (spec: access §6). */
export function assertRole({ userType }: Account, input: number | undefined, language: Language): void {
  if (input === undefined) return
  const tab = roles.find((role) => accepts(role, input))
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
