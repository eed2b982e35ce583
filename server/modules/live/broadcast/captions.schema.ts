import { doublePrecision, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { languages } from '#contract/core/language.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { lives } from '#server/modules/live/live/live.schema.ts'
import { uncached } from '#server/platform/db/table-use.ts'
import { broadcasts } from './broadcast.schema'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** That an account agrees to captions of what it speaks in a session. Without a row nothing is captioned. */
export const broadcastCaptioning = uncached(
  pgTable(
    'broadcast_captioning',
    {
      liveId: integer('live_id')
        .primaryKey()
        .references(() => lives.id),
      byAccount: integer('by_account')
        .notNull()
        .references(() => accounts.id, { onDelete: 'cascade' }),
      /** What is spoken. */
      language: text({ enum: languages }).notNull(),
      /** Only segments that begin after this moment are transcribed; it moves on with them. */
      doneThrough: moment('done_through').notNull(),
      /** Until then no server takes speech: it is with the service, or the service rests. */
      restUntil: moment('rest_until').notNull().defaultNow(),
    },
    (table) => [index('broadcast_captioning_by').on(table.byAccount)],
  ),
)

/** What was spoken in a recording. Removed with it. */
export const broadcastCaptions = uncached(
  pgTable(
    'broadcast_caption',
    {
      id: integer().primaryKey().generatedByDefaultAsIdentity(),
      broadcastId: text('broadcast_id')
        .notNull()
        .references(() => broadcasts.id),
      init: integer().notNull(),
      /** ms in the time of `init`, in which players have the picture. */
      startMs: doublePrecision('start_ms').notNull(),
      endMs: doublePrecision('end_ms').notNull(),
      language: text({ enum: languages }).notNull(),
      text: text().notNull(),
      /** In the other language; null: there is none. */
      translation: text(),
      /** Rises with each correction. */
      version: integer().notNull().default(1),
    },
    (table) => [uniqueIndex('broadcast_caption_once').on(table.broadcastId, table.init, table.startMs)],
  ),
)
