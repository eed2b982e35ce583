import { normalizeEmail } from '#contract/core/contact/email.ts'
import * as contract from '#contract/people/team/endpoints.ts'
import { TEAM_MAX } from '#contract/people/team/limits.ts'
import { canTake, type Held, type TeamRole } from '#contract/people/team/rules.ts'
import { minutesFromNow } from '#src/mocks/core/time.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { paginate } from '#src/mocks/core/paginate.ts'
import { byIdOf } from '#src/mocks/core/bilingual.ts'
import { exhibitorRows } from '#src/mocks/fair/exhibitors/rows.ts'
import { accountOfToken, findMockAccount } from '#src/mocks/foundation/accounts/accounts.ts'
import { changes, INVITED_FOR, members, type MockMember, note, presentChange, presentMember } from './people'

/** What each key has invited. */
const invited = new Map<string, MockMember>()
const shown = () => members.filter(({ isRemoved }) => !isRemoved)
const isWaiting = ({ state }: MockMember) => state === 'invited' || state === 'expired'
const requesterOf = (token: string) => Number(accountOfToken(token).userId)

/** Another of the team. */
function findOther(id: number, token: string): MockMember {
  const found = shown().find((one) => one.id === id) ?? refuse('TeamMemberNotFound')
  return id === requesterOf(token) ? refuse('OwnAccount') : found
}

/** Gives what a member has in hand to a colleague. */
function handOver(from: MockMember, held: Held, successorId: number | undefined): void {
  if (successorId === undefined)
    return refuse('HandOverNeeded', { conversations: held.conversations, lives: held.lives })
  const successor = shown().find(({ id, state }) => id === successorId && id !== from.id && state === 'active')
  if (!successor || !canTake(successor.role, held)) return refuse('HandOverImpossible')
  successor.conversations += from.conversations
  successor.lives += from.lives
  Object.assign(from, { conversations: 0, lives: 0 })
}

function invite(email: string, name: string, role: TeamRole): MockMember {
  if (shown().length >= TEAM_MAX) return refuse('TeamFull', { max: TEAM_MAX })
  if (shown().some((one) => one.email === email)) return refuse('TeamEmailMember', { field: 'email' })
  if (findMockAccount(email)) return refuse('TeamEmailTaken', { field: 'email' })
  const since = minutesFromNow(0)
  const until = { state: 'invited', since, invitedUntil: minutesFromNow(INVITED_FOR), role } as const
  const before = members.find((one) => one.email === email)
  if (before) return Object.assign(before, until, { isRemoved: false })
  const held = { conversations: 0, lives: 0 }
  const added: MockMember = { id: 101 + members.length, name: [name, name], email, ...held, ...until }
  members.push(added)
  return added
}

export const team = [
  mock(contract.listTeam, ({ token, language }) => ({
    list: shown().map((one) => presentMember(one, requesterOf(token), language)),
    max: TEAM_MAX,
  })),
  mock(contract.inviteMember, ({ input, token, language }) => {
    const known = invited.get(input.key)
    const one = known ?? invite(normalizeEmail(input.email), input.name.trim(), input.role)
    if (!known) note(requesterOf(token), one.id, 'invite', { toRole: input.role })
    invited.set(input.key, one)
    return presentMember(one, requesterOf(token), language)
  }),
  mock(contract.inviteAdmin, ({ input }) => {
    if (!byIdOf(exhibitorRows, input.exhibitorId)) return refuse('ExhibitorNotFound')
    const known = invited.get(input.key)
    const one = known ?? invite(normalizeEmail(input.email), input.name.trim(), 'admin')
    invited.set(input.key, one)
    return {}
  }),
  mock(contract.sendInvitationAgain, ({ input, token, language }) => {
    const one = findOther(input.id, token)
    if (!isWaiting(one)) return refuse('TeamMemberChanged')
    Object.assign(one, { state: 'invited', since: minutesFromNow(0), invitedUntil: minutesFromNow(INVITED_FOR) })
    note(requesterOf(token), one.id, 'sendAgain')
    return presentMember(one, requesterOf(token), language)
  }),
  mock(contract.takeBackInvitation, ({ input, token }) => {
    const one = findOther(input.id, token)
    if (!isWaiting(one)) return refuse('TeamMemberChanged')
    note(requesterOf(token), one.id, 'takeBack', { fromRole: one.role })
    one.isRemoved = true
    return {}
  }),
  mock(contract.changeMemberRole, ({ input, token, language }) => {
    const one = findOther(input.id, token)
    if (one.role !== input.from || input.from === input.to) return refuse('TeamMemberChanged')
    if (!canTake(input.to, one)) handOver(one, one, input.handOverTo)
    one.role = input.to
    note(requesterOf(token), one.id, 'changeRole', {
      fromRole: input.from,
      toRole: input.to,
      successor: input.handOverTo,
    })
    return presentMember(one, requesterOf(token), language)
  }),
  mock(contract.removeMember, ({ input, token }) => {
    const one = findOther(input.id, token)
    if (one.role !== input.role || one.state !== 'active') return refuse('TeamMemberChanged')
    if (one.conversations + one.lives > 0) handOver(one, one, input.handOverTo)
    note(requesterOf(token), one.id, 'remove', { fromRole: one.role, successor: input.handOverTo })
    one.isRemoved = true
    return {}
  }),
  mock(contract.listTeamChanges, ({ input, language }) =>
    paginate(
      changes.map((one) => presentChange(one, language)),
      input,
    ),
  ),
]
