import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnyEndpoint, InputOf } from '#contract/core/endpoint.ts'
import { getFloorPlan, listFloorPlans } from '#contract/fair/floor-plan/endpoints.ts'
import type { FloorPlan, HallPlans } from '#contract/fair/floor-plan/schemas.ts'
import { useOnline } from '#src/common/app/offline/use-online.ts'
import { call } from '#src/common/request/call.ts'
import { endpointQuery } from '#src/common/request/use-endpoint.ts'

/**
 * Names to the page worker (`public/page-worker.js`) a call that waits for the network, and gives it a minute: something is
 * shown meanwhile, and a line that is too slow for other calls may do.
 */
const WAIT = { headers: { 'page-worker': 'wait' }, timeout: 60_000 }

interface Answered {
  /** When the page worker stored the answer, which it gave in the place of the network. */
  storedAt?: string
}
export type AnsweredPlan = FloorPlan & Answered
export interface AnsweredHalls extends Answered {
  halls: HallPlans[]
}

/** Whether no answer is under way that would replace a stored one. */
export const isSettled = (
  { data, isError, isFetching }: Pick<UseQueryResult<Answered>, 'data' | 'isError' | 'isFetching'>,
  isOnline: boolean,
): boolean => data?.storedAt === undefined || !isOnline || (isError && !isFetching)

/** Calls what the page worker may answer; where it did before, the call waits for the network. */
async function callAnswered<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>, shown: Answered | undefined) {
  let storedAt: unknown
  const data = await call(endpoint, input, {
    alerts: false,
    alone: true,
    ...(shown?.storedAt === undefined ? {} : { request: WAIT }),
    onHeaders: (headers) => void (storedAt = headers['stored-at']),
  })
  return { data, age: typeof storedAt === 'string' ? { storedAt } : {} }
}

/** Requests the current answer in the place of a stored one, as soon as there is a network. */
function useRenewed<Data extends Answered>(query: UseQueryResult<Data>): UseQueryResult<Data> {
  const isOnline = useOnline()
  const { data, refetch } = query
  const storedAt = data?.storedAt
  useEffect(() => {
    if (isOnline && storedAt !== undefined) void refetch({ cancelRefetch: false })
  }, [isOnline, storedAt, refetch])
  return query
}

/** The plan of one level of a hall; a stored one is shown first where the network is slow, until the current one is read. */
export function useAnsweredPlan(hallId: number | undefined, level: number) {
  const { i18n } = useTranslation()
  const input = { hallId: hallId ?? 0, level }
  const query = useQuery<AnsweredPlan>({
    ...endpointQuery(getFloorPlan, i18n.language, input),
    enabled: hallId !== undefined,
    queryFn: async ({ client, queryKey }) => {
      const { data, age } = await callAnswered(getFloorPlan, input, client.getQueryData<AnsweredPlan>(queryKey))
      return { ...data, ...age }
    },
  })
  return useRenewed(query)
}

/** The halls that have a floor plan; a stored list is replaced as a stored plan is. */
export function useAnsweredHalls() {
  const { i18n } = useTranslation()
  const query = useQuery<AnsweredHalls>({
    queryKey: [listFloorPlans.path, i18n.language, {}, 'answered'],
    queryFn: async ({ client, queryKey }) => {
      const { data, age } = await callAnswered(listFloorPlans, {}, client.getQueryData<AnsweredHalls>(queryKey))
      return { halls: data, ...age }
    },
  })
  return useRenewed(query)
}
