import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

/** The own applications, newest first (spec: access §2.4). */
export const allRegList = endpoint<typeof schemas.allRegList>({
  method: 'POST',
  path: '/ce-exhibition/web/expoReg/allRegList',
  access: 'signed-in',
  reads: true,
})

/** Cancels the own application while it is under review. */
export const cancelEnrollment = endpoint<typeof schemas.cancelEnrollment>({
  method: 'POST',
  path: '/ce-exhibition/mgr/expoReg/cancelEnrollmentByExhibitor',
  access: 'signed-in',
  errors: ['EnrollmentNotFound', 'NotCancellable'],
})

/** Exhibitions with open sign-up, each with the reader's own application if any (spec: access §2.8). */
export const registerList = endpoint<typeof schemas.registerList>({
  method: 'POST',
  path: '/ce-exhibition/web/expoReg/registerList', // path: ours
  access: 'public',
  reads: true,
})

export const getGroupList = endpoint<typeof schemas.getGroupList>({
  method: 'GET',
  path: '/ce-exhibition/web/expoReg/getGroupList',
  access: 'public',
  cacheable: true,
})

/** spec: access §3, enrollment payload; `type` 0 individual, 1 group (product.md) */
export const expoEnroll = endpoint<typeof schemas.expoEnroll>({
  method: 'POST',
  path: '/ce-exhibition/web/expoReg/expoEnroll',
  access: 'signUp',
  errors: ['SignUpNotOpen', 'AlreadySignedUp', 'NoExhibitor', 'GroupMissing'],
})

/** The exhibitors that the signed-in account stands for (spec: common §7). */
export const getSponsorExhibitorDetail = endpoint<typeof schemas.getSponsorExhibitorDetail>({
  method: 'GET',
  path: '/ce-exhibition/web/exhibitor/getSponsorExhibitorDetail',
  access: 'signed-in',
})
