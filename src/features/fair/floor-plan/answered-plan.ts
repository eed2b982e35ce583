import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { getFloorPlan } from '#contract/fair/floor-plan/endpoints.ts'
import type { FloorPlan } from '#contract/fair/floor-plan/schemas.ts'
import { call } from '#src/common/request/call.ts'
import { endpointQuery } from '#src/common/request/use-endpoint.ts'

/** Names to the page worker (`public/page-worker.js`) a call that waits for the network, however long it takes. */
const WAIT = { 'page-worker': 'wait' }

/** A plan as it was answered; `storedAt` is when the page worker stored it, which answered in the place of the network. */
export type AnsweredPlan = FloorPlan & { storedAt?: string }

/** The plan of one level of a hall; a stored one is shown first where the network is slow, until the current one is read. */
export function useAnsweredPlan(hallId: number | undefined, level: number) {
  const { i18n } = useTranslation()
  const input = { hallId: hallId ?? 0, level }
  return useQuery<AnsweredPlan>({
    ...endpointQuery(getFloorPlan, i18n.language, input),
    enabled: hallId !== undefined,
    queryFn: async ({ client, queryKey }) => {
      const isWaiting = client.getQueryData<AnsweredPlan>(queryKey)?.storedAt !== undefined
      let storedAt: unknown
      const plan = await call(getFloorPlan, input, {
        alerts: false,
        alone: true,
        ...(isWaiting ? { request: { headers: WAIT } } : {}),
        onHeaders: (headers) => void (storedAt = headers['stored-at']),
      })
      return typeof storedAt === 'string' ? { ...plan, storedAt } : plan
    },
  })
}
