import { eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { orders } from '#server/modules/commerce/orders/orders.schema.ts'
import { tickets, ticketTypes } from './tickets.schema'

/**
 * The ticket of a code, with the order that it belongs to. Of the whole code alone: by its beginning, who may not see codes
 * would find one character by character.
 */
export async function lookUpTicket(db: Db, code: string) {
  return db
    .select({ orderId: tickets.orderId, code: tickets.code, type: ticketTypes.name, order: orders.number })
    .from(tickets)
    .innerJoin(ticketTypes, eq(ticketTypes.id, tickets.typeId))
    .innerJoin(orders, eq(orders.id, tickets.orderId))
    .where(eq(tickets.code, code))
}
