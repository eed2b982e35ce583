import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import { representsExhibitor } from '#contract/core/permissions.ts'
import type * as contract from '#contract/people/team/endpoints.ts'
import { canTake, type Held, roleTypes, type TeamRole } from '#contract/people/team/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { changeAccount, endInvitation } from '#server/modules/foundation/accounts/index.ts'
import { removeSessions } from '#server/modules/people/session/index.ts'
import { countInvitation, sendInvitation } from './invite'
import { countHeld, getOwnExhibitor, type HeldTeam, holdTeam } from './own-team'
import { roleOf } from './team.present'
import { addChange, listTeamRows, type NewChange, putMember, type TeamRow } from './team.queries'
import { teamWork } from './work'

type What = Pick<NewChange, 'action'> & Partial<Pick<NewChange, 'fromRole' | 'toRole' | 'handedTo'>>
type Work = (db: Db, team: HeldTeam, member: TeamRow) => Promise<What>

/**
 * Does something to another of the own team and writes it down, in one transaction, while nobody else changes the team.
 * Throws NoExhibitor, OwnAccount, TeamMemberNotFound and what `holdTeam` and `work` throw.
 */
async function manage(context: Context<{ id: number }>, work: Work): Promise<void> {
  const { input, viewer, write } = context
  const exhibitorId = await getOwnExhibitor(context)
  const byAccount = Number(viewer?.userId)
  await write(async (db) => {
    const team = await holdTeam(db, exhibitorId, byAccount)
    const member = team.rows.find(({ account }) => account.id === input.id)
    if (!member) throw fail('TeamMemberNotFound')
    if (member === team.requester) throw fail('OwnAccount')
    await addChange(db, { exhibitorId, byAccount, memberId: input.id, ...(await work(db, team, member)) })
  })
}

const assertInvited = ({ account }: TeamRow): void => {
  if (account.status !== 'invited') throw fail('TeamMemberChanged')
}

/** Throws TeamMemberChanged, TooManyInvitations and what `manage` throws. */
export async function sendAgain(context: Context<{ id: number }>): Promise<void> {
  const exhibitorId = await getOwnExhibitor(context)
  const rows = await listTeamRows(context.db, exhibitorId)
  const seen = rows.find(({ account }) => account.id === context.input.id)
  if (seen) await countInvitation(context, seen.account.email)
  await manage(context, async (db, team, member) => {
    assertInvited(member)
    await sendInvitation(db, context, team, member.account)
    return { action: 'sendAgain' }
  })
}

/**
 * Ends the link. Who has never been of the team leaves the address free for whoever registers with it; who was, is
 * removed again. Throws TeamMemberChanged and what `manage` throws.
 */
export const takeBack = (context: Context<{ id: number }>): Promise<void> =>
  manage(context, async (db, { exhibitorId }, member) => {
    assertInvited(member)
    const { account, joinedAt } = member
    await endInvitation(db, account.email)
    await changeAccount(db, account.id, { status: joinedAt ? 'disabled' : 'rejected' })
    await putMember(db, { accountId: account.id, exhibitorId, invitedUntil: null, removedAt: new Date() })
    return { action: 'takeBack', fromRole: roleOf(account) }
  })

/** Throws TeamLastAdmin where nobody but the member could manage the team. */
function assertAdminLeft({ rows }: HeldTeam, member: TeamRow): void {
  const isAdmin = ({ account }: TeamRow) => account.status === 'active' && representsExhibitor(account.userType)
  if (isAdmin(member) && !rows.some((row) => row !== member && isAdmin(row))) throw fail('TeamLastAdmin')
}

interface HandingOver {
  member: TeamRow
  held: Held
  handOverTo: number | undefined
}

/** Gives what a member has in hand to a colleague. Throws HandOverNeeded, HandOverImpossible. */
async function handOver(db: Db, team: HeldTeam, { member, held, handOverTo }: HandingOver): Promise<number[]> {
  const { exhibitorId, rows } = team
  if (handOverTo === undefined) throw fail('HandOverNeeded', { ...held })
  const successor = rows.find(({ account }) => account.id === handOverTo)?.account
  if (
    !successor ||
    successor.id === member.account.id ||
    successor.status !== 'active' ||
    !canTake(roleOf(successor), held)
  )
    throw fail('HandOverImpossible', { field: 'handOverTo' })
  return teamWork.port.handOver(db, exhibitorId, { from: member.account.id, to: successor.id })
}

/** Throws TeamMemberChanged, TeamLastAdmin, HandOverNeeded, HandOverImpossible and what `manage` throws. */
export async function changeRole(context: Context<ParsedInputOf<typeof contract.changeMemberRole>>): Promise<void> {
  const { id, from, to, handOverTo } = context.input
  let lives: number[] = []
  await manage(context, async (db, team, member) => {
    if (roleOf(member.account) !== from || from === to) throw fail('TeamMemberChanged')
    assertAdminLeft(team, member)
    const held = (await countHeld(db, team.exhibitorId))(id)
    const isKept = canTake(to, held)
    if (!isKept) lives = await handOver(db, team, { member, held, handOverTo })
    await changeAccount(db, id, { userType: roleTypes[to] })
    await removeSessions(db, id)
    return { action: 'changeRole', fromRole: from, toRole: to, handedTo: isKept ? null : (handOverTo ?? null) }
  })
  teamWork.port.notify(context.realtime, await getOwnExhibitor(context), lives)
}

const isNothing = ({ conversations, lives }: Held): boolean => conversations + lives === 0

/**
 * Ends every session of a member and lets their account log in no longer; it keeps its exhibitor, without which it would
 * answer for the fair. Throws TeamMemberChanged, TeamLastAdmin, HandOverNeeded, HandOverImpossible and what `manage` throws.
 */
export async function remove(context: Context<ParsedInputOf<typeof contract.removeMember>>): Promise<void> {
  const { id, role, handOverTo } = context.input
  let lives: number[] = []
  await manage(context, async (db, team, member) => {
    const { account, joinedAt } = member
    const seen: TeamRole = roleOf(account)
    if (seen !== role || account.status !== 'active') throw fail('TeamMemberChanged')
    assertAdminLeft(team, member)
    const held = (await countHeld(db, team.exhibitorId))(id)
    if (!isNothing(held)) lives = await handOver(db, team, { member, held, handOverTo })
    await changeAccount(db, id, { status: 'disabled' })
    const { exhibitorId } = team
    await putMember(db, { accountId: id, exhibitorId, joinedAt: joinedAt ?? account.createdAt, removedAt: new Date() })
    await endInvitation(db, account.email)
    await removeSessions(db, id)
    return { action: 'remove', fromRole: seen, handedTo: isNothing(held) ? null : (handOverTo ?? null) }
  })
  teamWork.port.notify(context.realtime, await getOwnExhibitor(context), lives)
}
