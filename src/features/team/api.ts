import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AnyEndpoint, InputOf, OutputOf } from '../../../contract/core/endpoint'
import { listTeam, listTeamChanges } from '../../../contract/team/endpoints'
import { TEAM_CHANGES_PAGE } from '../../../contract/team/limits'
import { call } from '../../common/request/call'
import { useEndpoint } from '../../common/request/use-endpoint'

export const useTeam = () => useEndpoint(listTeam, {}, { keep: true })
export const useTeamChanges = (page: number) =>
  useEndpoint(listTeamChanges, { page, limit: TEAM_CHANGES_PAGE }, { keep: true })

/** Changes the team; what was read of it is asked for anew, whether it went well or not: somebody may have been first. */
export function useTeamChange<E extends AnyEndpoint>(endpoint: E) {
  const client = useQueryClient()
  return useMutation<OutputOf<E>, Error, InputOf<E>>({
    mutationFn: (input) => call(endpoint, input, { alerts: false }),
    onSettled: () =>
      Promise.all([listTeam, listTeamChanges].map(({ path }) => client.invalidateQueries({ queryKey: [path] }))),
  })
}
