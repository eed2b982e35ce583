import { beforeEach, describe, expect, it } from 'vitest'
import type { InputOf } from '#contract/core/endpoint.ts'
import { errors, errorText } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { placeServiceOrder, placeTicketOrder } from '#contract/commerce/orders/endpoints.ts'
import { PENDING_MAX, SERVICES_PENDING_MAX } from '#contract/commerce/orders/limits.ts'
import { CONFIRM_MS } from '#contract/commerce/services/limits.ts'
import { signedInAs } from '#tests/setup/access.ts'
import {
  runDueOrders,
  heldOf,
  holdsOver,
  liftLimits,
  newHolder,
  placed,
  typeNamed,
  wholeOrder,
} from '#tests/setup/money/orders.ts'
import { serviceNamed, wholeServiceOrder } from '#tests/setup/money/services.ts'
import { useServer } from '#tests/setup/server.ts'

const server = useServer('demo')
const { buyer, tourist } = userTypes

beforeEach(() => liftLimits(server()))

type Placed = InputOf<typeof placeTicketOrder>
const place = async (input: Placed, userType: number = buyer, language = 'zh-CN') =>
  server().ask(placeTicketOrder, input, { headers: { ...(await signedInAs(server(), userType)), language } })

describe('an order is refused', () => {
  it('says at its field what is wrong, and holds nothing', async () => {
    const type = await typeNamed(server(), 'One-day ticket')
    const before = await heldOf(server())
    const holder = newHolder({ idType: 'idCard', idNumber: '110101199003070000', name: '' })
    const cases: [object, string[]][] = [
      [
        { lines: [{ typeId: type.id, quantity: 1, holders: [holder] }] },
        ['input.lines.0.holders.0.name', 'input.lines.0.holders.0.idNumber'],
      ],
      [{ lines: [{ typeId: type.id, quantity: 2, holders: [newHolder()] }] }, ['input.lines.0.holders']],
      [{ lines: [{ typeId: type.id, quantity: 6, holders: [] }] }, ['input.lines.0.quantity', 'input.lines.0.holders']],
      [{ contact: { name: ' ', phone: '1' } }, ['input.contact.name', 'input.contact.phone']],
    ]
    for (const [over, fields] of cases) {
      const { code, data } = await place(wholeOrder(type, 1, over))
      expect(code).toBe(errors.BadInput.code)
      expect(Object(data).fields.map(({ field }: { field: string }) => field)).toEqual(fields)
    }
    const twin = newHolder()
    const twice = { lines: [{ typeId: type.id, quantity: 2, holders: [twin, { ...twin, name: '乙' }] }] }
    const { data } = await place(wholeOrder(type, 2, twice))
    expect(Object(data).fields).toMatchObject([{ field: 'input.lines.0.holders.1.idNumber' }])
    expect(await heldOf(server())).toBe(before)
  })

  it.each([
    ['Closing-day ticket', buyer, errors.TicketNotOnSale.code],
    ['Trade visitor ticket', tourist, errors.TicketBuyersOnly.code],
  ])('%s for %s', async (name, userType, code) => {
    const type = await typeNamed(server(), name)
    expect((await place(wholeOrder(type), userType)).code).toBe(code)
  })

  it('a price that has changed since it was seen', async () => {
    const type = await typeNamed(server(), 'One-day ticket')
    const { code, data } = await place(wholeOrder(type, 1, { payableFen: 1 }))
    expect([code, Object(data).payableFen]).toEqual([errors.OrderPriceChanged.code, 6_000])
  })

  it('more than one person may have, also over several orders', async () => {
    const type = await typeNamed(server(), 'Evening of lanterns')
    await placed(server(), await signedInAs(server(), tourist), wholeOrder(type, 2))
    const { code, msg } = await place(wholeOrder(type), tourist, 'en-US')
    expect([code, msg]).toEqual([
      errors.TicketLimit.code,
      errorText('TicketLimit', { name: 'Evening of lanterns', max: 2 }, 'en-US'),
    ])
    await runDueOrders(server(), holdsOver())
  })

  it('more orders that wait for payment than an account may have', async () => {
    const type = await typeNamed(server(), 'Child ticket')
    for (let n = 0; n < PENDING_MAX; n += 1)
      await placed(server(), await signedInAs(server(), tourist), wholeOrder(type))
    expect((await place(wholeOrder(type), tourist)).code).toBe(errors.TooManyOrders.code)
    await runDueOrders(server(), holdsOver())
  })

  it('no ticket for services that wait, no service for tickets that do, and of services the one too many', async () => {
    const headers = await signedInAs(server(), userTypes.exhibitor)
    const [type, hours] = [await typeNamed(server(), 'Child ticket'), await serviceNamed(server(), 'Live hours')]
    const orderHours = () => server().ask(placeServiceOrder, wholeServiceOrder(hours), { headers })
    for (let n = 0; n < PENDING_MAX; n += 1) await placed(server(), headers, wholeOrder(type))
    for (let n = 0; n < SERVICES_PENDING_MAX; n += 1) expect((await orderHours()).code).toBe(0)
    const { code, msg } = await orderHours()
    expect([code, msg]).toEqual([
      errors.TooManyServiceOrders.code,
      errors.TooManyServiceOrders.zh.replace('{max}', String(SERVICES_PENDING_MAX)),
    ])
    await runDueOrders(server(), holdsOver())
    expect((await place(wholeOrder(type), userTypes.exhibitor)).code).toBe(0)
    expect((await orderHours()).code).toBe(errors.TooManyServiceOrders.code)
    await runDueOrders(server(), new Date(Date.now() + CONFIRM_MS + 1_000))
    expect((await orderHours()).code).toBe(0)
    await runDueOrders(server(), new Date(Date.now() + CONFIRM_MS + 1_000))
  })

  it('a number that has a ticket of the type already', async () => {
    const type = await typeNamed(server(), 'One-day ticket')
    const holders = [newHolder()]
    const lines = [{ typeId: type.id, quantity: 1, holders }]
    await placed(server(), await signedInAs(server(), buyer), wholeOrder(type, 1, { lines }))
    const { code, data } = await place(wholeOrder(type, 1, { lines }), tourist)
    expect([code, Object(data).field]).toEqual([errors.HolderTaken.code, 'lines.0.holders.0.idNumber'])
    await runDueOrders(server(), holdsOver())
  })

  it('a name that the authority does not know', async () => {
    const { providers } = server()
    const { identity } = providers
    providers.identity = { check: async () => ({ passed: false, byService: true }) }
    try {
      const { code } = await place(wholeOrder(await typeNamed(server(), 'One-day ticket')))
      expect(code).toBe(errors.HolderNotVerified.code)
    } finally {
      providers.identity = identity
    }
  })
})
