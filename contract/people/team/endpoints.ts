import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

const ofTeam = { method: 'POST', access: 'manageTeam' } as const

/** The people of the viewer's exhibitor, with what they have in hand; without those who were removed. */
export const listTeam = endpoint<typeof schemas.listTeam>({
  ...ofTeam,
  path: '/ce-exhibition/sp/team/list', // path: ours
  reads: true,
  errors: ['NoExhibitor'],
})

/** Makes the account and mails the link by which its password is set, once and within INVITATION_LIFE_MS. */
export const inviteMember = endpoint<typeof schemas.inviteMember>({
  ...ofTeam,
  path: '/ce-exhibition/sp/team/invite', // path: ours
  errors: [
    'NoExhibitor',
    'TeamEmailTaken',
    'TeamEmailMember',
    'TeamFull',
    'TooManyInvitations',
    'TextUnsafe',
    'TeamMemberNotFound',
  ],
})

/** An organizer invites an admin of an exhibitor: the first one of those that no registration opened. */
export const inviteAdmin = endpoint<typeof schemas.inviteAdmin>({
  method: 'POST',
  access: 'manageAccounts',
  path: '/ce-exhibition/mgr/team/invite', // path: ours
  errors: ['ExhibitorNotFound', 'TeamEmailTaken', 'TeamEmailMember', 'TeamFull', 'TooManyInvitations', 'TextUnsafe'],
})

const ofMember = ['NoExhibitor', 'TeamMemberNotFound', 'TeamMemberChanged', 'OwnAccount'] as const

/** A new link, which ends the one before; of who is only invited. */
export const sendInvitationAgain = endpoint<typeof schemas.sendInvitationAgain>({
  ...ofTeam,
  path: '/ce-exhibition/sp/team/sendAgain', // path: ours
  errors: [...ofMember, 'TooManyInvitations'],
})

/** Ends the link; of who is only invited. */
export const takeBackInvitation = endpoint<typeof schemas.takeBackInvitation>({
  ...ofTeam,
  path: '/ce-exhibition/sp/team/takeBack', // path: ours
  errors: ofMember,
})

const ofHolder = [...ofMember, 'TeamLastAdmin', 'HandOverNeeded', 'HandOverImpossible'] as const

/** Ends every session of the member: a session carries the type it was made with. */
export const changeMemberRole = endpoint<typeof schemas.changeMemberRole>({
  ...ofTeam,
  path: '/ce-exhibition/sp/team/changeRole', // path: ours
  errors: ofHolder,
})

/** Ends every session of the member and disables their login. */
export const removeMember = endpoint<typeof schemas.removeMember>({
  ...ofTeam,
  path: '/ce-exhibition/sp/team/remove', // path: ours
  errors: ofHolder,
})

/** The changes of the team, latest first. */
export const listTeamChanges = endpoint<typeof schemas.listTeamChanges>({
  ...ofTeam,
  path: '/ce-exhibition/sp/team/changes', // path: ours
  reads: true,
  errors: ['NoExhibitor'],
})
