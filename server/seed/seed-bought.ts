import { chinaDay } from '#contract/core/china-time.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { countUnits, listDays } from '#contract/commerce/services/rules.ts'
import { listOfTypes } from '#server/modules/foundation/accounts/index.ts'
import { orderLines, orders, orderSteps } from '#server/modules/commerce/orders/orders.schema.ts'
import { payments } from '#server/modules/commerce/payments/payments.schema.ts'
import type { ServiceRow } from '#server/modules/commerce/services/index.ts'
import { bookedAdverts, bookedDays, bookings } from '#server/modules/commerce/services/services.schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Calendar } from './calendar'

interface Buyer {
  accountId: number
  exhibitorId: number
}

interface Bought {
  number: string
  service: ServiceRow
  quantity: number
  days: { from: string; until: string } | null
}

async function addOrder(db: Db, buyer: Buyer, { number, service, quantity, days }: Bought, calendar: Calendar) {
  const units = countUnits({ kind: service.kind, quantity, days })
  const fen = units * service.fen
  const [paidAt, createdAt] = [calendar.fromNow(-24 * 6), calendar.fromNow(-24 * 8)]
  const [order] = await db
    .insert(orders)
    .values({
      number: `S${number}`,
      kind: 'service',
      accountId: buyer.accountId,
      clientKey: `demo-${number}`,
      state: 'paid',
      totalFen: fen,
      discountFen: 0,
      payableFen: fen,
      contactName: '林知夏',
      contactPhone: '13800138001',
      heldUntil: calendar.fromNow(-24 * 5),
      confirmedAt: calendar.fromNow(-24 * 7),
      paidAt,
      method: 'transfer',
      createdAt,
    })
    .returning()
  const orderId = order?.id ?? 0
  const { refundUntil, refundFeePercent, name, fen: unitFen } = service
  const sums = { unitFen, discountFen: 0, paidFen: fen, refundUntil, refundFeePercent }
  const [line] = await db
    .insert(orderLines)
    .values({ orderId, name, quantity: units, ...sums })
    .returning()
  for (const action of ['place', 'confirm', 'pay'] as const) await db.insert(orderSteps).values({ orderId, action })
  const paid = { state: 'paid' as const, fen, paidFen: fen, paidAt, expiresAt: paidAt, createdAt }
  await db.insert(payments).values({ number: `P${number}`, orderId, method: 'transfer', ...paid })
  return { orderId, lineId: line?.id ?? 0 }
}

async function addBooking(db: Db, buyer: Buyer, bought: Bought, calendar: Calendar): Promise<void> {
  const { service, quantity, days } = bought
  const { kind, place, id: serviceId } = service
  const ids = await addOrder(db, buyer, bought, calendar)
  const [booking] = await db
    .insert(bookings)
    .values({
      ...ids,
      serviceId,
      exhibitorId: buyer.exhibitorId,
      kind,
      place,
      quantity,
      firstDay: days?.from ?? null,
      lastDay: days?.until ?? null,
      state: 'valid',
    })
    .returning()
  const bookingId = booking?.id ?? 0
  if (!days) return
  await db.insert(bookedDays).values(listDays(days).map((day) => ({ serviceId, day, bookingId })))
  await db.insert(bookedAdverts).values({ bookingId })
}

/** What the exhibitor of the demo fair has bought: hours for its sessions, and an advert space that it has yet to fill. */
export async function seedBought(db: Db, calendar: Calendar, all: readonly ServiceRow[]): Promise<void> {
  const [account] = await listOfTypes(db, [userTypes.exhibitor])
  const hours = all.find(({ kind }) => kind === 'live')
  const banner = all.find(({ place }) => place === 'home')
  if (!account?.exhibitorId || !hours || !banner) return
  const buyer = { accountId: account.id, exhibitorId: account.exhibitorId }
  const days = { from: chinaDay(calendar.fromNow(24 * 12)), until: chinaDay(calendar.fromNow(24 * 13)) }
  await addBooking(db, buyer, { number: '202600000000000001', service: hours, quantity: 20, days: null }, calendar)
  await addBooking(db, buyer, { number: '202600000000000002', service: banner, quantity: 1, days }, calendar)
}
