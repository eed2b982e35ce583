import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import { cancelOrder, placeTicketOrder } from '#contract/commerce/orders/endpoints.ts'
import { listManagedTicketTypes, listTicketTypes, saveTicketType } from '#contract/commerce/tickets/endpoints.ts'
import type { TicketType } from '#contract/commerce/tickets/schemas.ts'
import { leaveWaitingList } from '#contract/commerce/waiting-list/endpoints.ts'
import { OFFER_MS, WAITING_MAX } from '#contract/commerce/waiting-list/limits.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { newBuyers } from '#tests/setup/money/buyers.ts'
import { orderKey, placed, typeNamed, wholeOrder } from '#tests/setup/money/orders.ts'
import { waitingFor } from '#tests/setup/money/waiting.ts'
import { useServer } from '#tests/setup/server.ts'
import { outbox } from '#server/modules/foundation/outbox/outbox.schema.ts'
import { waitingPlaces } from './waiting-list.schema'
import { forgetAttempts } from '#tests/setup/attempts.ts'

const server = useServer('demo')
let type: TicketType
const list = waitingFor(server, () => type)
beforeAll(async () => {
  type = await typeNamed(server(), 'One-day ticket')
})
beforeEach(async () => {
  await forgetAttempts(server())
  await server().database.write(async (db) => {
    await db.execute(sql`update waiting_place set state = 'left', over_at = now() where state = 'waiting'`)
  })
  await list.serve(new Date(Date.now() + OFFER_MS + 1_000))
  await list.setLeft(0)
})

const people = (count: number) => newBuyers(server(), count)
const saleOf = async () => (await server().ask(listTicketTypes, {})).data.find(({ id }) => id === type.id)?.sale
const order = (headers: { token: string }, quantity = 1) =>
  server().ask(placeTicketOrder, wholeOrder(type, quantity), { headers })

describe('the queue', () => {
  it('has a place for each person and type, and says who stands before', async () => {
    const [first, second] = await people(2)
    if (!first || !second) throw new Error('two buyers')
    const one = (await list.join(first, 2)).data
    expect(one).toMatchObject({ state: 'waiting', quantity: 2, ahead: 0, offered: 0, offeredUntil: null })
    expect((await list.join(second)).data.ahead).toBe(1)
    expect((await list.join(first)).data.id).toBe(one.id)
    await server().ask(leaveWaitingList, { id: one.id }, { headers: first })
    expect(await list.own(second)).toMatchObject({ ahead: 0 })
    expect((await server().ask(leaveWaitingList, { id: one.id }, { headers: first })).data.state).toBe('left')
  })

  it('is none for who can order at once, wants too many, or may not buy', async () => {
    const [buyer] = await people(1)
    if (!buyer) throw new Error('a buyer')
    await list.setLeft(1)
    expect((await list.join(buyer)).code).toBe(errors.TicketsLeft.code)
    await list.setLeft(0)
    expect((await list.join(buyer, type.perOrder + 1)).code).toBe(errors.BadInput.code)
    await server().database.write((db) => db.execute(sql`update ticket_type set halted = true where id = ${type.id}`))
    expect((await list.join(buyer)).code).toBe(errors.TicketNotOnSale.code)
    await server().database.write((db) =>
      db.execute(sql`update ticket_type set halted = false, kind = 'buyer' where id = ${type.id}`),
    )
    expect((await list.join(await signedInAs(server(), userTypes.tourist))).code).toBe(errors.TicketBuyersOnly.code)
    await server().database.write((db) =>
      db.execute(sql`update ticket_type set kind = 'day', per_person = 1, per_order = 5 where id = ${type.id}`),
    )
    expect((await list.join(buyer, 2)).code).toBe(errors.TicketLimit.code)
    await server().database.write((db) =>
      db.execute(sql`update ticket_type set per_person = 100 where id = ${type.id}`),
    )
    const missing = await server().ask(leaveWaitingList, { id: 2_000_000_000 }, { headers: buyer })
    expect(missing.code).toBe(errors.WaitingPlaceNotFound.code)
  })

  it('takes so many of a person', async () => {
    const [buyer] = await people(1)
    if (!buyer) throw new Error('a buyer')
    const place = (await list.join(buyer)).data
    await server().ask(leaveWaitingList, { id: place.id }, { headers: buyer })
    await server().database.write((db) =>
      db.execute(sql`with made as (
        insert into ticket_type (quota_id, kind, name, description, fen, first_day, last_day, opens, closes, sale_from,
          sale_until, per_order, per_person, real_name, refund_fee_percent)
        select quota_id, kind, name, description, fen, first_day, last_day, opens, closes, sale_from, sale_until, per_order,
          per_person, real_name, refund_fee_percent from ticket_type, generate_series(1, ${WAITING_MAX})
        where id = ${type.id} returning id)
        insert into waiting_place (type_id, account_id, quantity)
        select made.id, place.account_id, 1 from made, waiting_place place where place.id = ${place.id}`),
    )
    expect((await list.join(buyer)).code).toBe(errors.TooManyWaiting.code)
    expect(await saleOf()).toBe('soldOut')
  })

  it('keeps a type at its quota, and is counted for the organizer', async () => {
    const [buyer] = await people(1)
    if (!buyer) throw new Error('a buyer')
    await list.join(buyer)
    const headers = await signedInAs(server(), userTypes.organizer)
    const { types, quotas } = (await server().ask(listManagedTicketTypes, {}, { headers })).data
    const managed = types.find(({ id }) => id === type.id)
    const other = quotas.find(({ id }) => id !== managed?.quotaId)
    if (!managed || !other) throw new Error('the demo fair has types and quotas')
    expect(managed).toMatchObject({ waiting: 1, sale: 'soldOut' })
    const { id, version, sale: _, sold: __, waiting: ___, ...document } = managed
    const input = { id, version, type: { ...document, quotaId: other.id } }
    expect((await server().ask(saveTicketType, input, { headers })).code).toBe(errors.TicketTypeInUse.code)
  })
})

describe('what comes free', () => {
  it('is offered to the first alone, by mail, while others are notified that nothing is left', async () => {
    const [first, second, passer] = await people(3)
    if (!first || !second || !passer) throw new Error('three buyers')
    await list.join(first, 2)
    await list.join(second)
    await list.setLeft(2)
    expect(await saleOf()).toBe('soldOut')
    expect((await order(passer)).code).toBe(errors.TicketsSoldOut.code)
    await list.serve()
    const offer = await list.own(first)
    expect(offer).toMatchObject({ state: 'offered', offered: 2, ahead: null })
    expect(Date.parse(offer?.offeredUntil ?? '') - Date.now()).toBeGreaterThan(OFFER_MS - 60_000)
    expect(await list.own(second)).toMatchObject({ state: 'waiting', ahead: 0 })
    expect((await order(second)).code).toBe(errors.TicketsSoldOut.code)
    const mails = await server().database.db.select().from(outbox)
    expect(mails.findLast(({ template }) => template === 'placeOffered')?.body).toContain('invoiceHall.html')
    expect(await list.isTrue()).toBe(true)
  })

  it('is ordered as usual by who has the offer, what is not needed of it goes on', async () => {
    const [first, second] = await people(2)
    if (!first || !second) throw new Error('two buyers')
    await list.join(first, 2)
    await list.join(second)
    await list.setLeft(2)
    await list.serve()
    const made = await placed(server(), first, wholeOrder(type))
    expect(await list.own(first)).toMatchObject({ state: 'taken', orderId: made.id })
    await list.serve()
    expect(await list.own(second)).toMatchObject({ state: 'offered', offered: 1 })
    // Given up, it goes on as well.
    await list.join(first)
    await server().ask(cancelOrder, { id: made.id, version: made.version }, { headers: first })
    await list.serve()
    expect(await list.own(first)).toMatchObject({ state: 'offered' })
    expect(await list.isTrue()).toBe(true)
  })

  it('stays reserved when its order is refused', async () => {
    const [first] = await people(1)
    if (!first) throw new Error('a buyer')
    await list.join(first)
    await list.setLeft(1)
    await list.serve()
    const input = wholeOrder(type, 1, { key: orderKey(), payableFen: 1 })
    expect((await server().ask(placeTicketOrder, input, { headers: first })).code).toBe(errors.OrderPriceChanged.code)
    expect((await order(first, 2)).code).toBe(errors.TicketsSoldOut.code)
    expect(await list.own(first)).toMatchObject({ state: 'offered' })
    expect((await order(first)).code).toBe(0)
  })

  it('goes to the next when its time is over, and both are notified', async () => {
    const [first, second] = await people(2)
    if (!first || !second) throw new Error('two buyers')
    await list.join(first, 3)
    await list.join(second)
    await list.setLeft(1)
    await list.serve()
    expect(await list.own(first)).toMatchObject({ state: 'offered', offered: 1, quantity: 3 })
    await list.serve(new Date(Date.now() + OFFER_MS + 1_000))
    expect(await list.own(first)).toMatchObject({ state: 'missed' })
    expect(await list.own(second)).toMatchObject({ state: 'offered' })
    expect((await order(first)).code).toBe(errors.TicketsSoldOut.code)
    const notified = (await server().database.db.select().from(outbox)).map(({ template }) => template)
    expect(notified.slice(-2)).toEqual(['placeMissed', 'placeOffered'])
    const place = await list.own(first)
    const left = await server().ask(leaveWaitingList, { id: place?.id ?? 0 }, { headers: first })
    expect(left.code).toBe(errors.WaitingPlaceOver.code)
    expect(await list.isTrue()).toBe(true)
  })

  it('is everybody’s once nobody waits, and the queue ends with the sale', async () => {
    const [first, second] = await people(2)
    if (!first || !second) throw new Error('two buyers')
    const { id } = (await list.join(first)).data
    await list.setLeft(1)
    await list.serve()
    await server().ask(leaveWaitingList, { id }, { headers: first })
    expect(await saleOf()).toBe('booking')
    expect((await order(second)).code).toBe(0)
    await list.join(first)
    await list.serve(new Date(Date.parse(type.saleUntil) + 1_000))
    expect(await list.own(first)).toMatchObject({ state: 'ended' })
    const rows = await server().database.db.select().from(waitingPlaces)
    expect(rows.filter(({ state }) => state === 'waiting')).toEqual([])
  })
})
