import { erase, type PersonalData, trace } from '#server/modules/foundation/personal-data/index.ts'
import { teamChanges, teamMembers } from './team.schema'

/** Membership of the team of an exhibitor. */
export const personalDataOfTeam: PersonalData[] = [
  erase('exhibitor', teamMembers.accountId),
  ...trace(teamChanges.byAccount, teamChanges.memberId, teamChanges.handedTo),
]
