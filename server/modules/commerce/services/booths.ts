import { type KnownBoothOrder, listBookedBooths } from '#server/modules/fair/booths/index.ts'
import type { Db } from '#server/platform/db/database.ts'
import * as queries from './bookings.queries'

/** The orders of booths, as organizers see them beside the floor plan, with who ordered. */
export async function describeBoothOrders(
  db: Db,
  bookingIds: readonly number[],
): Promise<Map<number, KnownBoothOrder>> {
  if (bookingIds.length === 0) return new Map()
  const rows = await queries.listOrdersOf(db, bookingIds)
  return new Map(
    rows.map(({ bookingId, state, id, number, heldUntil, fen, confirmedAt, accountId }) => [
      bookingId,
      {
        id,
        number,
        fen,
        accountId,
        confirmed: confirmedAt !== null,
        until: state === 'held' ? heldUntil.toISOString() : null,
        refunding: state === 'locked',
      },
    ]),
  )
}

/** Bookings with their booths where they are now: organizers move exhibitors. */
export async function locateBooths(db: Db, rows: readonly queries.BookingOf[]): Promise<queries.BookingOf[]> {
  const ids = rows.flatMap(({ booking: { id, kind } }) => (kind === 'booth' ? [id] : []))
  const byBooking = new Map((await listBookedBooths(db, ids)).map((one) => [one.bookingId, one]))
  return rows.map((row) => {
    const at = byBooking.get(row.booking.id)
    if (!at) return row
    return { ...row, hallName: at.hallName, booking: { ...row.booking, hallId: at.hallId, boothNumber: at.number } }
  })
}
