import { and, count, eq, getTableColumns, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { chinaDay } from '#contract/core/china-time.ts'
import type { RetentionKind } from '#contract/operations/privacy/retention.ts'
import type { Db } from '#server/platform/db/database.ts'
import { analyticsEvents } from '#server/modules/operations/analytics/analytics.schema.ts'
import { messages } from '#server/modules/live/chat/chat.schema.ts'
import { notices } from '#server/modules/foundation/notices/notices.schema.ts'
import { outbox } from '#server/modules/foundation/outbox/outbox.schema.ts'
import { tickets } from '#server/modules/commerce/tickets/tickets.schema.ts'
import { retentions } from './privacy.schema'
import { PIECE } from './work-off.queries'

interface Swept {
  table: PgTable
  /** What is older than the moment. */
  where: (before: Date) => SQL | undefined
  /** What rows become; absent: they go. */
  set?: Record<string, unknown>
}

const ofTypesBefore = (before: Date) => sql`(select id from ticket_type where last_day < ${chinaDay(before)})`

const swept: Record<RetentionKind, Swept> = {
  messages: { table: outbox, where: (before) => and(ne(outbox.state, 'queued'), lt(outbox.createdAt, before)) },
  visits: { table: analyticsEvents, where: (before) => lt(analyticsEvents.receivedAt, before) },
  notices: { table: notices, where: (before) => lt(notices.readAt, before) },
  // Messages are counted without a gap: the row stays, as of one that was taken back.
  chats: {
    table: messages,
    where: (before) => and(lt(messages.at, before), or(isNull(messages.revokedAt), sql`${messages.payload} <> '{}'`)),
    set: { payload: {}, revokedAt: sql`now()` },
  },
  // Those of registrations go by the end of the fair: see `eraseCards`.
  idNumbers: {
    table: tickets,
    where: (before) => and(isNotNull(tickets.holderIdNumber), inArray(tickets.typeId, ofTypesBefore(before))),
    set: { holderIdNumber: null, holderHash: null },
  },
}

/** How many rows the next sweep takes of what is older. */
export async function countOlder(db: Db, kind: RetentionKind, before: Date): Promise<number> {
  const { table, where } = swept[kind]
  const [row] = await db.select({ n: count() }).from(table).where(where(before))
  return row?.n ?? 0
}

/** Takes one piece of what is older; gives how many rows, less than PIECE where nothing is left. */
export async function takeOlder(db: Db, kind: RetentionKind, before: Date): Promise<number> {
  const { table, where, set } = swept[kind]
  const piece = sql`${table}.ctid in (select ctid from ${table} where ${where(before)} limit ${PIECE})`
  const [one] = Object.values(getTableColumns(table))
  if (!one) throw new Error('a table has columns')
  const taken = set
    ? await db.update(table).set(set).where(piece).returning({ one })
    : await db.delete(table).where(piece).returning({ one })
  return taken.length
}

export type RetentionRow = typeof retentions.$inferSelect

export const listRetentions = (db: Db): Promise<RetentionRow[]> => db.select().from(retentions)

/** Sets one that stands as it was read (version 0: nobody has set it); false where somebody was first. */
export async function putRetention(
  db: Db,
  { version, ...row }: { kind: RetentionKind; days: number | null; version: number; changedBy: number },
): Promise<boolean> {
  const change = { ...row, changedAt: new Date() }
  const put =
    version === 0
      ? await db.insert(retentions).values(change).onConflictDoNothing().returning()
      : await db
          .update(retentions)
          .set({ ...change, version: version + 1 })
          .where(and(eq(retentions.kind, row.kind), eq(retentions.version, version)))
          .returning()
  return put.length > 0
}
