import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

const own = { method: 'POST', access: 'signed-in' } as const

/** A place in the queue for a type that is sold out; who stands in it already keeps their place. */
export const joinWaitingList = endpoint<typeof schemas.joinWaitingList>({
  ...own,
  path: '/ce-exhibition/web/waitingList/join', // path: ours
  errors: ['TicketTypeNotFound', 'TicketNotOnSale', 'TicketBuyersOnly', 'TicketLimit', 'TicketsLeft', 'TooManyWaiting'],
})

/** Gives the own place up, also one that places were offered to: they go to the next. Twice is once. */
export const leaveWaitingList = endpoint<typeof schemas.leaveWaitingList>({
  ...own,
  path: '/ce-exhibition/web/waitingList/leave', // path: ours
  errors: ['WaitingPlaceNotFound', 'WaitingPlaceOver'],
})

/** The own places that stand, and those that were over within the last days; the latest first. */
export const listOwnWaiting = endpoint<typeof schemas.listOwnWaiting>({
  ...own,
  path: '/ce-exhibition/web/waitingList/ownList', // path: ours
  reads: true,
})
