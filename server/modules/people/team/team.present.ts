import type { Language } from '#contract/core/language.ts'
import { findTeamRole, type Held, type TeamRole } from '#contract/people/team/rules.ts'
import type { Member, TeamChange } from '#contract/people/team/schemas.ts'
import { type Bilingual, pick } from '#server/platform/db/bilingual.ts'
import type { Account } from '#server/modules/foundation/accounts/index.ts'
import type { ChangeRow, TeamRow } from './team.queries'
import { formatEmail } from '#server/platform/mask.ts'

/** The role of an account of a team. */
export function roleOf({ userType }: Pick<Account, 'userType'>): TeamRole {
  const role = findTeamRole(userType)
  if (!role) throw new Error(`user type ${userType} is of no team`)
  return role
}

function stateOf({ account, invitedUntil }: TeamRow): Member['state'] {
  if (account.status === 'invited') return invitedUntil && invitedUntil > new Date() ? 'invited' : 'expired'
  return account.status === 'active' ? 'active' : 'disabled'
}

/** Somebody of a team as `readerId` sees them. */
export function presentMember(
  row: TeamRow,
  { held, readerId, language }: { held: Held; readerId: number; language: Language },
): Member {
  const { account, invitedUntil, invitedAt, joinedAt } = row
  const state = stateOf(row)
  const isWaiting = state === 'invited' || state === 'expired'
  const since = (isWaiting ? invitedAt : joinedAt) ?? account.createdAt
  return {
    id: account.id,
    name: pick(account.name, language),
    email: formatEmail(account.email || account.contactEmail),
    role: roleOf(account),
    state,
    since: since.toISOString(),
    invitedUntil: isWaiting ? (invitedUntil?.toISOString() ?? null) : null,
    self: account.id === readerId,
    ...held,
  }
}

type Named = { name: Bilingual | null; nickName: string | null } | null
const say = (of: Named, language: Language): string => (of?.name ? pick(of.name, language) : '')

export const presentChange = ({ change, by, member, successor: heir }: ChangeRow, language: Language): TeamChange => ({
  id: change.id,
  action: change.action,
  by: say(by, language),
  member: say(member, language),
  fromRole: change.fromRole,
  toRole: change.toRole,
  handedTo: say(heir, language),
  at: change.at.toISOString(),
})
