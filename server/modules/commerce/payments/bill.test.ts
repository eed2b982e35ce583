import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { chinaDay } from '#contract/core/china-time.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { compareBill, requestRefund } from '#contract/commerce/payments/endpoints.ts'
import type { BillLine } from '#server/providers/payment/port.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { paidOrder } from '#tests/setup/money/invoices.ts'
import { runDueOrders, orderKey } from '#tests/setup/money/orders.ts'
import { createPaymentPort } from '#tests/setup/money/payment-port.ts'
import { useServer } from '#tests/setup/server.ts'
import { refunds } from './payments.schema'

/** A refund that is a day on its way stands in one of two bills, and in neither is anything amiss. */
const server = useServer('demo')
const DAY_MS = 86_400_000
const today = chinaDay(new Date())
let provider: ReturnType<typeof createPaymentPort>
let number = ''
beforeAll(async () => {
  provider = createPaymentPort()
  server().providers.payment = provider.port
  const { headers, order } = await paidOrder(server(), provider)
  const lineIds = order.lines.map(({ id }) => id)
  const input = { key: orderKey(), orderId: order.id, lineIds, reason: 'personal' as const, fen: 5_400 }
  await server().ask(requestRefund, input, { headers })
  const [refund] = await server().database.db.select().from(refunds).where(eq(refunds.orderId, order.id))
  number = refund?.number ?? ''
})
let billed: BillLine[] = []
beforeEach(async () => {
  billed = (await provider.port.bill(today)) ?? []
})

async function differences(bill: BillLine[]) {
  server().providers.payment = { ...provider.port, bill: async () => bill }
  const headers = await signedInAs(server(), userTypes.financeStaff)
  const { data } = await server().ask(compareBill, { day: today }, { headers })
  server().providers.payment = provider.port
  return data.differences
}
const lineOf = (fen: number): BillLine => ({ about: 'refund', number, paymentNumber: '', fen })

it('one on its way stands in the bill of the day on which it was requested', async () => {
  expect(await differences([...billed, lineOf(5_400)])).toEqual([])
  expect(await differences(billed)).toEqual([])
  expect(await differences([...billed, lineOf(1)])).toEqual([{ about: 'refund', number, ours: 5_400, theirs: 1 }])
  const unknown = { ...lineOf(1), number: 'R-of-nobody' }
  expect(await differences([...billed, unknown])).toEqual([
    { about: 'refund', number: 'R-of-nobody', ours: null, theirs: 1 },
  ])
})

it('one that arrived on a later day stands in the bill of either', async () => {
  await runDueOrders(server())
  const { write } = server().database
  await write((db) => db.update(refunds).set({ createdAt: new Date(Date.now() - DAY_MS) }))
  const payments = billed.filter(({ about }) => about === 'payment')
  expect(await differences(payments)).toEqual([])
  expect(await differences([...payments, lineOf(5_400)])).toEqual([])
})

it('one that was requested and arrived on the day is missed where the bill lacks it', async () => {
  await server().database.write((db) => db.update(refunds).set({ createdAt: new Date() }))
  const payments = billed.filter(({ about }) => about === 'payment')
  expect(await differences(payments)).toEqual([{ about: 'refund', number, ours: 5_400, theirs: null }])
})
