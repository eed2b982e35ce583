import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { fallbackFields, Id, Instant, integer, paged, pageInput, Theme } from './shapes'

/** 0 not started, 1 live, 2 replay, 3 cover only, 6 interrupted: tagged live (spec: live §4, product page). */
export const LiveStatus = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(6)])
export type LiveStatus = z.output<typeof LiveStatus>

export const LiveCard = z.object({
  id: z.int(),
  liveName: z.string(),
  introduction: z.string(),
  coverImage: z.string(),
  status: LiveStatus,
  startTime: Instant,
  endTime: Instant,
  /** 1 live, 2 recording */
  type: z.int(),
  onlineCount: z.int(),
  exhibitorId: z.nullable(z.int()),
  company: z.string(),
  fallbackFields,
})
export type LiveCard = z.output<typeof LiveCard>

/** Stream addresses by quality; the third entry of each is the one that is played (spec: live §3). */
export const PullUrl = z.object({
  customld: z.array(z.string()),
  customsd: z.array(z.string()),
  customhd: z.array(z.string()),
})
export type PullUrl = z.output<typeof PullUrl>

/** A session with all that its room needs (spec: live §3, Live session options and Live info). */
export const LiveDetail = z.object({
  ...LiveCard.shape,
  official: z.boolean(),
  /** Whether the asker has booked it. */
  isReserve: z.boolean(),
  /** The asker's booking; empty when there is none. */
  reserveId: z.string(),
  pullUrl: PullUrl,
  /** The recording; empty when there is none. */
  videoUrl: z.string(),
  /** The recording made of a live stream; empty when there is none. */
  mediaUrl: z.string(),
  /** WebVTT; empty when there is none. */
  captionsUrl: z.string(),
  /** The player stands alone, without the interactive zone beside it. */
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

/** Every session, the fair's own and the exhibitors'. */
export const listLives = endpoint({
  method: 'POST',
  path: '/ce-exhibition/web/cloud/live/list',
  access: 'public',
  reads: true,
  cacheable: true,
  input: liveFilter,
  output: paged(LiveCard),
})

export const listOfficialLives = endpoint({
  method: 'POST',
  path: '/ce-exhibition/live/official/web/list',
  access: 'public',
  reads: true,
  cacheable: true,
  input: liveFilter,
  output: paged(LiveCard),
})

export const listExhibitorLives = endpoint({
  method: 'POST',
  path: '/ce-exhibition/web/cloud/live/getListExhibitorLive',
  access: 'public',
  reads: true,
  cacheable: true,
  input: z.object({ ...liveFilter.shape, exhibitorId: z.optional(Id) }),
  output: paged(LiveCard),
})
