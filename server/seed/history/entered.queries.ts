import { and, eq, isNull, sql } from 'drizzle-orm'
import { ticketEntries } from '#server/modules/commerce/check-in/check-in.schema.ts'
import { tickets } from '#server/modules/commerce/tickets/tickets.schema.ts'
import type { Db } from '#server/platform/db/database.ts'

/** Notes on every ticket with an entry when it was used. */
export async function markEntered(db: Db): Promise<void> {
  await db
    .update(tickets)
    .set({ usedAt: sql`${ticketEntries.at}` })
    .from(ticketEntries)
    .where(and(eq(ticketEntries.ticketId, tickets.id), isNull(tickets.usedAt)))
}
