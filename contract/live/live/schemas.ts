import * as z from 'zod/mini'
import {
  Day,
  Id,
  Instant,
  Keyword,
  Theme,
  byId,
  fallbackFields,
  integer,
  nothing,
  pageInput,
  paged,
  text,
} from '#contract/core/shapes.ts'
import { NOTICE_MAX } from './limits'
import { LiveCard, LiveStatusSchema } from '#contract/core/live/live-card.ts'
import { banKinds, type PullUrl as PullUrlFields } from './rules'

/** Stream addresses by quality; the third entry of each is the one that is played (spec: live §3). */
export const PullUrl = z.object({
  customld: z.array(z.string()),
  customsd: z.array(z.string()),
  customhd: z.array(z.string()),
}) satisfies z.ZodMiniType<PullUrlFields>

/** A session with all that its room needs (spec: live §3, Live session options and Live info). */
export const LiveDetail = z.object({
  ...LiveCard.shape,
  official: z.boolean(),
  /** Whether the viewer has booked it. */
  isReserve: z.boolean(),
  /** The viewer's booking; empty when there is none. */
  reserveId: z.string(),
  pullUrl: PullUrl,
  /** The recording; empty when there is none. */
  videoUrl: z.string(),
  /** The recording made of a live stream; empty when there is none. */
  mediaUrl: z.string(),
  /** WebVTT; empty when there is none. */
  captionsUrl: z.string(),
  /** The player stands alone, without the interactive zone next to it. */
  isNotLiving: z.boolean(),
  notice: z.string(),
  anchorId: z.string(),
  managerId: z.array(z.string()),
  /** The room's conversation; empty when the status shows no chat. */
  groupId: z.string(),
  ...Theme.shape,
})

export type LiveDetail = z.output<typeof LiveDetail>

const liveFilter = z.object({ ...pageInput, status: z.optional(integer(0, 6)) })

export const listLives = {
  input: liveFilter,
  output: paged(LiveCard),
}

export const listOfficialLives = {
  input: liveFilter,
  output: paged(LiveCard),
}

export const listExhibitorLives = {
  input: z.object({ ...liveFilter.shape, exhibitorId: z.optional(Id) }),
  output: paged(LiveCard),
}

/** A session in the plan of a day. */
export const PlannedLive = z.object({
  ...LiveCard.shape,
  /** Where its exhibitor stands; null: in none. */
  hallId: z.nullable(z.int()),
  hallName: z.string(),
})

export type PlannedLive = z.output<typeof PlannedLive>

export const getDayPlan = {
  /** A day in GMT+8 (spec: live §9). */
  input: z.object({ date: Day }),
  output: z.object({
    /** By their start, the first `DAY_PLAN_MAX`. */
    sessions: z.array(PlannedLive),
    /** The nearest days before and after that have sessions; empty: none. */
    previous: z.string(),
    next: z.string(),
  }),
}

const ofRoom = z.object({ liveId: Id })

const member = z.object({ liveId: Id, userId: text(20) })

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

export const getPushScreen = {
  input: ofRoom,
  output: z.array(PushedGoods),
}

export const listPushable = {
  input: z.object({ ...ofRoom.shape, ...pageInput, keyWord: z.optional(Keyword) }),
  output: paged(z.object({ exhibitsId: z.int(), name: z.string(), coverUrl: z.string(), pushed: z.boolean() })),
}

export const pushGoods = {
  input: z.object({ ...ofRoom.shape, exhibitsId: Id, key: text(64) }),
  output: PushedGoods,
}

export const withdrawGoods = {
  input: z.object({ ...ofRoom.shape, pushId: Id }),
  output: nothing,
}

export const markPush = {
  input: z.object({ pushId: Id, kind: z.enum(['view', 'click']), visitor: text(64) }),
  output: nothing,
}

export const setMuted = {
  input: z.object({ ...member.shape, muted: z.boolean() }),
  output: nothing,
}

export const setBanned = {
  input: z.object({ ...member.shape, banned: z.boolean() }),
  output: nothing,
}

export const listBans = {
  input: ofRoom,
  output: z.array(
    z.object({
      userId: z.string(),
      nick: z.string(),
      avatar: z.string(),
      kind: z.enum(banKinds),
      by: z.string(),
      at: Instant,
    }),
  ),
}

export const deleteMessage = {
  input: z.object({ ...ofRoom.shape, messageId: text(20) }),
  output: nothing,
}

export const getLive = {
  input: byId,
  output: LiveDetail,
}

export const reserveLive = {
  input: byId,
  output: z.object({ reserveId: z.string() }),
}

export const cancelReserve = {
  input: byId,
  output: nothing,
}

export const listReserves = {
  input: z.object(pageInput),
  output: paged(z.object({ ...LiveCard.shape, reserveId: z.string(), reminded: z.boolean() })),
}

const reserveId = z.object({ reserveId: text(64) })

export const getReserve = {
  input: reserveId,
  output: z.object({
    liveId: z.int(),
    liveName: z.string(),
    introduction: z.string(),
    coverImage: z.string(),
    startTime: Instant,
    endTime: Instant,
    company: z.string(),
    fallbackFields,
  }),
}

export const getReserveCalendar = {
  input: z.object({ ...reserveId.shape, lang: z.optional(text(10)) }),
  output: nothing,
}

const both = (max: number) => z.object({ zh: text(max), en: text(max) })

const Address = text(500)

/** As `PullUrl` of a session has them: one for each way of playing. */
const Addresses = z.array(Address).check(z.maxLength(10))

/** A moment as ISO 8601 with zone; the server refuses what is none. */
const Moment = text(40)

/** What is written of a session. At least one language of the title has text. */
export const LiveDraft = z.object({
  title: both(100),
  introduction: both(500),
  notice: both(NOTICE_MAX),
  /** Where one alone is given, both languages show it. */
  coverUrl: z.object({ zh: Address, en: Address }),
  /** 1 live, 2 recording */
  type: z.union([z.literal(1), z.literal(2)]),
  startTime: Moment,
  endTime: Moment,
  pullUrl: z.object({ customld: Addresses, customsd: Addresses, customhd: Addresses }),
  videoUrl: Address,
  mediaUrl: Address,
  captionsUrl: Address,
  ...Theme.shape,
  /**
   * Phones or e-mail addresses of accounts; an exhibitor's own accounts need no naming. Who typed them reads them as they
   * were typed, everybody else masked; sent back masked they stay who they are.
   */
  anchor: text(100),
  managers: z.array(text(100)).check(z.maxLength(10)),
})

export type LiveDraft = z.output<typeof LiveDraft>

const Row = z.object({
  id: z.int(),
  liveName: z.string(),
  coverImage: z.string(),
  status: LiveStatusSchema,
  official: z.boolean(),
  company: z.string(),
  startTime: Instant,
  endTime: Instant,
  reserved: z.int(),
  messages: z.int(),
  reports: z.int(),
})

export type ManagedLive = z.output<typeof Row>

export const listManagedLives = {
  input: z.object({ ...pageInput, status: z.optional(LiveStatusSchema), keyWord: z.optional(Keyword) }),
  output: paged(Row),
}

const Managed = z.object({
  ...Row.shape,
  draft: LiveDraft,
  version: z.int(),
  next: z.array(LiveStatusSchema),
  /** Its times and its type stay: it has ended, and took hours of its exhibitor's. */
  timesStay: z.boolean(),
})

export type ManagedLiveDetail = z.output<typeof Managed>

export const getManagedLive = {
  input: byId,
  output: Managed,
}

export const addLive = {
  input: z.object({ key: text(64), draft: LiveDraft }),
  output: Managed,
}

export const changeLive = {
  input: z.object({ id: Id, version: z.int(), draft: LiveDraft }),
  output: Managed,
}

export const setLiveStatus = {
  input: z.object({ id: Id, from: LiveStatusSchema, to: LiveStatusSchema }),
  output: Managed,
}

export const setLiveNotice = {
  input: z.object({ id: Id, notice: both(NOTICE_MAX) }),
  output: nothing,
}
