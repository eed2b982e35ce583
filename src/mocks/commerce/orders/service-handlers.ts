import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { Language } from '#contract/core/language.ts'
import * as contract from '#contract/commerce/orders/endpoints.ts'
import { SERVICES_PENDING_MAX } from '#contract/commerce/orders/limits.ts'
import { CONFIRM_MS, SERVICE_PAY_MS } from '#contract/commerce/services/limits.ts'
import { boothPrice } from '#contract/commerce/services/booth-price.ts'
import { boothEvents, boothRows, hallBoothsIn, rowAt, rowOf } from '#src/mocks/fair/booths/booths.ts'
import { checkRequested, countUnits, listDays } from '#contract/commerce/services/rules.ts'
import { checkHolder, isOrderedByName, normalizeIdNumber } from '#contract/commerce/tickets/rules.ts'
import { byIdOf, say, nextIdOf } from '#src/mocks/core/bilingual.ts'
import { mock, refuse, refuseBreaches } from '#src/mocks/core/mock.ts'
import { dateIn } from '#src/mocks/core/time.ts'
import { exhibitorOf, standingContract, takenDays } from '#src/mocks/commerce/services/bookings.ts'
import { type MockService, services } from '#src/mocks/commerce/services/services.ts'
import { accountOfToken } from '#src/mocks/foundation/accounts/accounts.ts'
import { takePlaces } from '#src/mocks/commerce/tickets/types.ts'
import { buyerName, cancelWith } from './close'
import { storeOrder } from './stored-orders'
import { bookedLineOf, lineOf } from './lines'
import { closeOverdue, type MockOrder, note, now, orderIn, payableOf, typeOf } from './orders'
import { orders } from './rows'
import { mockNumber } from '#src/mocks/core/number.ts'

type Placing = ParsedInputOf<typeof contract.placeServiceOrder>

const placed = new Map<string, MockOrder>()
const inMs = (ms: number): string => new Date(Date.now() + ms).toISOString()

function refuseBadges({ holders, quantity }: Placing, typeId: number, name: string): void {
  const type = typeOf(typeId)
  if (type && isOrderedByName(type.document) && holders.length < quantity)
    return refuse('BadInput', { detail: 'holders' })
  const had = orders
    .filter((order) => closeOverdue(order).stored !== 'closed')
    .flatMap(({ lines }) => lines)
    .filter((line) => line.typeId === typeId && line.refundId === null)
  for (const [i, holder] of holders.entries()) {
    const wrong = checkHolder(holder)
    if (wrong.name ?? wrong.idNumber) return refuse('BadInput', { detail: `holders.${i}` })
    const isSame = ({ idNumber }: { idNumber: string }) =>
      normalizeIdNumber(idNumber) === normalizeIdNumber(holder.idNumber)
    if (had.some((line) => line.holder && isSame(line.holder)) || holders.slice(0, i).some(isSame))
      return refuse('HolderTaken', { name, field: `holders.${i}` })
  }
}

/** What one costs; a booth by its size. */
function priceOf({ booth: number }: Placing, { kind, fen, hallId, cornerPercent }: MockService): number {
  if (kind !== 'booth') return fen
  const booth = hallBoothsIn('zh-CN', hallId ?? 0).booths.find((one) => one.number === number)
  return booth ? boothPrice(booth, { fen, cornerPercent }) : refuse('BoothNotFound', { number: number ?? '' })
}

/** Holds a booth for an order. */
function holdBooth({ booth: number }: Placing, { hallId }: MockService, order: MockOrder): void {
  if (hallId === null || !number) return
  const { exhibitorId } = order
  const own = exhibitorId === null ? undefined : rowOf(exhibitorId)
  if (own) {
    const orderId = own.status === 'held' ? (own.orderId ?? null) : null
    return refuse('OwnBoothExists', { number: own.number, orderId })
  }
  if (rowAt(hallId, number)) return refuse('BoothTaken', { number, field: 'booth' })
  boothRows.push({ hallId, number, exhibitorId, status: 'held', heldUntil: null, orderId: order.id })
  const event = { hallId, number, exhibitorId, at: now() }
  boothEvents.unshift({ ...event, action: 'order' })
}

function refuseRequested(input: Placing, service: MockService, name: string): void {
  const { kind, ticketTypeId } = service
  const requested = { kind, quantity: input.quantity, days: input.days, booth: input.booth }
  refuseBreaches(checkRequested(requested, new Date()))
  if (priceOf(input, service) * countUnits(requested) !== input.payableFen) return refuse('OrderPriceChanged')
  if (ticketTypeId !== null) {
    refuseBadges(input, ticketTypeId, name)
    const type = typeOf(ticketTypeId)
    if (!type || !takePlaces(type, input.quantity)) return refuse('TicketsSoldOut', { name, typeId: ticketTypeId })
  }
  const taken = kind === 'advert' ? takenDays(service.id) : []
  const clash = input.days ? listDays(input.days).filter((day) => taken.includes(day)) : []
  if (clash.length > 0) refuse('ServiceDayTaken', { days: clash.join('、') })
}

function linesOf(input: Placing, service: MockService) {
  const { quantity, days, booth, holders } = input
  const { id, kind, ticketTypeId } = service
  if (kind === 'booth') {
    const line = bookedLineOf(id, 1, { boothNumber: booth ?? '' })
    const [zh, en] = line.name
    return [{ ...line, name: [`${zh} ${booth}`, `${en} ${booth}`] as const, unitFen: priceOf(input, service) }]
  }
  if (ticketTypeId === null) return [bookedLineOf(id, countUnits({ kind, quantity, days }), { days })]
  return Array.from({ length: quantity }, (_, i) => lineOf(ticketTypeId, holders[i] ?? null))
}

function place(input: Placing, token: string, language: Language): MockOrder {
  const known = placed.get(input.key)
  if (known) return known
  const { userId } = accountOfToken(token)
  const exhibitorId = exhibitorOf(token)
  if (!standingContract(exhibitorId)) return refuse('NoContract')
  const service = byIdOf(services, input.serviceId)
  if (!service?.shown) return refuse('ServiceNotFound')
  const own = orders.filter(({ buyer, kind }) => buyer === userId && kind === 'service')
  const waiting = own.filter((one) => closeOverdue(one).stored === 'pending')
  if (waiting.length >= SERVICES_PENDING_MAX) return refuse('TooManyServiceOrders', { max: SERVICES_PENDING_MAX })
  refuseRequested(input, service, say(language, [service.name.zh, service.name.en]))
  const id = nextIdOf(orders)
  const order: MockOrder = {
    id,
    number: mockNumber('S', dateIn(0), id),
    kind: 'service',
    buyer: userId,
    exhibitorId,
    stored: 'pending',
    isUnconfirmed: true,
    confirmedAt: null,
    declineReason: '',
    heldUntil: inMs(CONFIRM_MS),
    closeReason: null,
    version: 1,
    couponName: '',
    contact: input.contact,
    createdAt: now(),
    paidAt: null,
    method: null,
    lines: linesOf(input, service),
    refunds: [],
    steps: [{ action: 'place', at: now() }],
    looks: 0,
  }
  holdBooth(input, service, order)
  orders.push(order)
  placed.set(input.key, order)
  storeOrder(order)
  return order
}

/** An order of services that waits to be confirmed, as it was seen. */
function findWaiting(id: number, version: number): MockOrder {
  const found = orders.find((one) => one.id === id && one.kind === 'service') ?? refuse('OrderNotFound')
  if (closeOverdue(found).stored !== 'pending' || !found.isUnconfirmed) return refuse('OrderNotNow')
  return found.version === version ? found : refuse('OrderChanged')
}

const managed = (language: Language, order: MockOrder) => ({
  ...orderIn(language, order),
  buyer: buyerName(language, order),
  soldBy: null,
})

/** Orders of services: placed, confirmed, declined. */
export const serviceOrderHandlers = [
  mock(contract.placeServiceOrder, ({ input, token, language }) => orderIn(language, place(input, token, language))),
  mock(contract.confirmOrder, ({ input, language }) => {
    const found = findWaiting(input.id, input.version)
    Object.assign(found, { isUnconfirmed: false, confirmedAt: now(), heldUntil: inMs(SERVICE_PAY_MS) })
    note(found, 'confirm')
    if (payableOf(found) === 0) {
      Object.assign(found, { stored: 'paid', paidAt: now(), method: 'free' })
      note(found, 'pay')
    }
    return managed(language, found)
  }),
  mock(contract.declineOrder, ({ input, language }) => {
    const found = findWaiting(input.id, input.version)
    const reason = input.reason.trim()
    if (reason === '') return refuse('BadInput', { detail: 'reason' })
    found.declineReason = reason
    cancelWith(found, 'declined')
    return managed(language, found)
  }),
]
