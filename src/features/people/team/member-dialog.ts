import type { Member } from '#contract/people/team/schemas.ts'

/** What a dialog about one member is given; what they have in hand may go to others of the team. */
export interface MemberDialogProps {
  member: Member
  team: readonly Member[]
  onClose: () => void
}
