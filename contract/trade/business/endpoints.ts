import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

const own = { method: 'POST', access: 'readBusiness' } as const

/** The outcome of trade in some days: demands, offers, intention orders, talks and the amounts expected of them. */
export const getBusiness = endpoint<typeof schemas.getBusiness>({
  ...own,
  path: '/ce-exhibition/mgr/exchangeHall/business', // path: ours
  reads: true,
})

/** Open demands that were shown UNANSWERED_MS ago and to which no offer stands, the longest waiting first. */
export const listUnanswered = endpoint<typeof schemas.listUnanswered>({
  ...own,
  path: '/ce-exhibition/mgr/exchangeHall/unanswered', // path: ours
  reads: true,
})

/** Notifies matching exhibitors without an offer of an unanswered demand; once in UNANSWERED_MS. */
export const nudgeExhibitors = endpoint<typeof schemas.nudgeExhibitors>({
  method: 'POST',
  access: 'nudgeExhibitors',
  path: '/ce-exhibition/mgr/exchangeHall/nudge', // path: ours
  errors: ['DemandNotFound', 'AlreadyNudged', 'NobodyToNudge'],
})
