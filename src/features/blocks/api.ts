import type { Side } from '../../../contract/appointments/rules'
import * as contract from '../../../contract/blocks/endpoints'
import type { Blocked, BlockedBuyer } from '../../../contract/blocks/schemas'
import { PAGE_SIZE_MAX } from '../../../contract/core/limits'
import { useChange } from '../../common/request/use-change'
import { useEndpoint } from '../../common/request/use-endpoint'

const lists = { buyer: contract.listBlockedExhibitors, exhibitor: contract.listBlockedBuyers } as const
const adding = { buyer: contract.blockExhibitor, exhibitor: contract.blockBuyer } as const
const removing = { buyer: contract.unblockExhibitor, exhibitor: contract.unblockBuyer } as const

export type BlockedOne = Blocked & Partial<Pick<BlockedBuyer, 'by'>>

/** A page of those whom the reader's side has blocked: a buyer exhibitors, an exhibitor its leads. */
export const useBlockedPage = (side: Side, page: number) => useEndpoint(lists[side], { page }, { keep: true })

/** Whether the reader's side has blocked the other; undefined: that is not known yet. */
export function useIsBlocked(side: Side, id: number): boolean | undefined {
  // Asked once by however many rows of a table; of who has blocked more than fit, each asks by itself.
  const { data: first, isError } = useEndpoint(lists[side], { limit: PAGE_SIZE_MAX })
  const isIn = first?.list.some((one) => one.id === id)
  const isCut = first !== undefined && !isIn && first.totalCount > first.list.length
  const { data: own } = useEndpoint(lists[side], { ids: [id] }, { enabled: isCut })
  // Where that cannot be read it can still be said: twice is once.
  if (isError) return false
  return isCut ? own && own.totalCount > 0 : isIn
}

const readers = Object.values(lists)

/** Blocks the other side, or lifts it. */
export const useBlock = (side: Side) => useChange(adding[side], readers, { alerts: false })
export const useUnblock = (side: Side) => useChange(removing[side], readers)
