import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as contract from '#contract/fair/floor-plan/endpoints.ts'
import { useChange } from '#src/common/request/use-change.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

const readers = [contract.listManagedPlans, contract.getManagedPlan, contract.listFloorPlans, contract.getFloorPlan]

/** Every hall, with its levels. */
export const useManagedPlans = () => useEndpoint(contract.listManagedPlans, {})

/** A plan as it is edited: loaded again each time an editor opens, as it may have been saved since. */
export function useManagedPlan(hallId: number | undefined, level: number) {
  const client = useQueryClient()
  useEffect(
    () => () => {
      for (const { path } of readers) client.removeQueries({ queryKey: [path], type: 'inactive' })
    },
    [client],
  )
  return useEndpoint(contract.getManagedPlan, { hallId: hallId ?? 0, level }, { enabled: hallId !== undefined })
}

export const useCreatePlan = () => useChange(contract.createPlan, readers, { alerts: false })
export const useRemovePlan = () => useChange(contract.removePlan, readers, { alerts: false })
/** What an editor shows is its own, so nothing is requested again. */
export const usePublishPlan = () => useChange(contract.publishPlan, [], { alerts: false })
export const useDiscardPlan = () => useChange(contract.discardPlan, readers, { alerts: false })
