import { eq, sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as contract from '#contract/commerce/check-in/endpoints.ts'
import { CODE_HASH_LENGTH } from '#contract/commerce/check-in/rules.ts'
import type { CheckList } from '#contract/commerce/check-in/schemas.ts'
import type { AnyEndpoint, InputOf } from '#contract/core/endpoint.ts'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { requestRefund, checkPayment } from '#contract/commerce/payments/endpoints.ts'
import type { Order } from '#contract/commerce/orders/schemas.ts'
import { getOwnTicket } from '#contract/commerce/tickets/endpoints.ts'
import type { Ticket } from '#contract/commerce/tickets/schemas.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { newBuyers } from '#tests/setup/money/buyers.ts'
import { runDueOrders, orderKey, paymentOf, placed, typeNamed, wholeOrder } from '#tests/setup/money/orders.ts'
import { createPaymentPort } from '#tests/setup/money/payment-port.ts'
import { comeSecond, race, RACERS } from '#tests/setup/races/race.ts'
import { useServer } from '#tests/setup/server.ts'
import { ticketTypes, tickets } from '#server/modules/commerce/tickets/tickets.schema.ts'
import { lockTickets } from '#server/modules/commerce/tickets/index.ts'
import { useTicket } from './check-in.queries'
import { checkLists, ticketEntries } from './check-in.schema'
import { forgetAttempts } from '#tests/setup/attempts.ts'

const server = useServer('demo')
let lists: CheckList[] = []
const provider = createPaymentPort()
beforeAll(async () => {
  server().providers.payment = provider.port
  lists = (await ask(contract.listCheckLists, {})).data
})
beforeEach(async () => {
  await forgetAttempts(server())
})

async function ask<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>, userType: number = userTypes.staff) {
  return server().ask(endpoint, input, { headers: await signedInAs(server(), userType) })
}
const gate = (place = 0): number => lists[place]?.id ?? 0
const scan = (code: string, listId = gate(), key = orderKey()) => ask(contract.checkIn, { key, listId, code })

interface Bought {
  headers: { token: string }
  order: Order
  ticket: Ticket
}
/** A paid ticket of a new buyer. */
async function bought(name = 'Three-day pass'): Promise<Bought> {
  const [headers = { token: '' }] = await newBuyers(server(), 1)
  const made = await placed(server(), headers, wholeOrder(await typeNamed(server(), name)))
  provider.pay(await paymentOf(server(), headers, made))
  const order = (await server().ask(checkPayment, { orderId: made.id }, { headers })).data
  const id = order.lines[0]?.ticket?.id ?? 0
  return { headers, order, ticket: (await server().ask(getOwnTicket, { id }, { headers })).data }
}

describe('a ticket at a gate', () => {
  it('is valid once a day, and the second time the earlier admission is shown', async () => {
    const { ticket, headers } = await bought()
    const { data: first } = await scan(ticket.qr)
    expect(first).toMatchObject({ result: 'valid', before: null, ticket: { holderName: '陈采薇' } })
    const { data: second } = await scan(ticket.qr, gate(1))
    expect(second).toMatchObject({ result: 'used', before: { listName: '南门' } })
    expect(second.before?.by).not.toBe('')
    const { data: now } = await server().ask(getOwnTicket, { id: ticket.id }, { headers })
    expect(now.state).toBe('used')
  })

  it('is known by its code as people type it, and by nothing that the fair did not write', async () => {
    const { ticket } = await bought()
    const typed = `${ticket.code.slice(0, 8)} ${ticket.code.slice(8).toLowerCase()}`
    const altered = ticket.qr.slice(0, -1) + (ticket.qr.endsWith('A') ? 'B' : 'A')
    expect((await scan(altered)).data.result).toBe('unknown')
    expect((await scan('2222222222222222')).data.result).toBe('unknown')
    expect((await scan(typed)).data.result).toBe('valid')
  })

  it('sent twice with one key is one entry, and hears the same', async () => {
    const { ticket } = await bought()
    const key = orderKey()
    expect((await scan(ticket.qr, gate(), key)).data.result).toBe('valid')
    expect((await scan(ticket.qr, gate(), key)).data.result).toBe('valid')
  })

  it('lets nobody else in by the key of another', async () => {
    const [one, other] = [await bought(), await bought()]
    const key = orderKey()
    expect((await scan(one.ticket.qr, gate(), key)).data.result).toBe('valid')
    expect((await scan(other.ticket.qr, gate(), key)).data.result).toBe('unknown')
    expect((await scan(other.ticket.qr)).data.result).toBe('valid')
  })

  it('is refused on another day, unnamed, while it is returned, and after', async () => {
    const later = await bought('Evening of lanterns')
    expect((await scan(later.ticket.qr)).data.result).toBe('wrongDay')
    const { ticket, order, headers } = await bought()
    const { database } = server()
    const setHash = (holderHash: string | null) =>
      database.write((db) => db.update(tickets).set({ holderHash }).where(eq(tickets.id, ticket.id)))
    await setHash(null)
    expect((await scan(ticket.qr)).data.result).toBe('notNamed')
    await setHash('somebody')
    const lineIds = order.lines.map(({ id }) => id)
    const refund = { key: orderKey(), orderId: order.id, lineIds, reason: 'weather' as const, fen: 13_500 }
    await server().ask(requestRefund, refund, { headers })
    expect((await scan(ticket.qr)).data.result).toBe('locked')
    await runDueOrders(server())
    expect((await scan(ticket.qr)).data.result).toBe('refunded')
  })

  it('that was used cannot be returned', async () => {
    const { ticket, order, headers } = await bought()
    await scan(ticket.qr)
    const lineIds = order.lines.map(({ id }) => id)
    const refund = { key: orderKey(), orderId: order.id, lineIds, reason: 'weather' as const, fen: 13_500 }
    expect((await server().ask(requestRefund, refund, { headers })).code).toBe(errors.RefundNotAllowed.code)
  })

  it('comes in again where the list says so, and not by a list of other types', async () => {
    const { ticket } = await bought()
    const make = async (over: object) => {
      const list = { name: { zh: '三号门', en: 'Gate 3' }, zone: 'C', typeIds: [], reEntry: true, open: true, ...over }
      return (await ask(contract.saveCheckList, { id: null, version: null, list })).data
    }
    const again = await make({})
    expect((await scan(ticket.qr, again.id)).data.result).toBe('valid')
    expect((await scan(ticket.qr, again.id)).data.result).toBe('again')
    const others = await server().database.db.select({ id: ticketTypes.id }).from(ticketTypes)
    const typeIds = others.map(({ id }) => id).filter((id) => id !== ticket.typeId)
    expect((await scan(ticket.qr, (await make({ typeIds })).id)).data.result).toBe('wrongList')
    const closed = await make({ open: false })
    expect((await scan(ticket.qr, closed.id)).code).toBe(errors.CheckListClosed.code)
  })
})

describe('without a network', () => {
  const hash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, CODE_HASH_LENGTH)

  it('a gate has hashes of codes and no names; what it let in is told after, each once', async () => {
    const [one, other] = [await bought(), await bought()]
    await scan(other.ticket.qr)
    const { data } = await ask(contract.getOfflineList, { listId: gate() })
    const resultOf = ({ ticket }: Bought) => data.tickets.find(({ qr }) => qr === hash(ticket.qr))?.result
    expect([resultOf(one), resultOf(other)]).toEqual(['valid', 'used'])
    expect(data.tickets.some(({ code }) => code === hash(one.ticket.code))).toBe(true)
    expect(JSON.stringify(data)).not.toContain('陈采薇')
    const entries = [{ key: orderKey(), code: one.ticket.qr, at: new Date(Date.now() - 60_000).toISOString() }]
    const { data: sent } = await ask(contract.sendEntries, { listId: gate(), entries })
    expect(sent.map(({ checked }) => checked.result)).toEqual(['valid'])
    const { data: again } = await ask(contract.sendEntries, { listId: gate(), entries })
    expect(again.map(({ checked }) => checked.result)).toEqual(['valid'])
  })

  it('two gates that let one ticket in are shown', async () => {
    const { ticket } = await bought()
    const at = new Date().toISOString()
    for (const place of [0, 1])
      await ask(contract.sendEntries, { listId: gate(place), entries: [{ key: orderKey(), code: ticket.qr, at }] })
    const { data } = await ask(contract.getCheckInNumbers, { listId: gate() })
    const conflict = data.conflicts.find(({ code }) => code === ticket.code)
    expect(conflict?.entries.map(({ listName }) => listName)).toEqual(['南门', '北门'])
    expect(data.hours.length).toBeGreaterThan(0)
  })
})

describe('ten gates at once', () => {
  it('let one ticket in once', async () => {
    const { ticket } = await bought()
    const { outcomes } = await race(server().database, 'ticket_entry', (racer) => scan(ticket.qr, gate(racer % 2)))
    const results = outcomes.map((one) => (one.status === 'fulfilled' ? one.value.data.result : 'failed'))
    expect(results.filter((one) => one === 'valid')).toHaveLength(1)
    expect(results.filter((one) => one === 'used')).toHaveLength(RACERS - 1)
  })

  it('let it in ten times without the index', async () => {
    const { ticket } = await bought()
    const { database } = server()
    const { id: byAccount } = { id: Number((await signedInAs(server(), userTypes.staff)).userid) }
    await database.write((db) => db.execute(sql`drop index ticket_entry_once`))
    const day = '2031-03-01'
    await race(database, 'ticket_entry', (racer) =>
      database.write(async (db) => {
        const seen = await db.select().from(ticketEntries).where(eq(ticketEntries.ticketId, ticket.id))
        if (seen.length > 0) throw new Error('it is in')
        const row = { listId: gate(), ticketId: ticket.id, zone: '', day, at: new Date(), byAccount }
        await db.insert(ticketEntries).values({ ...row, clientKey: `control-${racer}`, result: 'valid' })
      }),
    )
    const rows = await database.db.select().from(ticketEntries).where(eq(ticketEntries.ticketId, ticket.id))
    expect(rows).toHaveLength(RACERS)
    await database.write(async (db) => {
      await db.delete(ticketEntries).where(eq(ticketEntries.day, day))
      await db.execute(
        sql`create unique index ticket_entry_once on ticket_entry (ticket_id, zone, day) where result = 'valid'`,
      )
    })
  })

  it('letting in and returning at once: one of them, and what is returned opens nothing', async () => {
    const { ticket, order, headers } = await bought()
    const lineIds = order.lines.map(({ id }) => id)
    const refund = { orderId: order.id, lineIds, reason: 'weather' as const, fen: 13_500 }
    const { outcomes } = await race(server().database, 'ticket', async (racer) => {
      if (racer % 2 === 0) return (await scan(ticket.qr)).data.result === 'valid' ? 'in' : 'refused'
      const { code } = await server().ask(requestRefund, { key: orderKey(), ...refund }, { headers })
      return code === 0 ? 'back' : 'refused'
    })
    const message = outcomes.map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))
    expect(message.filter((one) => one !== 'refused')).toHaveLength(1)
    expect((await scan(ticket.qr, gate(1))).data.result).toBe(message.includes('in') ? 'used' : 'locked')
  })

  it('who is returned while a gate looks is not let in, and who is let in meanwhile is not returned', async () => {
    const { database } = server()
    const [back, inside] = [await bought(), await bought()]
    const lineIds = (of: Bought) => of.order.lines.map(({ id }) => id)
    const late = await comeSecond(
      database,
      (db) => lockTickets(db, lineIds(back)),
      () => scan(back.ticket.qr),
    )
    expect(late.data.result).toBe('locked')
    const refund = { orderId: inside.order.id, lineIds: lineIds(inside), reason: 'weather' as const, fen: 13_500 }
    const refused = await comeSecond(
      database,
      (db) => useTicket(db, inside.ticket.id, new Date()),
      () => server().ask(requestRefund, { key: orderKey(), ...refund }, { headers: inside.headers }),
    )
    expect(refused.code).toBe(errors.RefundNotAllowed.code)
  })

  it('letting in and returning would both be done, where each looks first and writes then', async () => {
    const { ticket } = await bought()
    const { database } = server()
    const { outcomes } = await race(database, 'ticket', (racer) =>
      database.write(async (db) => {
        const [seen] = await db.select().from(tickets).where(eq(tickets.id, ticket.id))
        if (seen?.state !== 'valid' || seen.usedAt) throw new Error('somebody was first')
        const change = racer % 2 === 0 ? { usedAt: new Date() } : { state: 'locked' as const }
        await db.update(tickets).set(change).where(eq(tickets.id, ticket.id))
      }),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(RACERS)
    const [now] = await database.db.select().from(tickets).where(eq(tickets.id, ticket.id))
    expect([now?.state, now?.usedAt !== null]).toEqual(['locked', true])
  })
})

it('a list is changed as it was seen', async () => {
  const [row] = await server().database.db.select().from(checkLists)
  if (!row) throw new Error('the demo fair has gates')
  const { id, version, ...list } = row
  expect((await ask(contract.saveCheckList, { id, version: version + 1, list })).code).toBe(
    errors.CheckListChanged.code,
  )
  const empty = { ...list, name: { zh: '', en: '' } }
  expect((await ask(contract.saveCheckList, { id, version, list: empty })).code).toBe(errors.BadInput.code)
})
