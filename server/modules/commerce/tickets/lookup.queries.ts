import { eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { beginsWithNumber } from '#server/platform/db/name-words.ts'
import { orders } from '#server/modules/commerce/orders/orders.schema.ts'
import { tickets, ticketTypes } from './tickets.schema'

/** Tickets by the beginning of their code, with the orders that they belong to. */
export async function lookUpTickets(db: Db, text: string, limit: number) {
  return db
    .select({ orderId: tickets.orderId, code: tickets.code, type: ticketTypes.name, order: orders.number })
    .from(tickets)
    .innerJoin(ticketTypes, eq(ticketTypes.id, tickets.typeId))
    .innerJoin(orders, eq(orders.id, tickets.orderId))
    .where(beginsWithNumber(tickets.code, text))
    .orderBy(tickets.code)
    .limit(limit)
}
