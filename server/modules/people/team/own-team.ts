import { representsExhibitor } from '#contract/core/permissions.ts'
import type { Held } from '#contract/people/team/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { lockTeam, type TeamRow } from './team.queries'
import { teamWork } from './work'

/** The exhibitor of the team that the viewer manages. Throws LoginExpired, NoExhibitor. */
export async function getOwnExhibitor(context: Context<unknown>): Promise<number> {
  const { exhibitorId } = await getViewerAccount(context)
  if (exhibitorId === null) throw fail('NoExhibitor')
  return exhibitorId
}

export interface HeldTeam {
  exhibitorId: number
  rows: TeamRow[]
  requester: TeamRow
}

/**
 * The team, which nobody else changes until the transaction has ended, with the viewer as they stand now: of two admins who
 * remove each other the second is an admin no longer. Throws LoginExpired, NotAllowed.
 */
export async function holdTeam(db: Db, exhibitorId: number, requesterId: number): Promise<HeldTeam> {
  const rows = await lockTeam(db, exhibitorId)
  const requester = rows.find(({ account }) => account.id === requesterId)
  if (!requester || requester.account.status !== 'active') throw fail('LoginExpired')
  if (!representsExhibitor(requester.account.userType)) throw fail('NotAllowed')
  return { exhibitorId, rows, requester }
}

/** What everybody of an exhibitor has in hand, by account. */
export async function countHeld(db: Db, exhibitorId: number): Promise<(accountId: number) => Held> {
  const conversations = await teamWork.port.countConversations(db, exhibitorId)
  const lives = await teamWork.port.countLives(db, exhibitorId)
  return (accountId) => ({ conversations: conversations.get(accountId) ?? 0, lives: lives.get(accountId) ?? 0 })
}
