import { chinaDay } from '#contract/core/china-time.ts'
import type { BoothOrder } from '#contract/fair/booths/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import { FREE_LIVE_HOURS } from '#contract/commerce/services/limits.ts'
import { contractStateOf } from '#contract/commerce/services/manage-rules.ts'
import { listDays } from '#contract/commerce/services/rules.ts'
import { type RoomTemplate } from '#contract/fair/halls/rules.ts'
import type { Booking, ManagedBooking, Service } from '#contract/commerce/services/schemas.ts'
import { isOrderedByName } from '#contract/commerce/tickets/rules.ts'
import { byIdOf, fallbacks, say } from '#src/mocks/core/bilingual.ts'
import { boothRows } from '#src/mocks/fair/booths/booths.ts'
import { hallRows } from '#src/mocks/fair/halls/halls.ts'
import { exhibitorRows } from '#src/mocks/fair/exhibitors/exhibitors.ts'
import {
  closeOverdue,
  heldUntilOf,
  type MockBooking,
  type MockLine,
  type MockOrder,
  payableOf,
  stateOfBooking,
  typeOf,
} from '#src/mocks/commerce/orders/orders.ts'
import { orders } from '#src/mocks/commerce/orders/rows.ts'
import { accountOfToken } from '#src/mocks/foundation/accounts/accounts.ts'
import { placesLeft } from '#src/mocks/commerce/tickets/types.ts'
import { contracts, type MockContract, type MockService, services } from './services'

export interface Booked {
  order: MockOrder
  line: MockLine
  booking: MockBooking
}

/** The exhibitor an account orders for: the delegation represents one without a contract. */
export const exhibitorOf = (token: string): number => (accountOfToken(token).userId === '8' ? 8 : 1)

/** What was ordered but badges, the latest first; what was never paid is left out. */
export const listBooked = (): Booked[] =>
  orders
    .filter((order) => closeOverdue(order).stored !== 'closed')
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
    .flatMap((order) => order.lines.flatMap((line) => (line.booking ? [{ order, line, booking: line.booking }] : [])))

export const isHad = ({ order, line }: Booked): boolean => stateOfBooking(order, line) === 'valid'

/** Where a booth is now, or was ordered. */
function boothOf(language: Language, { id }: MockOrder, { serviceId, boothNumber }: MockBooking): Booking['booth'] {
  const hallId = byIdOf(services, serviceId)?.hallId ?? null
  if (hallId === null || boothNumber === undefined) return null
  const at = boothRows.find(({ orderId }) => orderId === id) ?? { hallId, number: boothNumber }
  return {
    hallId: at.hallId,
    hallName: say(language, byIdOf(hallRows, at.hallId)?.name ?? ['', '']),
    number: at.number,
  }
}

export function bookingIn(language: Language, { order, line, booking }: Booked): Booking {
  const { kind, place, template, days, advert } = booking
  return {
    id: line.id,
    orderId: order.id,
    orderNumber: order.number,
    kind,
    name: say(language, line.name),
    state: stateOfBooking(order, line),
    place,
    template,
    days,
    quantity: kind === 'live' ? line.quantity : 1,
    booth: boothOf(language, order, booking),
    advert,
  }
}

export const companyOf = (language: Language, exhibitorId: number | null): string =>
  say(language, byIdOf(exhibitorRows, exhibitorId)?.company ?? ['', ''])

export const managedBookingIn = (language: Language, booked: Booked): ManagedBooking => ({
  ...bookingIn(language, booked),
  exhibitorId: booked.order.exhibitorId ?? 0,
  company: companyOf(language, booked.order.exhibitorId),
})

/** The days from today on that somebody has of an advert space. */
export const takenDays = (serviceId: number): string[] =>
  listBooked()
    .filter(({ booking }) => booking.serviceId === serviceId)
    .flatMap(({ booking }) => (booking.days ? listDays(booking.days) : []))
    .filter((day) => day >= chinaDay(new Date()))
    .toSorted()

/** The contract of an exhibitor that stands today. */
export const standingContract = (exhibitorId: number): MockContract | undefined =>
  contracts.find((one) => one.exhibitorId === exhibitorId && contractStateOf(one, chinaDay(new Date())) === 'signed')

/** In minutes. */
export const liveOf = (exhibitorId: number) => ({
  free: FREE_LIVE_HOURS * 60,
  bought: listBooked()
    .filter((one) => one.order.exhibitorId === exhibitorId && one.booking.kind === 'live' && isHad(one))
    .reduce((sum, { line }) => sum + line.quantity * 60, 0),
  used: exhibitorId === 1 ? 150 : 0,
})

export const templateOf = (exhibitorId: number): RoomTemplate | null =>
  listBooked().find((one) => one.order.exhibitorId === exhibitorId && one.booking.template && isHad(one))?.booking
    .template ?? null

export function serviceIn(language: Language, service: MockService): Service {
  const { id, kind, fen, place, template, ticketTypeId, hallId, cornerPercent, refundUntil, refundFeePercent } = service
  const texts = {
    name: [service.name.zh, service.name.en] as const,
    description: [service.description.zh, service.description.en] as const,
  }
  const type = ticketTypeId === null ? undefined : typeOf(ticketTypeId)
  return {
    id,
    kind,
    name: say(language, texts.name),
    description: say(language, texts.description),
    fen,
    place,
    template,
    badge: type ? { days: type.document.days, left: placesLeft(type), realName: isOrderedByName(type.document) } : null,
    refundUntil,
    refundFeePercent,
    booth:
      hallId === null
        ? null
        : { hallId, hallName: say(language, byIdOf(hallRows, hallId)?.name ?? ['', '']), cornerPercent },
    fallbackFields: fallbacks(language, texts),
  }
}

/** What was paid of a service and not returned. */
export const soldOf = ({ id, ticketTypeId }: MockService): number =>
  ticketTypeId === null
    ? listBooked().filter((one) => one.booking.serviceId === id && isHad(one)).length
    : orders
        .filter(({ stored }) => stored === 'paid')
        .flatMap(({ lines }) => lines)
        .filter((line) => line.typeId === ticketTypeId && line.refundId === null).length

/** How the order of a booth stands; null: it was closed or refunded. */
export function boothOrderOf(orderId: number): BoothOrder | null {
  const order = byIdOf(orders, orderId)
  const line = order?.lines[0]
  if (!order || !line || closeOverdue(order).stored === 'closed') return null
  const state = stateOfBooking(order, line)
  if (state === 'refunded') return null
  const { id, number } = order
  const until = state === 'held' ? heldUntilOf(order) : null
  return { id, number, confirmed: !order.isUnconfirmed, until, refunding: state === 'locked', fen: payableOf(order) }
}
