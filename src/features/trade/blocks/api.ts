import type { Side } from '#contract/trade/appointments/rules.ts'
import * as contract from '#contract/trade/blocks/endpoints.ts'
import type { Blocked, BlockedBuyer } from '#contract/trade/blocks/schemas.ts'
import { PAGE_SIZE_MAX } from '#contract/core/limits.ts'
import { getOwnDemand, listOwnDemands } from '#contract/trade/demands/endpoints.ts'
import { listOffers } from '#contract/trade/offers/endpoints.ts'
import { useChange } from '#src/common/request/use-change.ts'
import { useEndpoint } from '#src/common/request/use-endpoint.ts'

const lists = { buyer: contract.listBlockedExhibitors, exhibitor: contract.listBlockedBuyers } as const
const adding = { buyer: contract.blockExhibitor, exhibitor: contract.blockBuyer } as const
const removing = { buyer: contract.unblockExhibitor, exhibitor: contract.unblockBuyer } as const

export type BlockedOne = Blocked & Partial<Pick<BlockedBuyer, 'by'>>

/** A page of the reader's blocks: exhibitors for a buyer, leads for an exhibitor. */
export const useBlockedPage = (side: Side, page: number) => useEndpoint(lists[side], { page }, { keep: true })

/** Whether the reader's side has blocked the other, as one of many that are requested at once or alone; undefined: not known yet. */
export function useIsBlocked(side: Side, id: number, isOfMany: boolean): boolean | undefined {
  // Requested once by however many rows of a table; of who has blocked more than fit, each asks by itself.
  const { data: first, isError } = useEndpoint(lists[side], { limit: PAGE_SIZE_MAX }, { enabled: isOfMany })
  const isIn = first?.list.some((one) => one.id === id)
  const isCut = first !== undefined && !isIn && first.totalCount > first.list.length
  const isAlone = !isOfMany || isCut
  const { data: own, isError: isOwnError } = useEndpoint(lists[side], { ids: [id] }, { enabled: isAlone })
  // If it cannot be read, blocking is still possible: it is idempotent.
  if (isError || isOwnError) return false
  return isAlone ? own && own.totalCount > 0 : isIn
}

// Of an exhibitor that is blocked, a buyer no longer reads the offers that were not shortlisted.
const readers = [...Object.values(lists), listOffers, getOwnDemand, listOwnDemands]

/** Blocks the other side, or lifts it. */
export const useBlock = (side: Side) => useChange(adding[side], readers, { alerts: false })
export const useUnblock = (side: Side) => useChange(removing[side], readers)
