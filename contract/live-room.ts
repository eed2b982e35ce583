import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Id, Instant, Keyword, nothing, paged, pageInput, text } from './shapes'

const ofRoom = z.object({ liveId: Id })
const member = z.object({ liveId: Id, userId: text(20) })
const moderating = { access: 'signed-in', errors: ['LiveNotFound', 'NotYourLive'] } as const
/** Whoever moderates is not muted or removed: NotAllowed. */
const restrictingErrors = [...moderating.errors, 'AccountNotFound', 'NotAllowed'] as const

/** Exhibits shown to a room (spec: live §3, pushed goods). */
export const PushedGoods = z.object({
  pushId: z.int(),
  exhibitsId: z.int(),
  /** The exhibitor's id: the spec calls it so. */
  Exhibits: z.string(),
  ExhibitsName: z.string(),
  ExhibitsCoverUrl: z.string(),
  ExhibitsInfo: z.string(),
  /** CNY; null: on request */
  price: z.nullable(z.number()),
  views: z.int(),
  clicks: z.int(),
  pushedAt: Instant,
})
export type PushedGoods = z.output<typeof PushedGoods>

/** The room's shelf, the last pushed first. */
export const getPushScreen = endpoint({
  method: 'POST',
  path: '/ce-exhibition/web/cloud/live/getPushScreen',
  access: 'public',
  body: 'form',
  reads: true,
  input: ofRoom,
  output: z.array(PushedGoods),
})

/** Exhibits that may be pushed in this room: of its exhibitor; of any where the session is the fair's. */
export const listPushable = endpoint({
  method: 'POST',
  path: '/ce-exhibition/web/cloud/live/pushableList', // path: ours
  ...moderating,
  reads: true,
  input: z.object({ ...ofRoom.shape, ...pageInput, keyWord: z.optional(Keyword) }),
  output: paged(z.object({ exhibitsId: z.int(), name: z.string(), coverUrl: z.string(), pushed: z.boolean() })),
})

/** Shows an exhibit to the room, once for a `key`; pushed again it comes to the front of the shelf. */
export const pushGoods = endpoint({
  method: 'POST',
  path: '/ce-exhibition/web/cloud/live/push', // path: ours
  ...moderating,
  input: z.object({ ...ofRoom.shape, exhibitsId: Id, key: text(64) }),
  output: PushedGoods,
  errors: [...moderating.errors, 'ExhibitNotYours', 'ExhibitNotFound', 'ChatClosed'],
})

/** Takes an exhibit off the shelf. */
export const withdrawGoods = endpoint({
  method: 'POST',
  path: '/ce-exhibition/web/cloud/live/withdraw', // path: ours
  ...moderating,
  input: z.object({ ...ofRoom.shape, pushId: Id }),
  output: nothing,
})

/** Counts a view or click once for each visitor: `visitor` is a random key of the browser, unless signed in. */
export const markPush = endpoint({
  method: 'POST',
  path: '/ce-exhibition/web/cloud/live/markPush', // path: ours
  access: 'public',
  input: z.object({ pushId: Id, kind: z.enum(['view', 'click']), visitor: text(64) }),
  output: nothing,
})

/** Mutes or unmutes somebody in this room; asked again nothing changes. */
export const setMuted = endpoint({
  method: 'POST',
  path: '/ce-exhibition/web/cloud/live/setMuted', // path: ours
  ...moderating,
  input: z.object({ ...member.shape, muted: z.boolean() }),
  output: nothing,
  errors: restrictingErrors,
})

/** Removes somebody from this room, or lets them in again. */
export const setBanned = endpoint({
  method: 'POST',
  path: '/ce-exhibition/web/cloud/live/setBanned', // path: ours
  ...moderating,
  input: z.object({ ...member.shape, banned: z.boolean() }),
  output: nothing,
  errors: restrictingErrors,
})

/** Who is muted or removed, the last first. */
export const listBans = endpoint({
  method: 'POST',
  path: '/ce-exhibition/web/cloud/live/banList', // path: ours
  ...moderating,
  reads: true,
  input: ofRoom,
  output: z.array(
    z.object({
      userId: z.string(),
      nick: z.string(),
      avatar: z.string(),
      kind: z.enum(['mute', 'ban']),
      by: z.string(),
      at: Instant,
    }),
  ),
})

/** Deletes a message of the room for everybody. */
export const deleteMessage = endpoint({
  method: 'POST',
  path: '/ce-exhibition/web/cloud/live/deleteMessage', // path: ours
  ...moderating,
  input: z.object({ ...ofRoom.shape, messageId: text(20) }),
  output: nothing,
  errors: [...moderating.errors, 'MessageNotFound'],
})
