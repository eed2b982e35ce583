import { and, eq, inArray } from 'drizzle-orm'
import { PRESENCE_MS } from '#contract/trade/appointments/limits.ts'
import { roomStates } from '#contract/trade/appointments/room.ts'
import type { Side } from '#contract/trade/appointments/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { AppointmentRow } from './appointments.queries'
import { appointments } from './appointments.schema'

/** A talk that has a room, held until the transaction has ended: who comes second finds what the first has left. */
export async function holdRoom(db: Db, id: number): Promise<AppointmentRow | undefined> {
  const [held] = await db
    .select()
    .from(appointments)
    .where(and(eq(appointments.id, id), inArray(appointments.state, [...roomStates])))
    .for('update')
  return held
}

/** Whether a side is in the room at a moment: a browser has its seat, and has given a sign within PRESENCE_MS. */
export function isPresent(row: AppointmentRow, side: Side, now: Date): boolean {
  const [seat, hereAt] = side === 'buyer' ? [row.buyerSeat, row.buyerHereAt] : [row.exhibitorSeat, row.exhibitorHereAt]
  return seat !== null && hereAt !== null && now.getTime() - hereAt.getTime() < PRESENCE_MS
}

/** Gives a side's seat to a browser, which gives a sign by it; the side counts as having come from the first time on. */
export async function setSeat(db: Db, row: AppointmentRow, side: Side, seat: string, now: Date): Promise<void> {
  const taken =
    side === 'buyer'
      ? { buyerSeat: seat, buyerHereAt: now, buyerEnteredAt: row.buyerEnteredAt ?? now }
      : { exhibitorSeat: seat, exhibitorHereAt: now, exhibitorEnteredAt: row.exhibitorEnteredAt ?? now }
  await db.update(appointments).set(taken).where(eq(appointments.id, row.id))
}

/** Frees a side's seat where that browser still has it; false: it has it no more. */
export async function freeSeat(db: Db, id: number, side: Side, seat: string): Promise<boolean> {
  const column = side === 'buyer' ? appointments.buyerSeat : appointments.exhibitorSeat
  const free = side === 'buyer' ? { buyerSeat: null } : { exhibitorSeat: null }
  const freed = await db
    .update(appointments)
    .set(free)
    .where(and(eq(appointments.id, id), eq(column, seat)))
    .returning({ id: appointments.id })
  return freed.length > 0
}
