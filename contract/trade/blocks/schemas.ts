import * as z from 'zod/mini'
import { byId, fallbackFields, Id, Instant, nothing, pageInput, paged } from '#contract/core/shapes.ts'
import { BLOCKS_REQUESTED } from './limits'

const input = z.object({
  ...pageInput,
  /** Of these alone: how each of them stands. */
  ids: z.optional(z.array(Id).check(z.maxLength(BLOCKS_REQUESTED))),
})

const Blocked = z.object({
  /** Of the other side: the exhibitor's, or the buyer's account. */
  id: z.int(),
  /** Empty: a visitor who gave no name, or has withdrawn it. */
  name: z.string(),
  at: Instant,
  fallbackFields,
})
export type Blocked = z.output<typeof Blocked>

const BlockedBuyer = z.object({
  ...Blocked.shape,
  /** Who of the own team did it; empty: they have left the fair. */
  by: z.string(),
})
export type BlockedBuyer = z.output<typeof BlockedBuyer>

export const blockExhibitor = { input: byId, output: nothing }
export const unblockExhibitor = { input: byId, output: nothing }
export const listBlockedExhibitors = { input: input, output: paged(Blocked) }

export const blockBuyer = { input: byId, output: nothing }
export const unblockBuyer = { input: byId, output: nothing }
export const listBlockedBuyers = { input: input, output: paged(BlockedBuyer) }
