import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

const ofBuyer = { method: 'POST', access: 'readDealings' } as const
const ofExhibitor = { method: 'POST', access: 'keepLeads' } as const

/** A buyer takes nothing new from an exhibitor any more, nor sends it anything; idempotent. */
export const blockExhibitor = endpoint<typeof schemas.blockExhibitor>({
  ...ofBuyer,
  path: '/ce-exhibition/web/block/add', // path: ours
  errors: ['ExhibitorNotFound', 'TooManyRequests'],
})

/** Lifts it; where there is none that is fine too. */
export const unblockExhibitor = endpoint<typeof schemas.unblockExhibitor>({
  ...ofBuyer,
  path: '/ce-exhibition/web/block/remove', // path: ours
  errors: ['TooManyRequests'],
})

/** The exhibitors that the viewer has blocked, the last first. */
export const listBlockedExhibitors = endpoint<typeof schemas.listBlockedExhibitors>({
  ...ofBuyer,
  path: '/ce-exhibition/web/block/list', // path: ours
  reads: true,
})

/** An exhibitor takes nothing new from one of its leads any more; whoever is none of them stays unknown to it. */
export const blockBuyer = endpoint<typeof schemas.blockBuyer>({
  ...ofExhibitor,
  path: '/ce-exhibition/sp/block/add', // path: ours
  errors: ['LeadNotFound', 'TooManyRequests'],
})

/** Lifts it, whoever of the team did it; where there is none that is fine too. */
export const unblockBuyer = endpoint<typeof schemas.unblockBuyer>({
  ...ofExhibitor,
  path: '/ce-exhibition/sp/block/remove', // path: ours
  errors: ['TooManyRequests'],
})

/** The buyers that the own exhibitor has blocked, latest first. */
export const listBlockedBuyers = endpoint<typeof schemas.listBlockedBuyers>({
  ...ofExhibitor,
  path: '/ce-exhibition/sp/block/list', // path: ours
  reads: true,
})
