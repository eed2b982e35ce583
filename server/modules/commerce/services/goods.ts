import { chinaDay } from '#contract/core/china-time.ts'
import { FREE_LIVE_HOURS } from '#contract/commerce/services/limits.ts'
import { listDays } from '#contract/commerce/services/rules.ts'
import type { Order } from '#contract/commerce/orders/schemas.ts'
import {
  assignOrderedBooth,
  freeHeldBooth,
  freeRefundedBooth,
  holdOrderedBooth,
  listBookedBooths,
  retakeOrderedBooth,
} from '#server/modules/fair/booths/index.ts'
import type { Sender } from '#server/modules/foundation/notices/index.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import * as queries from './bookings.queries'
import type { ServiceRow } from './catalogue.queries'
import { holdContract } from './contracts.queries'

type BookingRow = queries.BookingRow

interface RequestedItem {
  orderId: number
  lineId: number
  exhibitorId: number
  service: ServiceRow
  quantity: number
  days: { from: string; until: string } | null
  /** The number of a booth. */
  booth: string | null
  accountId: number
}

/** Whether an exhibitor has a valid contract, which nobody withdraws until the transaction has ended. */
export const holdsContract = async (db: Db, exhibitorId: number): Promise<boolean> =>
  (await holdContract(db, exhibitorId, chinaDay(new Date()))) !== undefined

/** The booth of a booking; of other kinds undefined. */
const placeOf = ({ id, exhibitorId, hallId, boothNumber }: BookingRow) =>
  hallId === null || boothNumber === null ? undefined : { hallId, number: boothNumber, exhibitorId, bookingId: id }

const boothsOf = (rows: readonly BookingRow[]): number[] =>
  rows.filter(({ kind }) => kind === 'booth').map(({ id }) => id)

/** Takes the days of an advert booking again; gives those that another has. */
const takeDays = async (db: Db, booking: BookingRow): Promise<string[]> =>
  booking.firstDay !== null && booking.lastDay !== null
    ? queries.takeDays(db, booking, listDays({ from: booking.firstDay, until: booking.lastDay }))
    : []

/**
 * Holds what a new order wants of a service: two want one space and day, or one booth, and one has it. Throws
 * ServiceDayTaken, BoothTaken, OwnBoothExists.
 */
export async function holdBooking(db: Db, { service, days, booth, accountId, ...item }: RequestedItem): Promise<void> {
  const { id: serviceId, kind, place, template, hallId } = service
  const row = {
    ...item,
    serviceId,
    kind,
    place,
    template,
    firstDay: days?.from ?? null,
    lastDay: days?.until ?? null,
    hallId,
    boothNumber: booth,
  }
  const booking = await queries.insertBooking(db, row)
  const booked = placeOf(booking)
  if (booked) await holdOrderedBooth(db, { ...booked, byAccount: accountId })
  const taken = await takeDays(db, booking)
  if (taken.length > 0) throw fail('ServiceDayTaken', { days: taken.join(', '), field: 'days' })
}

const advertsOf = (rows: readonly BookingRow[]): number[] =>
  rows.filter(({ kind }) => kind === 'advert').map(({ id }) => id)

/** Makes the bookings of an order valid that was paid in time. */
export async function grantBookings(db: Db, sender: Sender, orderId: number): Promise<void> {
  const rows = await queries.moveOfOrder(db, orderId, { from: 'held', to: 'valid' })
  await queries.addAdverts(db, advertsOf(rows))
  for (const id of boothsOf(rows)) await assignOrderedBooth(db, sender, id)
}

const giveDaysBack = (db: Db, rows: readonly BookingRow[]): Promise<void> => queries.giveDaysBack(db, advertsOf(rows))

/** Gives up the bookings of an order that is not paid. */
export async function releaseBookings(db: Db, orderId: number): Promise<void> {
  const rows = await queries.moveOfOrder(db, orderId, { from: 'held', to: 'void' })
  await giveDaysBack(db, rows)
  for (const id of boothsOf(rows)) await freeHeldBooth(db, id)
}

/** Whether the booth of a booking could be taken again; true where it is no booth. */
async function retakeBooth(db: Db, sender: Sender, row: BookingRow): Promise<boolean> {
  if (row.kind !== 'booth') return true
  const place = placeOf(row)
  return place !== undefined && retakeOrderedBooth(db, sender, place)
}

/**
 * Takes the bookings of an order again that was given up; false, and nothing taken, where another has a day or the booth
 * meanwhile.
 */
export async function retakeBookings(db: Db, sender: Sender, orderId: number): Promise<boolean> {
  const undone = new Error('the days or the booth are taken, or over')
  try {
    await db.transaction(async (inner) => {
      const rows = await queries.moveOfOrder(inner, orderId, { from: 'void', to: 'valid' })
      const today = chinaDay(new Date())
      for (const row of rows) {
        const isLate = row.firstDay !== null && row.firstDay < today
        if (isLate || (await takeDays(inner, row)).length > 0) throw undone
        if (!(await retakeBooth(inner, sender, row))) throw undone
      }
      await queries.addAdverts(inner, advertsOf(rows))
    })
    return true
  } catch (error) {
    if (error === undone) return false
    throw error
  }
}

/** Whether the exhibitor has used more hours than it would have without this booking. */
async function isUsed(db: Db, { exhibitorId, quantity }: BookingRow): Promise<boolean> {
  const { usedMinutes, boughtHours } = await queries.countHours(db, exhibitorId)
  return usedMinutes > (FREE_LIVE_HOURS + boughtHours - quantity) * 60
}

/** Locks bookings that are to be returned, and gives how many. Throws RefundNotAllowed where live hours were used. */
export async function lockBookings(db: Db, lineIds: readonly number[]): Promise<number> {
  const rows = await queries.listOfLines(db, lineIds)
  for (const row of rows.filter(({ kind }) => kind === 'live')) {
    await queries.lockHours(db, row.exhibitorId)
    if (await isUsed(db, row)) throw fail('RefundNotAllowed')
  }
  return (await queries.moveOfLines(db, lineIds, { from: 'valid', to: 'locked' })).length
}

/** Takes locked bookings back; their days and booths are free for others. */
export async function takeBackBookings(db: Db, sender: Sender, lineIds: readonly number[]): Promise<void> {
  const rows = await queries.moveOfLines(db, lineIds, { from: 'locked', to: 'refunded' })
  await giveDaysBack(db, rows)
  for (const id of boothsOf(rows)) await freeRefundedBooth(db, sender, id)
}

/** Of a line of an order: what was booked, and whether it can be returned. */
export interface BookingLine {
  booking: NonNullable<Order['lines'][number]['booking']>
  mayReturn: boolean
}

/** The bookings of an order, by the line that each stands for. */
export async function describeBookingLines(db: Db, orderId: number): Promise<Map<number, BookingLine>> {
  const lines = new Map<number, BookingLine>()
  const rows = await queries.listOfOrder(db, orderId)
  const moved = new Map((await listBookedBooths(db, boothsOf(rows))).map((one) => [one.bookingId, one.number]))
  for (const row of rows) {
    const { id, kind, state, place, template, firstDay, lastDay } = row
    const boothNumber = moved.get(id) ?? row.boothNumber
    const days = firstDay !== null && lastDay !== null ? { from: firstDay, until: lastDay } : null
    const mayReturn = state === 'valid' && !(kind === 'live' && (await isUsed(db, row)))
    lines.set(row.lineId, { mayReturn, booking: { id, kind, state, place, template, days, boothNumber } })
  }
  return lines
}
