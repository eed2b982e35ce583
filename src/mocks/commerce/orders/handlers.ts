import * as contract from '#contract/commerce/orders/endpoints.ts'
import type { Language } from '#contract/core/language.ts'
import { chinaDay } from '#contract/core/china-time.ts'
import { PENDING_MAX } from '#contract/commerce/orders/limits.ts'
import type { OutputOf, ParsedInputOf } from '#contract/core/endpoint.ts'
import { checkHolder, isOrderedByName, normalizeIdNumber } from '#contract/commerce/tickets/rules.ts'
import type { Holder } from '#contract/commerce/tickets/rules.ts'
import { ownAttendees } from '#src/mocks/commerce/attendees/attendees.ts'
import { couponOf } from '#src/mocks/commerce/coupons/present.ts'
import { say, nextIdOf } from '#src/mocks/core/bilingual.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { containsText, paginate } from '#src/mocks/core/paginate.ts'
import { dateIn } from '#src/mocks/core/time.ts'
import { accountOfToken } from '#src/mocks/foundation/accounts/accounts.ts'
import { nameOf, saleOf, takePlaces } from '#src/mocks/commerce/tickets/types.ts'
import { offerOf } from '#src/mocks/commerce/waiting-list/places.ts'
import { buyerName, cancelWith } from './close'
import {
  closeOverdue,
  heldUntilOf,
  type MockOrder,
  now,
  ofTickets,
  orderCardIn,
  orderIn,
  payableOf,
  typeOf,
} from './orders'
import { lineOf } from './lines'
import { orders } from './rows'
import { serviceOrderHandlers } from './service-handlers'
import { allotCoupon, spendCoupon } from './spend-coupon'
import { mockNumber } from '#src/mocks/core/number.ts'

type Sent = ParsedInputOf<typeof contract.placeTicketOrder>
/** An order with saved attendees filled in. */
type Placing = Omit<Sent, 'lines'> & { lines: (Omit<Sent['lines'][0], 'holders'> & { holders: Holder[] })[] }

/** Fills in the saved attendees of an account. */
function fillAttendees(input: Sent, token: string): Placing {
  const own = new Map(ownAttendees(token).map((one) => [one.id, one]))
  const missing = input.lines.flatMap(({ holders }, l) =>
    holders.flatMap((one, h) => ('attendeeId' in one && !own.has(one.attendeeId) ? [`lines.${l}.holders.${h}`] : [])),
  )
  if (missing[0] !== undefined) return refuse('AttendeeNotFound', { field: `${missing[0]}.attendeeId` })
  const fill = (one: Sent['lines'][0]['holders'][0]): Holder[] => {
    const saved = 'attendeeId' in one ? own.get(one.attendeeId) : one
    return saved ? [{ name: saved.name, idType: saved.idType, idNumber: saved.idNumber }] : []
  }
  return { ...input, lines: input.lines.map((line) => ({ ...line, holders: line.holders.flatMap(fill) })) }
}

/** A number that the mock fair's register of people does not know. */
export const UNKNOWN_NUMBER = '110105194912310011'

const buyerTypes = new Set([6, 7, 9])
const placed = new Map<string, MockOrder>()

/** The tickets of an account that count towards what one person may have. */
const countOwn = (buyer: string, typeId: number): number =>
  orders
    .filter((order) => order.buyer === buyer && closeOverdue(order).stored !== 'closed')
    .flatMap(({ lines }) => lines)
    .filter((line) => line.typeId === typeId && line.refundId === null).length

/** Whether somebody has a ticket of this type by this number. */
const isTaken = (typeId: number, idNumber: string): boolean =>
  orders
    .filter((order) => closeOverdue(order).stored !== 'closed')
    .flatMap(({ lines }) => lines)
    .some(
      (line) =>
        line.typeId === typeId &&
        line.refundId === null &&
        line.holder !== null &&
        normalizeIdNumber(line.holder.idNumber) === normalizeIdNumber(idNumber),
    )

function refuseHolders({ typeId, holders }: Placing['lines'][0], i: number, name: string): void {
  for (const [j, holder] of holders.entries()) {
    const field = `lines.${i}.holders.${j}`
    const wrong = checkHolder(holder)
    if (wrong.name ?? wrong.idNumber) return refuse('BadInput', { detail: field })
    if (isTaken(typeId, holder.idNumber)) return refuse('HolderTaken', { name, field })
    if (normalizeIdNumber(holder.idNumber) === UNKNOWN_NUMBER) return refuse('HolderNotVerified', { field })
  }
}

function refuseLine(line: Placing['lines'][0], i: number, token: string, language: Language): void {
  const type = typeOf(line.typeId) ?? refuse('TicketTypeNotFound')
  const { userId, userType } = accountOfToken(token)
  const [name, sale] = [say(language, nameOf(type)), saleOf(type)]
  const { kind, perOrder, perPerson } = type.document
  if (sale === 'soldOut' && !offerOf(userId, type.id)) return refuse('TicketsSoldOut', { name, typeId: type.id })
  if (sale !== 'booking' && sale !== 'soldOut') return refuse('TicketNotOnSale', { name, typeId: type.id })
  if (kind === 'buyer' && !buyerTypes.has(userType)) return refuse('TicketBuyersOnly', { name, typeId: type.id })
  if (line.quantity > perOrder) return refuse('BadInput', { detail: `lines.${i}.quantity` })
  if (countOwn(userId, type.id) + line.quantity > perPerson)
    return refuse('TicketLimit', { name, max: perPerson, typeId: type.id })
  const isLacking = isOrderedByName(type.document) && line.holders.length < line.quantity
  if (isLacking) return refuse('BadInput', { detail: `lines.${i}.holders` })
  refuseHolders(line, i, name)
}

type Spent = ReturnType<typeof allotCoupon>

function add(input: Placing, token: string, spent: Spent | undefined): MockOrder {
  const id = nextIdOf(orders)
  const lines = input.lines.flatMap(({ typeId, quantity, holders }) =>
    Array.from({ length: quantity }, (_, i) => {
      const holder = holders[i]
      return lineOf(typeId, holder ? { ...holder, idNumber: normalizeIdNumber(holder.idNumber) } : null)
    }),
  )
  for (const [i, line] of lines.entries()) line.discountFen = spent?.off[i] ?? 0
  const isFree = lines.every(({ unitFen, discountFen }) => unitFen === discountFen)
  const order: MockOrder = {
    id,
    number: mockNumber('T', dateIn(0), id),
    kind: 'ticket',
    buyer: accountOfToken(token).userId,
    ...ofTickets,
    stored: isFree ? 'paid' : 'pending',
    closeReason: null,
    version: 1,
    couponName: spent ? couponOf(spent.claim).name[0] : '',
    contact: input.contact,
    createdAt: now(),
    paidAt: isFree ? now() : null,
    method: isFree ? 'free' : null,
    lines,
    refunds: [],
    steps: [{ action: 'place', at: now() }, ...(isFree ? [{ action: 'pay' as const, at: now() }] : [])],
    looks: 0,
  }
  orders.push(order)
  if (spent) spendCoupon(id, spent.claim)
  placed.set(input.key, order)
  return order
}

function place(sent: Sent, token: string, language: Language): MockOrder {
  const known = placed.get(sent.key)
  if (known) return known
  const input = fillAttendees(sent, token)
  const own = orders.filter(({ buyer, kind }) => buyer === accountOfToken(token).userId && kind === 'ticket')
  if (own.filter((order) => closeOverdue(order).stored === 'pending').length >= PENDING_MAX)
    return refuse('TooManyOrders', { max: PENDING_MAX })
  for (const [i, line] of input.lines.entries()) refuseLine(line, i, token, language)
  const fen = input.lines.reduce((sum, { typeId, quantity }) => sum + (typeOf(typeId)?.document.fen ?? 0) * quantity, 0)
  const spent = input.couponId === null ? undefined : allotCoupon(input.couponId, input.lines, token)
  const offFen = spent?.off.reduce((sum, one) => sum + one, 0) ?? 0
  if (fen - offFen !== input.payableFen) return refuse('OrderPriceChanged')
  for (const { typeId, quantity } of input.lines) {
    const type = typeOf(typeId)
    const offer = offerOf(accountOfToken(token).userId, typeId)
    if (type && !takePlaces(type, quantity - (offer?.offered ?? 0)))
      return refuse('TicketsSoldOut', { name: say(language, nameOf(type)), typeId: type.id })
    if (offer) offer.state = 'taken'
  }
  return add(input, token, spent)
}

/** An order of the viewer's, closed where its time has ended. */
export function findOwnOrder(id: number, token: string): MockOrder | undefined {
  const found = orders.find((one) => one.id === id && one.buyer === accountOfToken(token).userId)
  return found && closeOverdue(found)
}

type Managed = OutputOf<typeof contract.listOrders>['list'][0]
const managedIn = (language: Language, order: MockOrder): Managed => ({
  ...orderCardIn(language, order),
  buyer: buyerName(language, order),
  soldBy: order.soldBy ?? null,
  contact: order.contact,
  paidAt: order.paidAt,
  method: order.method,
})

const latestFirst = (a: MockOrder, b: MockOrder): number => b.createdAt.localeCompare(a.createdAt)

export const orderHandlers = [
  ...serviceOrderHandlers,
  mock(contract.placeTicketOrder, ({ input, token, language }) => orderIn(language, place(input, token, language))),
  mock(contract.listOwnOrders, ({ input, token, language }) =>
    paginate(
      orders
        .filter(({ buyer, kind }) => buyer === accountOfToken(token).userId && kind === (input.kind ?? kind))
        .map(closeOverdue)
        .toSorted(latestFirst)
        .map((order) => orderCardIn(language, order))
        .filter(({ state }) => state === (input.state ?? state)),
      input,
    ),
  ),
  mock(contract.getOwnOrder, ({ input, token, language }) =>
    orderIn(language, findOwnOrder(input.id, token) ?? refuse('OrderNotFound')),
  ),
  mock(contract.cancelOrder, ({ input, token, language }) => {
    const found = findOwnOrder(input.id, token) ?? refuse('OrderNotFound')
    if (found.stored !== 'pending') return refuse('OrderNotNow')
    if (found.version !== input.version) return refuse('OrderChanged')
    cancelWith(found, 'cancelled')
    return orderIn(language, found)
  }),
  mock(contract.listOrders, ({ input, language }) =>
    paginate(
      orders
        .map(closeOverdue)
        .toSorted(latestFirst)
        .map((order) => managedIn(language, order))
        .filter(({ kind, state }) => kind === (input.kind ?? kind) && state === (input.state ?? state))
        .filter(({ createdAt }) => chinaDay(new Date(createdAt)) >= (input.from ?? ''))
        .filter(({ createdAt }) => !input.until || chinaDay(new Date(createdAt)) <= input.until)
        .filter(({ number, buyer, contact }) =>
          containsText(input.keyWord, number, buyer, contact.name, contact.phone),
        ),
      input,
    ),
  ),
  mock(contract.getOrder, ({ input, language }) => {
    const found = orders.find(({ id }) => id === input.id) ?? refuse('OrderNotFound')
    return {
      ...orderIn(language, closeOverdue(found)),
      buyer: buyerName(language, found),
      soldBy: found.soldBy ?? null,
    }
  }),
]

/** Whether an order can still be paid, and what it costs. */
export const isPayable = (order: MockOrder): boolean =>
  order.stored === 'pending' &&
  !order.isUnconfirmed &&
  payableOf(order) > 0 &&
  Date.parse(heldUntilOf(order)) > Date.now()
