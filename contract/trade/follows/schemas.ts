import * as z from 'zod/mini'
import { Id, Instant, Keyword, fallbackFields, nothing, pageInput, paged } from '#contract/core/shapes.ts'
import { FOLLOWS_REQUESTED_MAX } from './limits'
import { followKinds } from './rules'

const FollowKind = z.enum(followKinds)
const Target = z.object({ kind: FollowKind, id: Id })

export const follow = {
  input: Target,
  output: nothing,
}

export const unfollow = {
  input: Target,
  output: nothing,
}

export const listFollowed = {
  input: z.object({ targets: z.array(Target).check(z.maxLength(FOLLOWS_REQUESTED_MAX)) }),
  output: z.object({ followed: z.array(z.object({ kind: FollowKind, id: z.int() })) }),
}

const Row = z.object({
  kind: FollowKind,
  id: z.int(),
  /** Visitors see it now. For hidden ones only kind, id and time are returned. */
  isShown: z.boolean(),
  name: z.string(),
  picture: z.string(),
  /** The owner of the exhibit or session; empty for the exhibitor itself. */
  company: z.string(),
  at: Instant,
  fallbackFields,
})

export type FollowRow = z.output<typeof Row>

export const listFollows = {
  input: z.object({ ...pageInput, kind: z.optional(FollowKind), keyWord: z.optional(Keyword) }),
  output: paged(Row),
}

export const countFollowers = {
  input: nothing,
  output: z.object({ followers: z.int(), collected: z.int() }),
}
