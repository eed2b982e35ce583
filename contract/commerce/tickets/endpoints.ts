import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

/** What can be bought, as it is sold now (spec: live §4, ticket sale). Its stock changes by the moment, so it is not kept. */
export const listTicketTypes = endpoint<typeof schemas.listTicketTypes>({
  method: 'POST',
  path: '/ce-exhibition/web/ticket/typeList', // path: ours
  access: 'public',
  reads: true,
})

/** Every type and what it draws on, for organizers. */
export const listManagedTicketTypes = endpoint<typeof schemas.listManagedTicketTypes>({
  method: 'POST',
  path: '/ce-exhibition/mgr/ticket/typeList', // path: ours
  access: 'manageTickets',
  reads: true,
})

/** Adds a type, or changes one as it was seen. What was sold keeps its price, its refund policy and its days. */
export const saveTicketType = endpoint<typeof schemas.saveTicketType>({
  method: 'POST',
  path: '/ce-exhibition/mgr/ticket/saveType', // path: ours
  access: 'manageTickets',
  errors: ['TicketTypeNotFound', 'TicketTypeChanged', 'TicketTypeInUse', 'NamesTooLate'],
})

export const removeTicketType = endpoint<typeof schemas.removeTicketType>({
  method: 'POST',
  path: '/ce-exhibition/mgr/ticket/removeType', // path: ours
  access: 'manageTickets',
  errors: ['TicketTypeNotFound', 'TicketTypeChanged', 'TicketTypeInUse'],
})

/** Adds a quota, or renames or resizes one; never below what is sold and held. */
export const saveQuota = endpoint<typeof schemas.saveQuota>({
  method: 'POST',
  path: '/ce-exhibition/mgr/ticket/saveQuota', // path: ours
  access: 'manageTickets',
  errors: ['TicketTypeNotFound', 'QuotaTooSmall'],
})

export const removeQuota = endpoint<typeof schemas.removeQuota>({
  method: 'POST',
  path: '/ce-exhibition/mgr/ticket/removeQuota', // path: ours
  access: 'manageTickets',
  errors: ['TicketTypeNotFound', 'QuotaInUse'],
})

/** The own tickets that are paid, those of the nearest day first. */
export const listOwnTickets = endpoint<typeof schemas.listOwnTickets>({
  method: 'POST',
  path: '/ce-exhibition/web/ticket/ownList', // path: ours
  access: 'signed-in',
  reads: true,
})

export const getOwnTicket = endpoint<typeof schemas.getOwnTicket>({
  method: 'POST',
  path: '/ce-exhibition/web/ticket/ownDetail', // path: ours
  access: 'signed-in',
  reads: true,
  errors: ['TicketNotFound'],
})

export const nameTicket = endpoint<typeof schemas.nameTicket>({
  method: 'POST',
  path: '/ce-exhibition/web/ticket/name', // path: ours
  access: 'signed-in',
  errors: ['TicketNotFound', 'TicketNotNow', 'HolderTaken', 'HolderNotVerified', 'ServiceUnavailable'],
})

export const getTicketPaper = endpoint<typeof schemas.getTicketPaper>({
  method: 'GET',
  path: '/ce-exhibition/web/ticket/paper', // path: ours
  access: 'signed-in',
  answers: 'bytes',
  errors: ['TicketNotFound', 'TicketNotNow'],
})
