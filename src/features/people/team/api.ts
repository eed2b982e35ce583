import type { AnyEndpoint } from '#contract/core/endpoint.ts'
import { listTeam, listTeamChanges } from '#contract/people/team/endpoints.ts'
import { TEAM_CHANGES_PAGE } from '#contract/people/team/limits.ts'
import { useChange } from '#src/common/request/use-change.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

export const useTeam = () => useEndpoint(listTeam, {}, { keep: true })
export const useTeamChanges = (page: number) =>
  useEndpoint(listTeamChanges, { page, limit: TEAM_CHANGES_PAGE }, { keep: true })

/** Changes the team; what was read of it is requested again, whether it went well or not: somebody may have been first. */
export const useTeamChange = <E extends AnyEndpoint>(endpoint: E) =>
  useChange(endpoint, [listTeam, listTeamChanges], { alerts: false })
