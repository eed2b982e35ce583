import { endpoint } from '#contract/core/endpoint.ts'
import { LARGE_BODY_BYTES } from '#contract/core/limits.ts'
import type * as schemas from './schemas'

const own = { method: 'POST', access: 'signed-in' } as const

/**
 * Follows an exhibitor, or collects an exhibit, an article, a session or an event that visitors see; requested again it is the same one.
 * At most FOLLOWS_MAX of a kind.
 */
export const follow = endpoint<typeof schemas.follow>({
  ...own,
  path: '/ce-exhibition/web/follow/add', // path: ours
  errors: [
    'ExhibitorNotFound',
    'ExhibitNotFound',
    'ArticleNotFound',
    'LiveNotFound',
    'EventNotFound',
    'TooManyFollows',
  ],
})

/** Takes it off again, also what visitors no longer see; what is not followed stays so. */
export const unfollow = endpoint<typeof schemas.unfollow>({
  ...own,
  path: '/ce-exhibition/web/follow/remove', // path: ours
})

/** Which of these objects the viewer follows. */
export const listFollowed = endpoint<typeof schemas.listFollowed>({
  bodyLimit: LARGE_BODY_BYTES,
  ...own,
  path: '/ce-exhibition/web/follow/among', // path: ours
  reads: true,
})

/** What the viewer follows, the last first; a keyword looks into the names of what is shown. */
export const listFollows = endpoint<typeof schemas.listFollows>({
  ...own,
  path: '/ce-exhibition/web/follow/list', // path: ours
  reads: true,
})

/** How many follow the viewer's exhibitor, and how often its exhibits are collected; never who. */
export const countFollowers = endpoint<typeof schemas.countFollowers>({
  method: 'POST',
  access: 'haveStand',
  path: '/ce-exhibition/sp/follow/count', // path: ours
  reads: true,
  errors: ['NoExhibitor'],
})
