import * as contract from '#contract/commerce/door-sales/endpoints.ts'
import type { DoorSale } from '#contract/commerce/door-sales/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import { normalizeIdNumber } from '#contract/commerce/tickets/rules.ts'
import { check } from '#src/mocks/commerce/check-in/handlers.ts'
import { checkLists } from '#src/mocks/commerce/check-in/lists.ts'
import { byIdOf, say, nextIdOf } from '#src/mocks/core/bilingual.ts'
import { mock, mockBytes, refuse } from '#src/mocks/core/mock.ts'
import { dateIn } from '#src/mocks/core/time.ts'
import {
  type MockOrder,
  now,
  orderIn,
  payableOf,
  refundableOf,
  ticketIn,
  typeOf,
} from '#src/mocks/commerce/orders/orders.ts'
import { lineOf } from '#src/mocks/commerce/orders/lines.ts'
import { orders } from '#src/mocks/commerce/orders/rows.ts'
import { addRefund } from '#src/mocks/commerce/payments/handlers.ts'
import { soldOrder } from './sold'
import { paperOf } from '#src/mocks/commerce/tickets/handlers.ts'
import { nameOf, saleOf, takePlaces } from '#src/mocks/commerce/tickets/types.ts'
import './sold'

const placed = new Map<string, MockOrder>()
const requests = new Set<string>()
const listSold = () => orders.filter(({ soldBy }) => soldBy !== undefined)
const findSale = (id: number): MockOrder | undefined => listSold().find((one) => one.id === id)

const saleIn = (language: Language, order: MockOrder): DoorSale => ({
  id: order.id,
  number: order.number,
  method: order.method ?? 'cash',
  payableFen: payableOf(order),
  soldAt: order.createdAt,
  tickets: order.lines.map((line) => {
    const { id, name, code, qr, holder } = ticketIn(language, order, line)
    return { id, name, code, qr, holderName: holder?.name ?? '', entered: null }
  }),
})

function sell(
  input: Parameters<Parameters<typeof mock<typeof contract.sellAtDoor>>[1]>[0]['input'],
  language: Language,
) {
  const known = placed.get(input.key)
  if (known) return known
  let fen = 0
  for (const { typeId, quantity } of input.lines) {
    const type = typeOf(typeId) ?? refuse('TicketTypeNotFound')
    const about = { name: say(language, nameOf(type)), typeId }
    if (saleOf(type) !== 'booking') return refuse('TicketNotOnSale', about)
    const { days } = type.document
    if (dateIn(0) < days.from || dateIn(0) > days.until) return refuse('TicketNotToday', about)
    if (!takePlaces(type, quantity)) return refuse('TicketsSoldOut', about)
    fen += type.document.fen * quantity
  }
  if (fen !== input.payableFen) return refuse('OrderPriceChanged')
  const id = nextIdOf(orders)
  const order = soldOrder(id, now(), {
    method: fen === 0 ? 'free' : input.method,
    lines: input.lines.flatMap(({ typeId, quantity, holders }) =>
      Array.from({ length: quantity }, (_, i) => {
        const holder = holders[i]
        return lineOf(typeId, holder ? { ...holder, idNumber: normalizeIdNumber(holder.idNumber) } : null)
      }),
    ),
  })
  orders.push(order)
  placed.set(input.key, order)
  return order
}

export const doorSaleHandlers = [
  mock(contract.sellAtDoor, ({ input, language }) => {
    const list = input.enterAt === null ? undefined : byIdOf(checkLists, input.enterAt)
    if (input.enterAt !== null && !list) return refuse('CheckListNotFound')
    const order = sell(input, language)
    const sale = saleIn(language, order)
    if (!list) return sale
    const tickets = sale.tickets.map((ticket) => {
      const scan = { list, key: `sold:${ticket.code}`, code: ticket.qr, at: now(), language }
      return { ...ticket, entered: check(scan).result }
    })
    return { ...sale, tickets }
  }),
  mock(contract.listDoorSales, ({ language }) => {
    const sales = listSold().toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
    const methods = [...new Set(sales.flatMap(({ method }) => method ?? []))]
    return {
      sums: methods.map((method) => {
        const own = sales.filter((one) => one.method === method)
        return { method, sales: own.length, fen: own.reduce((sum, one) => sum + payableOf(one), 0) }
      }),
      sales: sales.map((order) => ({
        id: order.id,
        number: order.number,
        names: [...new Set(order.lines.map(({ name }) => say(language, name)))],
        quantity: order.lines.length,
        method: order.method ?? 'cash',
        payableFen: payableOf(order),
        soldAt: order.createdAt,
      })),
    }
  }),
  mock(contract.getDoorSale, ({ input, language }) =>
    saleIn(language, findSale(input.id) ?? refuse('DoorSaleNotFound')),
  ),
  mockBytes(contract.getDoorTicketPaper, ({ input }) => {
    const line =
      listSold()
        .flatMap(({ lines }) => lines)
        .find(({ id }) => id === input.id) ?? refuse('TicketNotFound')
    return { type: 'application/pdf', body: paperOf(line.code) }
  }),
  mock(contract.refundDoorSale, ({ input, language }) => {
    const order = findSale(input.orderId) ?? refuse('DoorSaleNotFound')
    if (requests.has(input.key)) return orderIn(language, order)
    const lines = order.lines.filter(({ id }) => input.lineIds.includes(id))
    const given = lines.map((line) => refundableOf(order, line))
    if (lines.length < input.lineIds.length || given.includes(null)) return refuse('RefundNotAllowed')
    if (given.reduce((sum, one) => sum + (one?.fen ?? 0), 0) !== input.fen) return refuse('OrderPriceChanged')
    addRefund(order, input.lineIds, input.reason)
    requests.add(input.key)
    return orderIn(language, order)
  }),
]
