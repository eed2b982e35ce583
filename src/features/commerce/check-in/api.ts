import { useQuery } from '@tanstack/react-query'
import {
  getCheckInNumbers,
  getHallCheckIns,
  listCheckLists,
  saveCheckList,
} from '#contract/commerce/check-in/endpoints.ts'
import { useChange } from '#src/common/request/use-change.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'
import { openGateDatabase } from './offline/database'

/** ms between two looks at how many came in */
const NUMBERS_MS = 60_000

export const useCheckLists = () => useEndpoint(listCheckLists, {})
export const useSaveCheckList = () => useChange(saveCheckList, [listCheckLists, getHallCheckIns], { alerts: false })
export const useCheckInNumbers = (listId: number) =>
  useEndpoint(getCheckInNumbers, { listId }, { keep: true, every: NUMBERS_MS })

/** How many check-ins the zones of a hall have. */
export const useHallCheckIns = (hallId: number) => useEndpoint(getHallCheckIns, { hallId }, { every: NUMBERS_MS })

/** The gates that this device knows without a network; none where the browser keeps nothing. */
export const useStoredGates = (enabled: boolean) =>
  useQuery({
    queryKey: ['kept-gates'],
    queryFn: async () => {
      const db = await openGateDatabase()
      const kept = await db.getAll('gates')
      db.close()
      return kept.map(({ gate }) => gate)
    },
    enabled,
    networkMode: 'always',
    retry: false,
  })
