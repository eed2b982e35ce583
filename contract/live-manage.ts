import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { LiveStatus } from './live'
import { NOTICE_MAX } from './live-limits'
import { permissions } from './permissions'
import { byId, Id, Instant, Keyword, nothing, paged, pageInput, text, Theme } from './shapes'

const running = { access: permissions.runLives, errors: ['LiveNotFound', 'NotYourLive'] } as const
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
  coverUrl: Address,
  /** 1 live, 2 recording */
  type: z.union([z.literal(1), z.literal(2)]),
  startTime: Moment,
  endTime: Moment,
  pullUrl: z.object({ customld: Addresses, customsd: Addresses, customhd: Addresses }),
  videoUrl: Address,
  mediaUrl: Address,
  captionsUrl: Address,
  ...Theme.shape,
  /** Phones or e-mail addresses of accounts. The anchor is the first; an exhibitor's own accounts need no naming. */
  anchor: text(100),
  managers: z.array(text(100)).check(z.maxLength(10)),
})
export type LiveDraft = z.output<typeof LiveDraft>

const Row = z.object({
  id: z.int(),
  liveName: z.string(),
  coverImage: z.string(),
  status: LiveStatus,
  official: z.boolean(),
  company: z.string(),
  startTime: Instant,
  endTime: Instant,
  reserved: z.int(),
  messages: z.int(),
  reports: z.int(),
})
export type ManagedLive = z.output<typeof Row>

/** The sessions that the asker may run. */
export const listManagedLives = endpoint({
  method: 'POST',
  path: '/ce-exhibition/mgr/cloud/live/list', // path: ours
  access: permissions.runLives,
  reads: true,
  input: z.object({ ...pageInput, status: z.optional(LiveStatus), keyWord: z.optional(Keyword) }),
  output: paged(Row),
})

const Managed = z.object({ ...Row.shape, draft: LiveDraft, version: z.int(), next: z.array(LiveStatus) })
export type ManagedLiveDetail = z.output<typeof Managed>

export const getManagedLive = endpoint({
  method: 'POST',
  path: '/ce-exhibition/mgr/cloud/live/detail', // path: ours
  ...running,
  reads: true,
  input: byId,
  output: Managed,
})

/** Adds a session, once for a `key`: the fair's own, or that of the asker's exhibitor. */
export const addLive = endpoint({
  method: 'POST',
  path: '/ce-exhibition/mgr/cloud/live/add', // path: ours
  access: permissions.runLives,
  input: z.object({ key: text(64), draft: LiveDraft }),
  output: Managed,
  errors: ['NoExhibitor', 'AccountNotFound'],
})

export const changeLive = endpoint({
  method: 'POST',
  path: '/ce-exhibition/mgr/cloud/live/change', // path: ours
  ...running,
  input: z.object({ id: Id, version: z.int(), draft: LiveDraft }),
  output: Managed,
  errors: [...running.errors, 'LiveChanged', 'AccountNotFound'],
})

/** Goes from one status to another if it still has the first; every open room is told. */
export const setLiveStatus = endpoint({
  method: 'POST',
  path: '/ce-exhibition/mgr/cloud/live/setStatus', // path: ours
  ...running,
  input: z.object({ id: Id, from: LiveStatus, to: LiveStatus }),
  output: Managed,
  errors: [...running.errors, 'StatusImpossible'],
})

/** Changes the notice alone, while the room is open. */
export const setLiveNotice = endpoint({
  method: 'POST',
  path: '/ce-exhibition/mgr/cloud/live/setNotice', // path: ours
  ...running,
  input: z.object({ id: Id, notice: both(NOTICE_MAX) }),
  output: nothing,
})
