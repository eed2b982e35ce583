import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { encoderRefusals } from '#contract/live/broadcast/rules.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { lives } from '#server/modules/live/live/live.schema.ts'
import { uncached } from '#server/platform/db/table-use.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** The stream that an encoder sends a session by. It changes by what a media server reports, so that no cached answer may show it. */
export const liveEncoders = uncached(
  pgTable(
    'live_encoder',
    {
      liveId: integer('live_id')
        .primaryKey()
        .references(() => lives.id),
      /** Public: the addresses that viewers play bear it. Changes with the key. */
      stream: text().notNull().unique(),
      /** Sealed: hosts see it again. */
      key: text().notNull(),
      version: integer().notNull().default(1),
      expiresAt: moment('expires_at').notNull(),
      /** Who opened or renewed it last. */
      openedBy: integer('opened_by').references(() => accounts.id, { onDelete: 'set null' }),
      /** The connection that sends at present, as the media server names it; empty: none. */
      source: text().notNull().default(''),
      /** When that connection, or the last one, began. */
      sourceAt: moment('source_at'),
      /** The connection that ended last: the report of its beginning may arrive later. */
      endedSource: text('ended_source').notNull().default(''),
      endedAt: moment('ended_at'),
      /** The session was interrupted because its picture stopped, and not by its host. */
      isLost: boolean('is_lost').notNull().default(false),
      refusal: text({ enum: encoderRefusals }).notNull().default(''),
      /** Up to when its time is counted among the hours of the day. */
      countedAt: moment('counted_at'),
    },
    (table) => [index('live_encoder_opened_by').on(table.openedBy)],
  ),
)
