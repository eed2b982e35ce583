import type { AnyEndpoint } from '../../../contract/core/endpoint'
import { listTeam, listTeamChanges } from '../../../contract/team/endpoints'
import { TEAM_CHANGES_PAGE } from '../../../contract/team/limits'
import { useChange } from '../../common/request/use-change'
import { useEndpoint } from '../../common/request/use-endpoint'

export const useTeam = () => useEndpoint(listTeam, {}, { keep: true })
export const useTeamChanges = (page: number) =>
  useEndpoint(listTeamChanges, { page, limit: TEAM_CHANGES_PAGE }, { keep: true })

/** Changes the team; what was read of it is asked for anew, whether it went well or not: somebody may have been first. */
export const useTeamChange = <E extends AnyEndpoint>(endpoint: E) =>
  useChange(endpoint, [listTeam, listTeamChanges], { alerts: false })
