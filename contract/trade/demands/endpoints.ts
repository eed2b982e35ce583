import { endpoint } from '#contract/core/endpoint.ts'
import { LARGE_BODY_BYTES } from '#contract/core/limits.ts'
import type * as schemas from './schemas'

/** What the exchange hall shows: reviewed and open to all (spec: live §4, §7; fields: ours). */
export const listDemands = endpoint<typeof schemas.listDemands>({
  method: 'POST',
  path: '/ce-exhibition/web/exchangeHall/demand/order/list',
  access: 'public',
  reads: true,
  cacheable: true,
})

/** One demand. DemandNotFound for exhibitors outside its audience; the contact is visible to shortlisted and accepted ones. */
export const getDemand = endpoint<typeof schemas.getDemand>({
  method: 'POST',
  path: '/ce-exhibition/web/exchangeHall/demand/order/detail',
  body: 'form',
  access: 'public',
  reads: true,
  errors: ['DemandNotFound'],
})

/** Whether a demand still is as it was seen; DemandChanged says that the order data has expired (spec: live §8). */
export const verifyDemandStatus = endpoint<typeof schemas.verifyDemandStatus>({
  method: 'POST',
  path: '/ce-exhibition/web/exchangeHall/demand/order/verifyDemandStatus',
  body: 'form',
  access: 'public',
  reads: true,
  errors: ['DemandNotFound', 'DemandChanged', 'DemandEnded'],
})

const written = ['TextUnsafe', 'FileNotFound', 'TooManyDemands', 'TooManySubmissions'] as const

/** A demand, kept as a draft or submitted for review; requested again with the same key it is the one that is there. */
export const addDemand = endpoint<typeof schemas.addDemand>({
  bodyLimit: LARGE_BODY_BYTES,
  method: 'POST',
  path: '/ce-exhibition/web/exchangeHall/demand/order/add',
  access: 'publishDemands',
  errors: written,
})

/** Writes a later version; what was approved stays shown until this one is. */
export const saveDemand = endpoint<typeof schemas.saveDemand>({
  bodyLimit: LARGE_BODY_BYTES,
  method: 'POST',
  path: '/ce-exhibition/web/exchangeHall/demand/order/update', // path: ours
  access: 'publishDemands',
  errors: ['DemandNotFound', 'DemandChanged', 'DemandNotNow', ...written],
})

export const getOwnDemand = endpoint<typeof schemas.getOwnDemand>({
  method: 'POST',
  path: '/ce-exhibition/web/exchangeHall/demand/order/ownDetail', // path: ours
  access: 'publishDemands',
  reads: true,
  errors: ['DemandNotFound'],
})

/** The viewer's demands, the latest changed first. */
export const listOwnDemands = endpoint<typeof schemas.listOwnDemands>({
  method: 'POST',
  path: '/ce-exhibition/web/exchangeHall/demand/order/ownList', // path: ours
  access: 'publishDemands',
  reads: true,
})

const change = ['DemandNotFound', 'DemandChanged', 'DemandNotNow'] as const

/** Withdraws what waits for review: it can be written again. */
export const recallDemand = endpoint<typeof schemas.recallDemand>({
  method: 'POST',
  path: '/ce-exhibition/web/exchangeHall/demand/order/recall', // path: ours
  access: 'publishDemands',
  errors: change,
})

/** Ends a demand that is shown: no more offers come, and none of those that stand can be accepted. */
export const closeDemand = endpoint<typeof schemas.closeDemand>({
  method: 'POST',
  path: '/ce-exhibition/web/exchangeHall/demand/order/close', // path: ours
  access: 'publishDemands',
  errors: change,
})

/** Deletes what is not shown and what no open case is about. */
export const deleteDemand = endpoint<typeof schemas.deleteDemand>({
  method: 'POST',
  path: '/ce-exhibition/web/exchangeHall/demand/order/delete', // path: ours
  access: 'publishDemands',
  errors: [...change, 'DemandReported'],
})

/** Texts of a demand or an offer in the other language; null where the fair has no service for it (spec: live §7). */
export const translateOrder = endpoint<typeof schemas.translateOrder>({
  method: 'POST',
  path: '/ce-exhibition/mgr/exchangeHall/supplier/order/log/translate',
  access: 'tradeGoods',
  reads: true,
  errors: ['TooManyRequests', 'ServiceUnavailable', 'TranslationUsedUp'],
})
