import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import { getOwnOrder } from '#contract/commerce/orders/endpoints.ts'
import { startPayment } from '#contract/commerce/payments/endpoints.ts'
import { forgetAttempts } from '#tests/setup/attempts.ts'
import { createPaymentPort } from '#tests/setup/money/payment-port.ts'
import { confirmedService, dayIn, newExhibitors, serviceNamed, wholeServiceOrder } from '#tests/setup/money/services.ts'
import { useServer } from '#tests/setup/server.ts'
import { payments } from './payments.schema'

/** A service waits three days for its payment, longer than a code of WeChat Pay is taken. */
const server = useServer('demo')
let provider: ReturnType<typeof createPaymentPort>
let exhibitors: { token: string }[]
beforeAll(async () => {
  exhibitors = await newExhibitors(server(), 3)
})
beforeEach(async () => {
  provider = createPaymentPort()
  server().providers.payment = provider.port
  await forgetAttempts(server())
})

async function opened(day: number) {
  const headers = exhibitors.pop() ?? { token: '' }
  const days = { from: dayIn(day), until: dayIn(day) }
  const input = wholeServiceOrder(await serviceNamed(server(), 'Exhibits banner'), { days })
  const { id: orderId } = await confirmedService(server(), input, headers)
  const start = () => server().ask(startPayment, { orderId }, { headers })
  const first = await start()
  return { headers, orderId, start, first }
}
const runOut = (number: string) =>
  server().database.write((db) => db.update(payments).set({ expiresAt: new Date() }).where(eq(payments.number, number)))

it('a code is good for less than two hours, and is the same as long as it is', async () => {
  const { start, first } = await opened(30)
  const minutes = (Date.parse(first.data.expiresAt) - Date.now()) / 60_000
  expect(minutes).toBeGreaterThan(100)
  expect(minutes).toBeLessThan(120)
  expect((await start()).data.codeUrl).toBe(first.data.codeUrl)
})

it('one that has run out is closed, and another takes its place', async () => {
  const { start, first } = await opened(31)
  await runOut(first.data.number)
  const { data: second } = await start()
  expect(second.number).not.toBe(first.data.number)
  expect(await provider.port.query(first.data.number)).toEqual({ state: 'closed' })
  expect(await provider.port.query(second.number)).toEqual({ state: 'open' })
})

it('one that was paid just before pays the order, and none is opened', async () => {
  const { headers, orderId, start, first } = await opened(32)
  provider.pay(first.data.number)
  await runOut(first.data.number)
  expect((await start()).code).toBe(errors.OrderNotNow.code)
  expect((await server().ask(getOwnOrder, { id: orderId }, { headers })).data.state).toBe('paid')
  const rows = await server().database.db.select().from(payments).where(eq(payments.orderId, orderId))
  expect(rows.map(({ state }) => state)).toEqual(['paid'])
})
