import type { Db } from '#server/platform/db/database.ts'
import type { Sender } from '#server/modules/foundation/notices/index.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import {
  describeBookingLines,
  grantBookings,
  lockBookings,
  releaseBookings,
  retakeBookings,
  takeBackBookings,
} from '#server/modules/commerce/services/index.ts'
import {
  describeTicketLines,
  grantTickets,
  lockTickets,
  releaseTickets,
  retakeTickets,
  takeBackTickets,
} from '#server/modules/commerce/tickets/index.ts'

/** Makes what an order holds its owner's: tickets, and bookings of services. */
export async function grantGoods(db: Db, sender: Sender, orderId: number): Promise<void> {
  await grantTickets(db, orderId)
  await grantBookings(db, sender, orderId)
}

/** Gives up what an order holds that is not paid. */
export async function releaseGoods(db: Db, orderId: number): Promise<void> {
  await releaseTickets(db, orderId)
  await releaseBookings(db, orderId)
}

/** Takes what an order held that was given up: all of it, or nothing. */
export async function reacquireItems(
  db: Db,
  sender: Sender,
  of: { orderId: number; accountId: number },
): Promise<boolean> {
  const undone = new Error('what the order held is gone')
  try {
    await db.transaction(async (inner) => {
      const isTaken = (await retakeBookings(inner, sender, of.orderId)) && (await retakeTickets(inner, of))
      if (!isTaken) throw undone
    })
    return true
  } catch (error) {
    if (error === undone) return false
    throw error
  }
}

/** Locks what is to be returned; false where a part of it was used or is no longer valid. */
export async function lockGoods(db: Db, lineIds: readonly number[]): Promise<boolean> {
  const tickets = await lockTickets(db, lineIds)
  return tickets + (await lockBookings(db, lineIds)) === lineIds.length
}

/** Withdraws what was locked, for others to have. */
export async function takeBackGoods(db: Db, sender: Sender, lineIds: readonly number[]): Promise<void> {
  await takeBackTickets(db, lineIds)
  await takeBackBookings(db, sender, lineIds)
}

/** What each line of an order stands for, and whether it can be returned. */
export async function describeGoods(db: Db, vault: Vault, orderId: number, now: Date) {
  const [tickets, bookings] = await Promise.all([
    describeTicketLines(db, vault, orderId, now),
    describeBookingLines(db, orderId),
  ])
  return (lineId: number) => ({
    ticket: tickets.get(lineId)?.ticket ?? null,
    booking: bookings.get(lineId)?.booking ?? null,
    mayReturn: tickets.get(lineId)?.mayReturn ?? bookings.get(lineId)?.mayReturn ?? false,
  })
}
