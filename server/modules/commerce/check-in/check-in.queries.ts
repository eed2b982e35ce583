import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Bilingual } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { buildOnce } from '#server/platform/db/db.ts'
import { accountRecords } from '#server/modules/foundation/accounts/index.ts'
import { tickets, ticketTypes } from '#server/modules/commerce/tickets/tickets.schema.ts'
import { checkLists, ticketEntries } from './check-in.schema'

export type CheckListRow = typeof checkLists.$inferSelect
/** The subject of the entry. */
export type Entering = { ticketId: number } | { preRegistrationId: number }
export type EntryRow = typeof ticketEntries.$inferSelect
export type NewEntry = typeof ticketEntries.$inferInsert

export const listLists = (db: Db): Promise<CheckListRow[]> => db.select().from(checkLists).orderBy(asc(checkLists.id))

const { placeholder } = sql

const selectList = buildOnce((db) =>
  db
    .select()
    .from(checkLists)
    .where(eq(checkLists.id, placeholder('id')))
    .prepare(''),
)

export async function findList(db: Db, id: number): Promise<CheckListRow | undefined> {
  const [row] = await selectList(db).execute({ id })
  return row
}

export async function insertList(db: Db, row: typeof checkLists.$inferInsert): Promise<CheckListRow> {
  const [added] = await db.insert(checkLists).values(row).returning()
  if (!added) throw new Error('the list was not kept')
  return added
}

/** Changes a list that is still as it was seen; undefined when somebody was first. */
export async function changeList(
  db: Db,
  { id, version }: { id: number; version: number },
  change: Partial<typeof checkLists.$inferInsert>,
): Promise<CheckListRow | undefined> {
  const [changed] = await db
    .update(checkLists)
    .set({ ...change, version: sql`${checkLists.version} + 1` })
    .where(and(eq(checkLists.id, id), eq(checkLists.version, version)))
    .returning()
  return changed
}

/** Check-ins of each list on a day. */
export async function countByList(db: Db, day: string): Promise<Map<number, number>> {
  const rows = await db
    .select({ listId: ticketEntries.listId, n: count() })
    .from(ticketEntries)
    .where(and(eq(ticketEntries.day, day), inArray(ticketEntries.result, ['valid', 'conflict'])))
    .groupBy(ticketEntries.listId)
  return new Map(rows.map(({ listId, n }) => [listId, n]))
}

const selectTickets = (db: Db) =>
  db
    .select({ ticket: tickets, type: ticketTypes })
    .from(tickets)
    .innerJoin(ticketTypes, eq(ticketTypes.id, tickets.typeId))
    .$dynamic()
export type GateTicket = Awaited<ReturnType<typeof selectTickets>>[number]

const selectByCode = buildOnce((db) =>
  selectTickets(db)
    .where(eq(tickets.code, placeholder('code')))
    .prepare(''),
)

export async function findByCode(db: Db, code: string): Promise<GateTicket | undefined> {
  const [row] = await selectByCode(db).execute({ code })
  return row
}

/** The tickets that may be shown at a gate on a day. */
export const listForDay = (db: Db, day: string, typeIds: readonly number[]): Promise<GateTicket[]> =>
  selectTickets(db).where(
    and(
      inArray(tickets.state, ['valid', 'locked', 'refunded']),
      sql`${day} between ${ticketTypes.firstDay} and ${ticketTypes.lastDay}`,
      typeIds.length > 0 ? inArray(ticketTypes.id, [...typeIds]) : undefined,
    ),
  )

/** Marks a ticket as used that is still valid; false where it is being returned. */
export async function useTicket(db: Db, id: number, at: Date): Promise<boolean> {
  const used = await db
    .update(tickets)
    .set({ usedAt: sql`coalesce(${tickets.usedAt}, ${at})` })
    .where(and(eq(tickets.id, id), eq(tickets.state, 'valid')))
    .returning({ id: tickets.id })
  return used.length > 0
}

/** Lets somebody in; undefined where the key was used, or a valid entry of the ticket, zone and day is there. */
export async function insertEntry(db: Db, row: NewEntry): Promise<EntryRow | undefined> {
  const [added] = await db.insert(ticketEntries).values(row).onConflictDoNothing().returning()
  return added
}

/**
 * Marks a ticket as used and lets it in, in one statement; false where it is not valid any more, the key was used, or a valid
 * entry of the ticket, zone and day is there.
 */
export async function useAndEnter(
  db: Db,
  { ticketId, listId, zone, day, at, byAccount, clientKey }: Omit<NewEntry, 'result'> & { ticketId: number },
): Promise<boolean> {
  const entered = await db.execute(sql`
    with used as (update ${tickets} set used_at = coalesce(used_at, ${at}) where id = ${ticketId} and state = 'valid'
      returning id)
    insert into ${ticketEntries} (list_id, ticket_id, zone, day, at, by_account, client_key, result)
    select ${listId}, id, ${zone}, ${day}, ${at}, ${byAccount}, ${clientKey}, 'valid' from used
    on conflict do nothing returning id`)
  const { rows }: { rows: { id: number }[] } = Object(entered)
  return rows.length > 0
}

const selectByKey = buildOnce((db) =>
  db
    .select()
    .from(ticketEntries)
    .where(and(eq(ticketEntries.listId, placeholder('listId')), eq(ticketEntries.clientKey, placeholder('clientKey'))))
    .prepare(''),
)

export async function findByKey(db: Db, listId: number, clientKey: string): Promise<EntryRow | undefined> {
  const [row] = await selectByKey(db).execute({ listId, clientKey })
  return row
}

const selectEntries = (db: Db) =>
  db
    .select({ entry: ticketEntries, listName: checkLists.name, by: accountRecords.name })
    .from(ticketEntries)
    .innerJoin(checkLists, eq(checkLists.id, ticketEntries.listId))
    .innerJoin(accountRecords, eq(accountRecords.id, ticketEntries.byAccount))
    .$dynamic()

export interface Entered {
  entry: EntryRow
  listName: Bilingual
  by: Bilingual
}

const selectValid = (owner: PgColumn) =>
  buildOnce((db) =>
    selectEntries(db)
      .where(
        and(
          eq(owner, placeholder('id')),
          eq(ticketEntries.zone, placeholder('zone')),
          eq(ticketEntries.day, placeholder('day')),
          eq(ticketEntries.result, 'valid'),
        ),
      )
      .prepare(''),
  )
const selectValidOfTicket = selectValid(ticketEntries.ticketId)
const selectValidOfPreRegistration = selectValid(ticketEntries.preRegistrationId)

/** How a ticket or a pre-registration came in first, in a zone on a day. */
export async function findValid(
  db: Db,
  { of, zone, day }: { of: Entering; zone: string; day: string },
): Promise<Entered | undefined> {
  const [row] = await ('ticketId' in of
    ? selectValidOfTicket(db).execute({ id: of.ticketId, zone, day })
    : selectValidOfPreRegistration(db).execute({ id: of.preRegistrationId, zone, day }))
  return row
}

/** What came in already in a zone on a day: of tickets their numbers, and of pre-registrations theirs. */
export async function listEntered(
  db: Db,
  zone: string,
  day: string,
): Promise<{ tickets: Set<number>; preRegistrations: Set<number> }> {
  const { ticketId, preRegistrationId } = ticketEntries
  const rows = await db
    .select({ ticketId, preRegistrationId })
    .from(ticketEntries)
    .where(and(eq(ticketEntries.zone, zone), eq(ticketEntries.day, day), eq(ticketEntries.result, 'valid')))
  return {
    tickets: new Set(rows.flatMap((row) => row.ticketId ?? [])),
    preRegistrations: new Set(rows.flatMap((row) => row.preRegistrationId ?? [])),
  }
}

/** Check-ins of a list, by hour in GMT+8 (YYYY-MM-DD HH:00), the earliest first. */
export const countByHour = (db: Db, listId: number): Promise<{ hour: string; count: number }[]> => {
  const hour = sql<string>`to_char(${ticketEntries.at} at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24":00"')`
  return db
    .select({ hour, count: count() })
    .from(ticketEntries)
    .where(and(eq(ticketEntries.listId, listId), inArray(ticketEntries.result, ['valid', 'conflict'])))
    .groupBy(hour)
    .orderBy(asc(hour))
}

/** Entries of what two gates of this list's zone have let in on one day; of a pre-registration without code and name. */
export const listConflicts = (
  db: Db,
  { zone }: CheckListRow,
): Promise<(Entered & { code: string | null; name: Bilingual | null })[]> =>
  db
    .select({
      entry: ticketEntries,
      listName: checkLists.name,
      by: accountRecords.name,
      code: tickets.code,
      name: ticketTypes.name,
    })
    .from(ticketEntries)
    .innerJoin(checkLists, eq(checkLists.id, ticketEntries.listId))
    .innerJoin(accountRecords, eq(accountRecords.id, ticketEntries.byAccount))
    .leftJoin(tickets, eq(tickets.id, ticketEntries.ticketId))
    .leftJoin(ticketTypes, eq(ticketTypes.id, tickets.typeId))
    .where(
      and(
        eq(ticketEntries.zone, zone),
        sql`exists (select from ticket_entry other where other.ticket_id is not distinct from ${ticketEntries.ticketId}
          and other.pre_registration_id is not distinct from ${ticketEntries.preRegistrationId}
          and other.zone = ${ticketEntries.zone} and other.day = ${ticketEntries.day} and other.result = 'conflict')`,
      ),
    )
    .orderBy(asc(ticketEntries.ticketId), asc(ticketEntries.preRegistrationId), asc(ticketEntries.at))
    .limit(200)
