import * as z from 'zod/mini'
import { Id, Instant, Keyword, integer, nothing, pageInput, paged, text } from '#contract/core/shapes.ts'
import { OpenExhibition } from '#contract/fair/expo/schemas.ts'

/** 0 failed, 1 under review, 2 passed (spec: access §4); 3 cancelled (ours) */
export const ApprovalStatus = z.int().check(z.gte(0), z.lte(3))

/** An own application. */
export const Application = z.object({
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
})
export type Application = z.output<typeof Application>

export const allRegList = { input: nothing, output: z.array(Application) }

export const cancelEnrollment = {
  input: z.object({ id: Id }),
  output: nothing,
}

export const registerList = {
  input: z.object({ ...pageInput, userId: z.optional(text(20)) }),
  output: paged(z.object({ ...OpenExhibition.shape, approvalStatus: z.nullable(ApprovalStatus) })),
}

export const getGroupList = {
  input: z.object({ expoId: Id, keyWord: z.optional(Keyword) }),
  output: z.array(z.object({ id: z.int(), exhibitionGroupName: z.string(), exhibitionType: z.int() })),
}

export const expoEnroll = {
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
}

export const getSponsorExhibitorDetail = {
  input: nothing,
  output: z.array(z.object({ exhibitorId: z.int(), exhibitorName: z.string() })),
}
