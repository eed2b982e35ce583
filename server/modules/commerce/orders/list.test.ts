import { expect, it } from 'vitest'
import { cancelOrder, listOwnOrders } from '#contract/commerce/orders/endpoints.ts'
import { newBuyers } from '#tests/setup/money/buyers.ts'
import { placed, typeNamed, wholeOrder } from '#tests/setup/money/orders.ts'
import { useServer } from '#tests/setup/server.ts'

const server = useServer('demo')

it('own orders come the latest first, in pages and by state, and another user’s; behind the last page their number stays', async () => {
  const [headers = { token: '' }, other = { token: '' }] = await newBuyers(server(), 2)
  const type = await typeNamed(server(), 'One-day ticket')
  await server().database.write((db) => db.execute('update ticket_type set per_person = 100'))
  const { id: first } = await placed(server(), headers, wholeOrder(type, 1))
  const { id: second, version } = await placed(server(), headers, wholeOrder(type, 2))
  const { id: third } = await placed(server(), headers, wholeOrder(type, 3))
  await placed(server(), other, wholeOrder(type, 1))
  const { code } = await server().ask(cancelOrder, { id: second, version }, { headers })
  expect(code).toBe(0)
  const list = async (input: object) => {
    const { data } = await server().ask(listOwnOrders, input, { headers })
    return { total: data.totalCount, orders: data.list.map(({ id, quantity }) => [id, quantity]) }
  }
  expect(await list({ page: 1, limit: 2 })).toEqual({
    total: 3,
    orders: [
      [third, 3],
      [second, 2],
    ],
  })
  expect(await list({ page: 2, limit: 2 })).toEqual({ total: 3, orders: [[first, 1]] })
  expect(await list({ page: 3, limit: 2 })).toEqual({ total: 3, orders: [] })
  expect(await list({ state: 'closed' })).toEqual({ total: 1, orders: [[second, 2]] })
  expect(await list({ state: 'pending', page: 2, limit: 1 })).toEqual({ total: 2, orders: [[first, 1]] })
  expect(await list({ kind: 'service' })).toEqual({ total: 0, orders: [] })
})
