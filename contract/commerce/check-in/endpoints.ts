import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

export const listCheckLists = endpoint<typeof schemas.listCheckLists>({
  method: 'POST',
  path: '/ce-exhibition/mgr/checkIn/list', // path: ours
  access: 'checkIn',
  reads: true,
})

/** Adds a list, or changes one as it was seen. */
export const saveCheckList = endpoint<typeof schemas.saveCheckList>({
  method: 'POST',
  path: '/ce-exhibition/mgr/checkIn/save', // path: ours
  access: 'manageTickets',
  errors: ['CheckListNotFound', 'CheckListChanged', 'HallNotFound'],
})

/** Lets the holder of a ticket in, or says why not: once for a key. */
export const checkIn = endpoint<typeof schemas.checkIn>({
  method: 'POST',
  path: '/ce-exhibition/mgr/checkIn/check', // path: ours
  access: 'checkIn',
  errors: ['CheckListNotFound', 'CheckListClosed'],
})

export const getOfflineList = endpoint<typeof schemas.getOfflineList>({
  method: 'POST',
  path: '/ce-exhibition/mgr/checkIn/offlineList', // path: ours
  access: 'checkIn',
  reads: true,
  errors: ['CheckListNotFound'],
})

export const sendEntries = endpoint<typeof schemas.sendEntries>({
  method: 'POST',
  path: '/ce-exhibition/mgr/checkIn/sendEntries', // path: ours
  access: 'checkIn',
  errors: ['CheckListNotFound'],
})

/** How many check-ins the zones of a hall have, for those who manage its booths. */
export const getHallCheckIns = endpoint<typeof schemas.getHallCheckIns>({
  method: 'POST',
  path: '/ce-exhibition/mgr/checkIn/hall', // path: ours
  access: 'editContent',
  reads: true,
  errors: ['HallNotFound'],
})

export const getCheckInNumbers = endpoint<typeof schemas.getCheckInNumbers>({
  method: 'POST',
  path: '/ce-exhibition/mgr/checkIn/numbers', // path: ours
  access: 'checkIn',
  reads: true,
  errors: ['CheckListNotFound'],
})
