import { and, count, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm'
import { chinaDay } from '#contract/core/china-time.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type PersonalData, type RetentionRule, strip } from '#server/modules/foundation/personal-data/index.ts'
import { maskHolderIn } from './holder'
import { tickets, ticketTypes } from './tickets.schema'

/** Tickets: the books stay, without the holder. */
export const personalDataOfTickets: PersonalData[] = [
  strip('tickets', tickets.accountId, {
    columns: [tickets.holderName, tickets.holderIdNumber],
    hidden: [tickets.holderHash],
    mask: maskHolderIn,
    set: { holderName: '', holderIdType: null, holderIdNumber: null, holderHash: null },
    why: 'books',
  }),
]

const typesBefore = (before: Date) => sql`(select id from ticket_type where last_day < ${chinaDay(before)})`

/** ID numbers on tickets of past days, past their retention. Those of registrations: `eraseCards` of registration. */
export const retentionOfHolders: RetentionRule = {
  table: tickets,
  where: (before) => and(isNotNull(tickets.holderIdNumber), inArray(tickets.typeId, typesBefore(before))),
  set: { holderIdNumber: null, holderHash: null },
}

/** How many tickets of an account can still be used: it cannot be deleted meanwhile. */
export async function countUsableTickets(db: Db, accountId: number, now: Date): Promise<number> {
  const usable = and(
    eq(tickets.accountId, accountId),
    inArray(tickets.state, ['valid', 'locked']),
    gte(ticketTypes.lastDay, chinaDay(now)),
  )
  const [row] = await db
    .select({ n: count() })
    .from(tickets)
    .innerJoin(ticketTypes, eq(ticketTypes.id, tickets.typeId))
    .where(usable)
  return row?.n ?? 0
}
