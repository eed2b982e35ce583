import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as contract from '#contract/fair/floor-plan/endpoints.ts'
import { newKey } from '#src/common/app/new-key.ts'
import { call } from '#src/common/request/call.ts'
import { useChange } from '#src/common/request/use-change.ts'
import { endpointQuery, useEndpoint } from '#src/common/request/use-endpoint.ts'
import { whenLeft } from './use-autosave'

const readers = [contract.listManagedPlans, contract.getManagedPlan, contract.listFloorPlans, contract.getFloorPlan]

/** Every hall, with its levels. */
export const useManagedPlans = () => useEndpoint(contract.listManagedPlans, {})

/**
 * A plan as it is edited: read each time an editor opens, after what the last one saved as it was left. Another language
 * does not read it again: the editor would lose its steps.
 */
export function useManagedPlan(hallId: number | undefined, level: number) {
  const client = useQueryClient()
  const [opened] = useState(newKey)
  // The lists that were read before show what the editor saved.
  useEffect(
    () => () => {
      for (const { path } of readers) client.removeQueries({ queryKey: [path], type: 'inactive' })
    },
    [client],
  )
  const input = { hallId: hallId ?? 0, level }
  return useQuery({
    queryKey: [contract.getManagedPlan.path, input, opened],
    queryFn: async () => {
      await whenLeft()
      return call(contract.getManagedPlan, input, { alerts: false, alone: true })
    },
    enabled: hallId !== undefined,
    gcTime: 0,
    staleTime: 0,
  })
}

/** What was published of a level, the latest first; read each time: others publish too. */
export function usePlanVersions(hallId: number, level: number) {
  const { i18n } = useTranslation()
  return useQuery({
    ...endpointQuery(contract.listPlanVersions, i18n.language, { hallId, level }),
    staleTime: 0,
    gcTime: 0,
  })
}

/** A publication; undefined: none is chosen. */
export const usePlanVersion = (hallId: number, level: number, id: number | undefined) =>
  useEndpoint(contract.getPlanVersion, { hallId, level, id: id ?? 0 }, { enabled: id !== undefined })

export const useCreatePlan = () => useChange(contract.createPlan, readers, { alerts: false })
export const useRemovePlan = () => useChange(contract.removePlan, readers, { alerts: false })
/** What an editor shows is its own, so nothing is requested again. */
export const usePublishPlan = () => useChange(contract.publishPlan, [], { alerts: false })
export const useDiscardPlan = () => useChange(contract.discardPlan, readers, { alerts: false })
