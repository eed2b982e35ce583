import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { OpenExhibition } from './expo'
import { permissions } from './permissions'
import { Id, Instant, integer, Keyword, nothing, paged, pageInput, text } from './shapes'

/** 0 failed, 1 under review, 2 passed (spec: access §4); 3 cancelled (ours) */
export const ApprovalStatus = z.int().check(z.gte(0), z.lte(3))

/** The own applications, newest first (spec: access §2.4). */
export const allRegList = endpoint({
  method: 'POST',
  path: '/ce-exhibition/web/expoReg/allRegList',
  access: 'signed-in',
  reads: true,
  input: nothing,
  output: z.array(
    z.object({
      id: z.int(),
      expoId: z.int(),
      expoName: z.string(),
      approvalStatus: ApprovalStatus,
      /** The review opinion. */
      cause: z.string(),
      type: z.int(),
      exhibitionType: z.int(),
      exhibitionGroupName: z.string(),
      submittedAt: Instant,
    }),
  ),
})

/** Cancels the own application while it is under review. */
export const cancelEnrollment = endpoint({
  method: 'POST',
  path: '/ce-exhibition/mgr/expoReg/cancelEnrollmentByExhibitor',
  access: 'signed-in',
  input: z.object({ id: Id }),
  output: nothing,
  errors: ['EnrollmentNotFound', 'NotCancellable'],
})

/** Exhibitions whose sign-up is open, each with the reader's own application if any (spec: access §2.8). */
export const registerList = endpoint({
  method: 'POST',
  path: '/ce-exhibition/web/expoReg/registerList', // path: ours
  access: 'public',
  reads: true,
  input: z.object({ ...pageInput, userId: z.optional(text(20)) }),
  output: paged(z.object({ ...OpenExhibition.shape, approvalStatus: z.nullable(ApprovalStatus) })),
})

export const getGroupList = endpoint({
  method: 'GET',
  path: '/ce-exhibition/web/expoReg/getGroupList',
  access: 'public',
  input: z.object({ expoId: Id, keyWord: z.optional(Keyword) }),
  output: z.array(z.object({ id: z.int(), exhibitionGroupName: z.string(), exhibitionType: z.int() })),
})

/** spec: access §3, enrollment payload; `type` 0 individual, 1 group (product.md) */
export const expoEnroll = endpoint({
  method: 'POST',
  path: '/ce-exhibition/web/expoReg/expoEnroll',
  access: permissions.signUp,
  input: z.object({
    expoId: Id,
    expoName: z._default(text(200), ''),
    exhibitorId: Id,
    exhibitorName: z._default(text(200), ''),
    type: integer(0, 1),
    exhibitionGroupId: z.optional(z.nullable(Id)),
    exhibitionGroupName: z._default(text(200), ''),
    /** 0 online only, 1 online and offline; of a group it is the group's */
    exhibitionType: integer(0, 1),
  }),
  output: z.object({ id: z.int() }),
  errors: ['SignUpNotOpen', 'AlreadySignedUp', 'NoExhibitor', 'GroupMissing'],
})

/** The exhibitors that the signed-in account stands for (spec: common §7). */
export const getSponsorExhibitorDetail = endpoint({
  method: 'GET',
  path: '/ce-exhibition/web/exhibitor/getSponsorExhibitorDetail',
  access: 'signed-in',
  input: nothing,
  output: z.array(z.object({ exhibitorId: z.int(), exhibitorName: z.string() })),
})
