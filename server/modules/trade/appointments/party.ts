import type { AppointmentState } from '#contract/trade/appointments/rules.ts'
import { buyerTypes } from '#contract/core/permissions.ts'
import type { Language } from '#contract/core/language.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { type Account, getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { type AppointmentRow, findOwn, type Party } from './appointments.queries'

/** Who asks, and for which side. */
export type Requester = { account: Account; party: Party }

/** The side of an account; undefined: it is no buyer's and works for no exhibitor. */
export function partyOf({ id, userType, exhibitorId }: Account): Party | undefined {
  if (buyerTypes.some((type) => type === userType)) return { side: 'buyer', buyerId: id }
  return exhibitorId === null ? undefined : { side: 'exhibitor', exhibitorId }
}

/** Throws LoginExpired; `party` is undefined for who works for no exhibitor. */
export async function findRequester(
  context: Pick<Context<unknown>, 'db' | 'viewer'>,
): Promise<Partial<Requester> & Pick<Requester, 'account'>> {
  const account = await getViewerAccount(context)
  const party = partyOf(account)
  return party ? { account, party } : { account }
}

/** A talk of which the viewer is a side. Throws LoginExpired, AppointmentNotFound. */
export async function getOwn(
  context: Pick<Context<{ id: number }>, 'db' | 'viewer' | 'input'>,
): Promise<Requester & { row: AppointmentRow }> {
  const { account, party } = await findRequester(context)
  const row = party && (await findOwn(context.db, context.input.id, party))
  if (!party || !row) throw fail('AppointmentNotFound')
  return { account, party, row }
}

const standing: Record<AppointmentState, Record<Language, string>> = {
  initiated: { 'zh-CN': '尚待展商答复', 'en-US': 'is awaiting the exhibitor' },
  waiting: { 'zh-CN': '尚待展商答复', 'en-US': 'is awaiting the exhibitor' },
  proposed: { 'zh-CN': '正在等待对方答复新的时间', 'en-US': 'is awaiting a reply to a new time' },
  confirmed: { 'zh-CN': '已确认', 'en-US': 'is confirmed' },
  met: { 'zh-CN': '已标记为双方参加', 'en-US': 'is marked as held' },
  noShow: { 'zh-CN': '已标记为未到场', 'en-US': 'is marked as a no-show' },
  declined: { 'zh-CN': '已被婉拒', 'en-US': 'was declined' },
  cancelled: { 'zh-CN': '已取消', 'en-US': 'was canceled' },
  expired: { 'zh-CN': '已过期', 'en-US': 'has expired' },
}

/** How a talk stands, as text that follows "the appointment". */
export const sayStanding = (state: AppointmentState, language: Language): string => standing[state][language]

/** How it stands at a moment: what waits for an answer ends by the clock, before anybody notes it. */
export const stateAt = (
  { state, expiresAt }: Pick<AppointmentRow, 'state' | 'expiresAt'>,
  now: Date,
): AppointmentState => (expiresAt !== null && expiresAt <= now && state !== 'confirmed' ? 'expired' : state)

/** The refusal of what is no longer possible, with what has happened meanwhile. */
export async function changedMeanwhile(db: Db, id: number, party: Party, language: Language) {
  const row = await findOwn(db, id, party)
  if (!row) return fail('AppointmentNotFound')
  const state = stateAt(row, new Date())
  return fail('AppointmentChanged', { state, now: sayStanding(state, language) })
}
