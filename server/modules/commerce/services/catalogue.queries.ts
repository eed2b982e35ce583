import { and, asc, count, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { ticketRecords } from '#server/modules/commerce/tickets/index.ts'
import { bookings, services } from './services.schema'

export type ServiceRow = typeof services.$inferSelect

/** Those that are not removed, in their order. */
export const listServices = (db: Db, { shown }: { shown?: boolean } = {}): Promise<ServiceRow[]> =>
  db
    .select()
    .from(services)
    .where(and(isNull(services.removedAt), shown ? eq(services.shown, true) : undefined))
    .orderBy(asc(services.position), asc(services.id))

export async function findService(db: Db, id: number): Promise<ServiceRow | undefined> {
  const [row] = await db
    .select()
    .from(services)
    .where(and(eq(services.id, id), isNull(services.removedAt)))
  return row
}

export async function insertService(db: Db, row: typeof services.$inferInsert): Promise<ServiceRow> {
  const [added] = await db.insert(services).values(row).returning()
  if (!added) throw new Error('the service was not kept')
  return added
}

/** Changes a service that is still as it was seen; undefined when somebody was first. */
export async function changeService(
  db: Db,
  { id, version }: { id: number; version: number },
  change: Partial<typeof services.$inferInsert>,
): Promise<ServiceRow | undefined> {
  const [changed] = await db
    .update(services)
    .set({ ...change, version: sql`${services.version} + 1` })
    .where(and(eq(services.id, id), eq(services.version, version), isNull(services.removedAt)))
    .returning()
  return changed
}

/** How many of each service are paid and not returned; badges are counted among the tickets of their type. */
export async function countBooked(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: bookings.serviceId, n: count() })
    .from(bookings)
    .where(eq(bookings.state, 'valid'))
    .groupBy(bookings.serviceId)
  const badges = await db
    .select({ id: services.id, n: count() })
    .from(services)
    .innerJoin(ticketRecords, and(eq(ticketRecords.typeId, services.ticketTypeId), eq(ticketRecords.state, 'valid')))
    .where(eq(services.kind, 'badge'))
    .groupBy(services.id)
  return new Map([...rows, ...badges].map(({ id, n }) => [id, n]))
}

/** Whether anybody has ever ordered a service. */
export async function isBooked(db: Db, serviceId: number): Promise<boolean> {
  const [row] = await db.select({ id: bookings.id }).from(bookings).where(eq(bookings.serviceId, serviceId)).limit(1)
  return row !== undefined
}
