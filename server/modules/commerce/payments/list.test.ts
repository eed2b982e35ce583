import { beforeAll, expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import type { Order } from '#contract/commerce/orders/schemas.ts'
import { checkPayment, listPayments, requestRefund } from '#contract/commerce/payments/endpoints.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { newBuyers } from '#tests/setup/money/buyers.ts'
import {
  runDueOrders,
  holdsOver,
  orderKey,
  paymentOf,
  placed,
  typeNamed,
  wholeOrder,
} from '#tests/setup/money/orders.ts'
import { createPaymentPort } from '#tests/setup/money/payment-port.ts'
import { useServer } from '#tests/setup/server.ts'

const server = useServer('demo')
const provider = createPaymentPort()

interface Made {
  order: Order
  number: string
}
let paid: Made
let open: Made
let closed: Made

async function make(headers: { token: string }): Promise<Made> {
  const order = await placed(server(), headers, wholeOrder(await typeNamed(server(), 'One-day ticket'), 2))
  return { order, number: await paymentOf(server(), headers, order) }
}

/** One that is paid and of which a ticket is returned, one that was given up, and one that waits. */
beforeAll(async () => {
  server().providers.payment = provider.port
  const [payer = { token: '' }, leaver = { token: '' }, waiter = { token: '' }] = await newBuyers(server(), 3)
  paid = await make(payer)
  provider.pay(paid.number)
  const { data } = await server().ask(checkPayment, { orderId: paid.order.id }, { headers: payer })
  const lineIds = [data.lines[0]?.id ?? 0]
  const input = { key: orderKey(), orderId: data.id, lineIds, reason: 'personal' as const, fen: 5_400 }
  await server().ask(requestRefund, input, { headers: payer })
  closed = await make(leaver)
  await runDueOrders(server(), holdsOver())
  open = await make(waiter)
})

const list = async (input: object, userType: number = userTypes.financeStaff) =>
  server().ask(listPayments, input, { headers: await signedInAs(server(), userType) })
const numbers = async (input: object) => (await list(input)).data.list.map(({ number }) => number)

it('finance reads what was requested for an order, what came and what went back', async () => {
  const { data } = await list({ keyWord: paid.number })
  expect(data).toMatchObject({ totalCount: 1 })
  expect(data.list).toEqual([
    {
      id: expect.any(Number),
      number: paid.number,
      orderId: paid.order.id,
      orderNumber: paid.order.number,
      method: 'wechat',
      state: 'paid',
      fen: 12_000,
      paidFen: 12_000,
      refundedFen: 5_400,
      providerNumber: expect.stringMatching(/./),
      createdAt: expect.any(String),
      paidAt: expect.any(String),
    },
  ])
})

it('a payment is found by its number, its order’s and the provider’s, in any case of its letters', async () => {
  const [row] = (await list({ keyWord: paid.number })).data.list
  for (const word of [paid.number.toLowerCase(), ` ${paid.order.number} `, row?.providerNumber ?? 'none'])
    expect(await numbers({ keyWord: word })).toEqual([paid.number])
  expect((await list({ keyWord: '%' })).data).toMatchObject({ totalCount: 0, list: [] })
})

it('payments are listed by state and method, the latest first and in pages', async () => {
  const of = async (one: Made, state: string) => numbers({ keyWord: one.number, state })
  expect(await of(open, 'open')).toEqual([open.number])
  expect(await of(open, 'paid')).toEqual([])
  expect(await of(closed, 'closed')).toEqual([closed.number])
  expect(await numbers({ keyWord: paid.number, method: 'transfer' })).toEqual([])
  const { data: all } = await list({ limit: 50, method: 'wechat' })
  const ids = all.list.map(({ id }) => id)
  expect(ids).toEqual(ids.toSorted((a, b) => b - a))
  expect(all.list.map(({ method }) => method).filter((method) => method !== 'wechat')).toEqual([])
  const pages = await Promise.all([1, 2].map((page) => numbers({ page, limit: 1, method: 'wechat' })))
  expect(pages.flat()).toEqual(all.list.slice(0, 2).map(({ number }) => number))
  const { data: behind } = await list({ page: 99, limit: 50, method: 'wechat' })
  expect(behind).toMatchObject({ totalCount: all.totalCount, list: [] })
})

it('payments are read by those who read refunds, and by nobody else', async () => {
  const { organizer, supervisor, staff, financeStaff, financeDirector, buyer, exhibitor, receptionUnit } = userTypes
  for (const userType of [organizer, supervisor, staff, financeStaff, financeDirector])
    expect((await list({}, userType)).code).toBe(0)
  for (const userType of [buyer, exhibitor, receptionUnit])
    expect((await list({}, userType)).code).toBe(errors.NotAllowed.code)
  expect((await server().ask(listPayments, {})).code).not.toBe(0)
})
