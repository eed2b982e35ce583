import { expect, it } from 'vitest'
import { getOwnOrder, placeTicketOrder } from '#contract/commerce/orders/endpoints.ts'
import { newBuyers } from '#tests/setup/money/buyers.ts'
import { newHolder, placed, typeNamed, wholeOrder } from '#tests/setup/money/orders.ts'
import { fulfilled, race, RACERS } from '#tests/setup/races/race.ts'
import { useServer } from '#tests/setup/server.ts'

const server = useServer('demo')

it('an order is answered as it is read afterwards, each name on its own line', async () => {
  const [headers = { token: '' }] = await newBuyers(server(), 1)
  const [day, group] = [await typeNamed(server(), 'One-day ticket'), await typeNamed(server(), 'Group ticket')]
  const names = ['甲', '乙', '丙', '丁', '戊']
  await server().database.write((db) => db.execute('update ticket_type set per_person = 100'))
  const lines = [
    { typeId: day.id, quantity: 5, holders: names.map((name) => newHolder({ name })) },
    { typeId: group.id, quantity: 2, holders: [] },
  ]
  const payableFen = day.fen * 5 + group.fen * 2
  const order = await placed(server(), headers, wholeOrder(day, 5, { lines, payableFen }))
  const { data } = await server().ask(getOwnOrder, { id: order.id }, { headers })
  expect(order).toEqual({ ...data, now: order.now })
  expect(order.lines.map(({ ticket }) => ticket?.holderName)).toEqual([...names, '', ''])
  const ids = order.lines.map(({ ticket }) => ticket?.id ?? 0)
  expect(ids).toEqual(ids.toSorted((a, b) => a - b))
})

it('ten of one key at once are one order, also where it holds all that a person may have', async () => {
  const [headers = { token: '' }] = await newBuyers(server(), 1)
  const type = await typeNamed(server(), 'One-day ticket')
  await server().database.write((db) => db.execute('update ticket_type set per_person = 2'))
  const input = wholeOrder(type, 2)
  const answers = fulfilled(
    await race(server().database, 'sales_order', () => server().ask(placeTicketOrder, input, { headers })),
  )
  expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: RACERS }, () => 0))
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
})
