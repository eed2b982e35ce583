import { representsExhibitor, userTypes } from '#contract/core/permissions.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { type Account, findAccountById, getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import type { Live } from './live.present'
import { findLive } from './live.queries'
import { listRunners, type Runner } from './rights.queries'

const { organizer, staff } = userTypes

/** Whether an account of this type runs every session. */
export const runsAll = (userType: number): boolean => userType === organizer || userType === staff

type Who = Pick<Account, 'id' | 'userType' | 'exhibitorId'>

const speaksFor = ({ userType, exhibitorId }: Who, live: Pick<Live, 'exhibitorId'>): boolean =>
  representsExhibitor(userType) && exhibitorId !== null && exhibitorId === live.exhibitorId

/** Whether an account runs a session without being named as its anchor or manager. */
export const runsUnnamed = (who: Who, live: Pick<Live, 'exhibitorId'>): boolean =>
  runsAll(who.userType) || speaksFor(who, live)

/**
 * Whether an account runs a session: organizer and staff every one, an exhibitor's own accounts its sessions, anchor and
 * managers those that name them.
 */
export function canRun(who: Who, live: Live, runners: Runner[]): boolean {
  return runsUnnamed(who, live) || runners.some(({ account }) => account.id === who.id)
}

/** The session and the viewer who runs it. Throws LoginExpired, LiveNotFound, NotYourLive. */
export async function getRunnable(
  context: Pick<Context<unknown>, 'db' | 'viewer'>,
  id: number,
): Promise<{ live: Live; account: Account; runners: Runner[] }> {
  const account = await getViewerAccount(context)
  const live = await findLive(context.db, id)
  if (!live) throw fail('LiveNotFound')
  const runners = await listRunners(context.db, id)
  if (!canRun(account, live, runners)) throw fail('NotYourLive')
  return { live, account, runners }
}

/** Whether an account may mute, remove and delete in a session's room: whoever runs it may (spec: live §6). */
export async function mayModerate(db: Db, accountId: number, userType: number, liveId: number): Promise<boolean> {
  const live = await findLive(db, liveId)
  const account = live && (await findAccountById(db, accountId))
  if (!live || !account) return false
  return canRun({ ...account, userType }, live, await listRunners(db, liveId))
}
