import { index, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { uncached } from '#server/platform/db/table-use.ts'
import { roomOrderKinds } from '#server/providers/messaging/port.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** What an outside messaging service has yet to be notified of a room: its moderators' orders, in their order. */
export const roomOrders = uncached(
  pgTable(
    'room_order',
    {
      id: integer().primaryKey().generatedByDefaultAsIdentity(),
      groupId: text('group_id').notNull(),
      kind: text({ enum: roomOrderKinds }).notNull(),
      /** The user concerned; for a recall, the message's number in its group. */
      subject: text().notNull(),
      tries: smallint().notNull().default(0),
      createdAt: moment('created_at').notNull().defaultNow(),
      /** When it is due next; while it is being given, when its giver counts as gone. */
      dueAt: moment('due_at').notNull().defaultNow(),
    },
    (table) => [index('room_order_group').on(table.groupId, table.id)],
  ),
)
