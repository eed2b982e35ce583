import type { Language } from '#contract/core/language.ts'
import type { TeamRole } from '#contract/people/team/rules.ts'
import type { Member, TeamChange } from '#contract/people/team/schemas.ts'
import { type Both, say } from '#src/mocks/core/bilingual.ts'
import { minutesFromNow } from '#src/mocks/core/time.ts'

export type MockMember = Omit<Member, 'name' | 'self'> & { name: Both; isRemoved?: boolean }
export type MockChange = Omit<TeamChange, 'by' | 'member' | 'handedTo'> & { by: Both; member: Both; handedTo: Both }

const DAY = 24 * 60
/** minutes that an invitation is good for */
export const INVITED_FOR = DAY

const member = (id: number, name: Both, role: TeamRole, more: Partial<MockMember> = {}): MockMember => ({
  id,
  name,
  email: `member-${id}@sunmu.example`,
  role,
  state: 'active',
  since: minutesFromNow(-20 * DAY),
  invitedUntil: null,
  conversations: 0,
  lives: 0,
  ...more,
})

/** The exhibitor's team: one of each role, one invited and one with an expired invitation. */
export const members: MockMember[] = [
  member(1, ['沈砚秋', 'Shen Yanqiu'], 'admin', { email: 'exhibitor@demo.yunzhan.example', lives: 1 }),
  member(101, ['陆知白', 'Lu Zhibai'], 'admin', { since: minutesFromNow(-12 * DAY) }),
  member(102, ['温小满', 'Wen Xiaoman'], 'customerService', { conversations: 3, since: minutesFromNow(-9 * DAY) }),
  member(103, ['乔一诺', 'Qiao Yinuo'], 'anchor', { lives: 2, since: minutesFromNow(-6 * DAY) }),
  member(104, ['林听雨', 'Lin Tingyu'], 'salesperson', {
    state: 'invited',
    since: minutesFromNow(-4 * 60),
    invitedUntil: minutesFromNow(INVITED_FOR - 4 * 60),
  }),
  member(105, ['玛雅·科尔', 'Maya Cole'], 'customerService', {
    state: 'expired',
    since: minutesFromNow(-3 * DAY),
    invitedUntil: minutesFromNow(-2 * DAY),
  }),
]

const none: Both = ['', '']
const nameOf = (id: number): Both => members.find((one) => one.id === id)?.name ?? none

export const changes: MockChange[] = []

/** Writes down what was done to a team. */
export function note(
  by: number,
  id: number,
  action: TeamChange['action'],
  more: Partial<Pick<MockChange, 'fromRole' | 'toRole' | 'at'>> & { successor?: number | undefined } = {},
): void {
  const { fromRole = null, toRole = null, at = minutesFromNow(0), successor: heir = 0 } = more
  const names = { by: nameOf(by), member: nameOf(id), handedTo: nameOf(heir) }
  changes.unshift({ id: changes.length + 1, action, fromRole, toRole, at, ...names })
}
note(1, 101, 'invite', { toRole: 'admin', at: minutesFromNow(-13 * DAY) })
note(101, 101, 'join', { toRole: 'admin', at: minutesFromNow(-12 * DAY) })
note(101, 102, 'invite', { toRole: 'customerService', at: minutesFromNow(-9 * DAY - 90) })
note(102, 102, 'join', { toRole: 'customerService', at: minutesFromNow(-9 * DAY) })
note(1, 103, 'changeRole', { fromRole: 'salesperson', toRole: 'anchor', at: minutesFromNow(-6 * DAY) })
note(1, 105, 'invite', { toRole: 'customerService', at: minutesFromNow(-3 * DAY) })
note(1, 104, 'invite', { toRole: 'salesperson', at: minutesFromNow(-4 * 60) })

/** A member as the one of the number `self` sees them. */
export function presentMember(one: MockMember, self: number, language: Language): Member {
  const { isRemoved: _isRemoved, ...shown } = one
  return { ...shown, name: say(language, one.name), self: one.id === self }
}

export const presentChange = ({ by, member: of, handedTo, ...one }: MockChange, language: Language): TeamChange => ({
  ...one,
  by: say(language, by),
  member: say(language, of),
  handedTo: say(language, handedTo),
})
