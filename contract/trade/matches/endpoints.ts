import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

/** The exhibitors that suit an own demand that is open, best first, each with why and with what is not known of it. */
export const listMatches = endpoint<typeof schemas.listMatches>({
  method: 'POST',
  path: '/ce-exhibition/web/exchangeHall/demand/order/match', // path: ours
  access: 'publishDemands',
  reads: true,
  errors: ['DemandNotFound'],
})

/** The open demands that suit what the own exhibitor shows, best first. */
export const listMatchingDemands = endpoint<typeof schemas.listMatchingDemands>({
  method: 'POST',
  path: '/ce-exhibition/sp/exchangeHall/demand/order/match', // path: ours
  access: 'offer',
  reads: true,
  errors: ['NoExhibitor'],
})
