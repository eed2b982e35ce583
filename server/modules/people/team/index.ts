import * as contract from '#contract/people/team/endpoints.ts'
import { TEAM_MAX } from '#contract/people/team/limits.ts'
import { findTeamRole } from '#contract/people/team/rules.ts'
import type { Member } from '#contract/people/team/schemas.ts'
import type { Db } from '#server/platform/db/database.ts'
import { toPage } from '#server/platform/db/list/page.ts'
import { fail } from '#server/platform/http/fail.ts'
import { type Context, type Route, serve } from '#server/platform/http/serve.ts'
import type { Account } from '#server/modules/foundation/accounts/index.ts'
import { invite, inviteAdmin } from './invite'
import * as manage from './manage'
import { countHeld, getOwnExhibitor } from './own-team'
import { presentChange, presentMember } from './team.present'
import { acceptMember, addChange, listChangeRows, listTeamRows } from './team.queries'

export { inviteMany, isEmailTaken, takeBackInvited } from './invite'
export { forgetRemoval, hasTeam } from './team.queries'
export { teamWork } from './work'
export { personalDataOfTeam } from './personal-data.queries'

/** Makes an invited account active, within the time of its invitation; false where that has ended. */
export async function acceptInvitation(db: Db, { id }: Pick<Account, 'id'>): Promise<boolean> {
  const accepted = await acceptMember(db, id)
  if (!accepted) return false
  const { exhibitorId, userType } = accepted
  const toRole = findTeamRole(userType) ?? null
  await addChange(db, { exhibitorId, byAccount: id, memberId: id, action: 'join', toRole })
  return true
}

async function listMembers(context: Context<unknown>): Promise<Member[]> {
  const { db, viewer, language } = context
  const exhibitorId = await getOwnExhibitor(context)
  const heldBy = await countHeld(db, exhibitorId)
  const rows = await listTeamRows(db, exhibitorId)
  return rows.map((row) =>
    presentMember(row, { held: heldBy(row.account.id), readerId: Number(viewer?.userId), language }),
  )
}

/** Throws TeamMemberNotFound: somebody has removed them meanwhile. */
async function getMember(context: Context<unknown>, id: number): Promise<Member> {
  const member = (await listMembers(context)).find((one) => one.id === id)
  if (!member) throw fail('TeamMemberNotFound')
  return member
}

/** The people of an exhibitor, as those who speak for it manage them. */
export const team: Route[] = [
  serve(contract.listTeam, async (context) => ({ list: await listMembers(context), max: TEAM_MAX })),
  serve(contract.inviteMember, async (context) => getMember(context, await invite(context))),
  serve(contract.inviteAdmin, async (context) => {
    await inviteAdmin(context)
    return {}
  }),
  serve(contract.sendInvitationAgain, async (context) => {
    await manage.sendAgain(context)
    return getMember(context, context.input.id)
  }),
  serve(contract.takeBackInvitation, async (context) => {
    await manage.takeBack(context)
    return {}
  }),
  serve(contract.changeMemberRole, async (context) => {
    await manage.changeRole(context)
    return getMember(context, context.input.id)
  }),
  serve(contract.removeMember, async (context) => {
    await manage.remove(context)
    return {}
  }),
  serve(contract.listTeamChanges, async (context) => {
    const exhibitorId = await getOwnExhibitor(context)
    const { rows, total } = await listChangeRows(context.db, exhibitorId, context.input)
    return toPage(
      rows.map((row) => presentChange(row, context.language)),
      total,
      context.input,
    )
  }),
]
