import { describe, expect, it } from 'vitest'
import { searchOwn } from '#contract/operations/overview/endpoints.ts'
import { liftLimits, paymentOf, placed, typeNamed, wholeOrder } from '#tests/setup/money/orders.ts'
import { createPaymentPort } from '#tests/setup/money/payment-port.ts'
import { useServer } from '#tests/setup/server.ts'
import { talking } from '#tests/setup/trade/talks.ts'
import { checkPayment } from '#contract/commerce/payments/endpoints.ts'

const server = useServer('demo')
const { ask, laidOut, person } = talking(server)

/** A person with a paid order of five tickets. */
async function ownOrder() {
  await liftLimits(server())
  const provider = createPaymentPort()
  server().providers.payment = provider.port
  const { headers } = await person()
  const order = await placed(server(), headers, wholeOrder(await typeNamed(server(), 'One-day ticket'), 5))
  provider.pay(await paymentOf(server(), headers, order))
  await server().ask(checkPayment, { orderId: order.id }, { headers })
  return { headers, order }
}
const search = async (keyWord: string, headers: Record<string, string>) =>
  (await server().ask(searchOwn, { keyWord }, { headers, language: 'en-US' })).data

describe('a search of one’s own', () => {
  it('finds an order by its number, in part and in any case', async () => {
    const { headers, order } = await ownOrder()
    for (const keyWord of [order.number, order.number.slice(0, -2).toLowerCase()])
      expect(await search(keyWord, headers)).toContainEqual(
        expect.objectContaining({ type: 'order', id: order.id, number: order.number }),
      )
  })

  it('finds tickets by the name of their type, three at most', async () => {
    const { headers } = await ownOrder()
    const found = await search('ONE-DAY', headers)
    expect(found.map(({ type }) => type)).toEqual(['order', 'ticket', 'ticket', 'ticket'])
  })

  it('finds a meeting by the other side', async () => {
    const own = await laidOut()
    const requester = await person({ name: { zh: '林晚', en: 'Lin Wan' } })
    await ask(own.exhibitorId, own.at(0), requester)
    expect(await search('lin wan', own.headers)).toMatchObject([{ type: 'appointment', number: '' }])
  })

  it('finds nothing of another person’s', async () => {
    const { order } = await ownOrder()
    expect(await search(order.number, (await person()).headers)).toEqual([])
    expect(await search(order.number, (await laidOut()).headers)).toEqual([])
  })

  it.each(['%', '_', '\\', '🏺', '""', '‮', '  '])('takes %j as text', async (keyWord) => {
    const { headers } = await ownOrder()
    const { status } = await server().ask(searchOwn, { keyWord }, { headers })
    expect([200, 400]).toContain(status)
    expect((await search('a%b', headers)).length).toBe(0)
  })

  it('needs a login', async () => {
    expect((await server().ask(searchOwn, { keyWord: 'a' })).status).toBe(401)
  })
})
