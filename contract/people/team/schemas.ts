import * as z from 'zod/mini'
import { email, ENGLISH_NAME_MAX, name } from '#contract/core/contact/contact-rules.ts'
import { byId, Id, Instant, integer, nothing, pageInput, paged, text } from '#contract/core/shapes.ts'
import { EMAIL_MAX } from '#contract/people/session/rules.ts'
import { memberStates, teamActions, teamRoles } from './rules'

const Role = z.enum(teamRoles)
const State = z.enum(memberStates)

/** Somebody of the team as those who manage it see them. */
const Member = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  role: Role,
  state: State,
  /** When they were invited, or have been of the team. */
  since: Instant,
  /** When the link ends, or ended; null once it was used. */
  invitedUntil: z.nullable(Instant),
  /** The reader. */
  self: z.boolean(),
  /** Conversations that they have taken. */
  conversations: z.int(),
  /** Sessions that name them as anchor or manager. */
  lives: z.int(),
})
export type Member = z.output<typeof Member>

export const listTeam = {
  input: nothing,
  output: z.object({ list: z.array(Member), /** People that the team may have. */ max: z.int() }),
}

const Name = text(ENGLISH_NAME_MAX * 2).check(
  z.refine((value) => name(value, 'en') !== 'name.empty', { params: { breach: 'name.empty' } }),
  z.refine((value) => name(value, 'en') !== 'name.long.en', { params: { breach: 'name.long.en' } }),
)

const Email = text(EMAIL_MAX).check(
  z.refine((value) => email(value) === undefined, { params: { breach: 'email.format' } }),
)

const invited = {
  /** Made by the form: the same sent twice invites once. */
  key: text(64).check(z.minLength(8)),
  email: Email,
  name: Name,
  /** Of the mail, and of what the fair writes to them: 1 Chinese, 2 English. */
  languageType: integer(1, 2),
}

export const inviteMember = {
  input: z.object({ ...invited, role: Role }),
  output: Member,
}

export const inviteAdmin = {
  input: z.object({ ...invited, exhibitorId: Id }),
  output: nothing,
}

export const sendInvitationAgain = {
  input: byId,
  output: Member,
}

export const takeBackInvitation = {
  input: byId,
  output: nothing,
}

export const changeMemberRole = {
  input: z.object({
    id: Id,
    /** As it was seen. */
    from: Role,
    to: Role,
    /** Who goes on with what the new role cannot do. */
    handOverTo: z.optional(Id),
  }),
  output: Member,
}

export const removeMember = {
  input: z.object({
    id: Id,
    /** As it was seen. */
    role: Role,
    /** Who goes on with what they have in hand. */
    handOverTo: z.optional(Id),
  }),
  output: nothing,
}

const Change = z.object({
  id: z.int(),
  action: z.enum(teamActions),
  /** Empty: an account that is there no longer. */
  by: z.string(),
  member: z.string(),
  fromRole: z.nullable(Role),
  toRole: z.nullable(Role),
  /** Who got what they had in hand; empty: nobody. */
  handedTo: z.string(),
  at: Instant,
})
export type TeamChange = z.output<typeof Change>

export const listTeamChanges = {
  input: z.object(pageInput),
  output: paged(Change),
}
