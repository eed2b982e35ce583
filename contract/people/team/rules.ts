import { email, name } from '#contract/core/contact/contact-rules.ts'
import { hasPermission, representsExhibitor, userTypes } from '#contract/core/permissions.ts'
import type { RuleBreach } from '#contract/core/rule-texts.ts'

/** What a member of a team is there for. */
export const teamRoles = ['admin', 'customerService', 'anchor', 'salesperson'] as const
export type TeamRole = (typeof teamRoles)[number]

/** The user type that an account of each role has. */
export const roleTypes: Record<TeamRole, number> = {
  admin: userTypes.exhibitor,
  customerService: userTypes.customerService,
  anchor: userTypes.anchor,
  salesperson: userTypes.salesperson,
}

/** The role of a user type; a delegation's own accounts are admins too. Undefined: no type of a team. */
export const findTeamRole = (userType: number): TeamRole | undefined =>
  representsExhibitor(userType) ? 'admin' : teamRoles.find((role) => roleTypes[role] === userType)

/**
 * How a member stands: `invited` until the link is used, `expired` where it was not within its time, `disabled` by the
 * organizer. Who was removed is not shown.
 */
export const memberStates = ['active', 'invited', 'expired', 'disabled'] as const

/** What was done to a team. */
export const teamActions = ['invite', 'sendAgain', 'takeBack', 'join', 'changeRole', 'remove'] as const

/** What a member has in hand: conversations that they took, sessions that name them as anchor or manager. */
export interface Held {
  conversations: number
  lives: number
}

/** Whether an account of this role can go on with what somebody has in hand. */
export function canTake(role: TeamRole, { conversations, lives }: Held): boolean {
  const may = (permission: 'answerVisitors' | 'runLives') => hasPermission(roleTypes[role], permission)
  return (conversations === 0 || may('answerVisitors')) && (lives === 0 || may('runLives'))
}

export interface InvitationValues {
  email: string
  name: string
}

/** What is wrong with an invitation, by field in the order of the form. */
export const checkInvitation = (values: InvitationValues): Record<keyof InvitationValues, RuleBreach | undefined> => ({
  email: email(values.email.trim()),
  name: name(values.name, 'en'),
})
