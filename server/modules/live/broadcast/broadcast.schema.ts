import {
  bigint,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { audioCodecs, broadcastStates, recordingStates, renditionNames } from '#contract/live/broadcast/rules.ts'
import type { Rendition } from '#contract/live/broadcast/schemas.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { lives } from '#server/modules/live/live/live.schema.ts'
import { uncached } from '#server/platform/db/table-use.ts'
import type { Track } from './mp4/tracks'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** The video of a session that its host sends. Written with each segment, so that no cached answer may show it. */
export const broadcasts = uncached(
  pgTable(
    'broadcast',
    {
      /** Unguessable: the addresses of the video bear it. */
      id: text().primaryKey(),
      liveId: integer('live_id')
        .notNull()
        .unique()
        .references(() => lives.id),
      keyHash: text('key_hash').notNull(),
      /** Who opened it last. */
      openedBy: integer('opened_by').references(() => accounts.id, { onDelete: 'set null' }),
      renditions: jsonb().$type<Rendition[]>().notNull(),
      audioCodec: text('audio_codec', { enum: audioCodecs }).notNull(),
      state: text({ enum: broadcastStates }).notNull().default('open'),
      recording: text({ enum: recordingStates }).notNull().default('recording'),
      /** The first numbers that the present key may use. */
      firstInit: integer('first_init').notNull().default(0),
      firstNumber: integer('first_number').notNull().default(0),
      /** Time 0 of this initialization segment is `anchorMs`, in ms since 1970: renditions share their clock. */
      anchorInit: integer('anchor_init').notNull().default(-1),
      anchorMs: doublePrecision('anchor_ms').notNull().default(0),
      startedAt: moment('started_at').notNull().defaultNow(),
      lastSegmentAt: moment('last_segment_at'),
      endedAt: moment('ended_at'),
      /** ms of the first rendition */
      storedMs: bigint('stored_ms', { mode: 'number' }).notNull().default(0),
      /** Of all renditions. */
      bytes: bigint({ mode: 'number' }).notNull().default(0),
      /** 0: no still yet. */
      still: integer().notNull().default(0),
      trimStartMs: integer('trim_start_ms').notNull().default(0),
      /** null: to the end */
      trimEndMs: integer('trim_end_ms'),
      expiresAt: moment('expires_at'),
      version: integer().notNull().default(1),
    },
    (table) => [
      index('broadcast_state').on(table.state),
      index('broadcast_expires').on(table.expiresAt),
      index('broadcast_opened_by').on(table.openedBy),
    ],
  ),
)

const ofBroadcast = () =>
  text('broadcast_id')
    .notNull()
    .references(() => broadcasts.id)

export const broadcastInits = uncached(
  pgTable(
    'broadcast_init',
    {
      broadcastId: ofBroadcast(),
      rendition: text({ enum: renditionNames }).notNull(),
      number: integer().notNull(),
      /** SHA-256 of its bytes: segments of equal ones can be joined. */
      hash: text().notNull(),
      tracks: jsonb().$type<Track[]>().notNull(),
    },
    (table) => [primaryKey({ columns: [table.broadcastId, table.rendition, table.number] })],
  ),
)

/** How far a rendition is. */
export const broadcastProgress = uncached(
  pgTable(
    'broadcast_progress',
    {
      broadcastId: ofBroadcast(),
      rendition: text({ enum: renditionNames }).notNull(),
      /** Of the last segment. */
      init: integer().notNull(),
      number: integer().notNull(),
      sequence: integer().notNull(),
      discontinuities: integer().notNull(),
      /** ms in the time of `init` at which the last segment ends */
      endsMs: doublePrecision('ends_ms').notNull(),
    },
    (table) => [primaryKey({ columns: [table.broadcastId, table.rendition] })],
  ),
)

export const broadcastSegments = uncached(
  pgTable(
    'broadcast_segment',
    {
      broadcastId: ofBroadcast(),
      rendition: text({ enum: renditionNames }).notNull(),
      number: integer().notNull(),
      init: integer().notNull(),
      /** Its place among the rendition's segments; numbers may have gaps. */
      sequence: integer().notNull(),
      /** Changes of the initialization segment up to and with this one. */
      discontinuities: integer().notNull(),
      /** ms in the time of `init` at which it begins. */
      startMs: doublePrecision('start_ms').notNull().default(0),
      durationMs: doublePrecision('duration_ms').notNull(),
      bytes: integer().notNull(),
      /** When its picture was taken, by the clock of the server. */
      startsAt: moment('starts_at').notNull(),
    },
    (table) => [primaryKey({ columns: [table.broadcastId, table.rendition, table.number] })],
  ),
)

/** ms that an exhibitor sent on a day. */
export const broadcastDays = uncached(
  pgTable(
    'broadcast_day',
    {
      /** The exhibitor; 0: the fair. */
      owner: integer().notNull(),
      /** YYYY-MM-DD in GMT+8 */
      day: text().notNull(),
      ms: doublePrecision().notNull(),
    },
    (table) => [primaryKey({ columns: [table.owner, table.day] })],
  ),
)

/** How many watched a session, once a minute. */
export const liveViewerCounts = uncached(
  pgTable(
    'live_viewer_count',
    {
      liveId: integer('live_id')
        .notNull()
        .references(() => lives.id),
      minute: moment('minute').notNull(),
      viewers: integer().notNull(),
    },
    (table) => [primaryKey({ columns: [table.liveId, table.minute] })],
  ),
)
