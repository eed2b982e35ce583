import { eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import * as talks from '#contract/trade/appointments/endpoints.ts'
import * as contract from '#contract/trade/calendar/endpoints.ts'
import { chinaDay } from '#contract/core/china-time.ts'
import { errors } from '#contract/catalog/errors.ts'
import { follow, unfollow } from '#contract/trade/follows/endpoints.ts'
import { reserveLive } from '#contract/live/live/endpoints.ts'
import { requestRefund } from '#contract/commerce/payments/endpoints.ts'
import { getScheduleInfo } from '#contract/fair/schedule/endpoints.ts'
import { useServer } from '#tests/setup/server.ts'
import { orderKey, placed, typeNamed, wholeOrder } from '#tests/setup/money/orders.ts'
import { talking } from '#tests/setup/trade/talks.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { lives } from '#server/modules/live/live/live.schema.ts'
import { calendarSubscriptions } from './calendar.schema'

const server = useServer('demo')
const { ask, laidOut, person } = talking(server)
type Person = Awaited<ReturnType<typeof person>>

const HOUR_MS = 3_600_000

const addDays = (day: string, days: number): string =>
  chinaDay(new Date(Date.parse(`${day}T12:00:00+08:00`) + days * 24 * HOUR_MS))

async function listOf({ headers }: Pick<Person, 'headers'>, from: string, days: number) {
  const { data } = await server().ask(contract.listCalendar, { from, days }, { headers })
  return data
}

/** A session that has not begun, at this time. */
async function liveAt(startsAt: Date): Promise<number> {
  const [live] = await server().database.db.select({ id: lives.id }).from(lives).where(eq(lives.status, 0)).limit(1)
  if (!live) throw new Error('no session to come')
  const times = { startsAt, endsAt: new Date(startsAt.getTime() + HOUR_MS) }
  await server().database.write((db) => db.update(lives).set(times).where(eq(lives.id, live.id)))
  return live.id
}

/** A buyer with a booked session, a confirmed talk, one that waits and an event of the fair. */
async function planned() {
  const own = await laidOut()
  const buyer = await person()
  const { headers } = buyer
  const confirmed = (await ask(own.exhibitorId, own.at(1), buyer)).data
  await server().ask(talks.confirmAppointment, { id: confirmed.id }, { headers: own.headers })
  const waiting = (await ask(own.exhibitorId, own.at(4), buyer)).data
  const liveId = await liveAt(new Date(Date.parse(own.at(0)) - 2 * HOUR_MS))
  await server().ask(reserveLive, { id: liveId }, { headers })
  const [event] = (await server().ask(getScheduleInfo, {})).data.flatMap(({ events }) => events)
  if (!event) throw new Error('no event')
  await server().ask(follow, { kind: 'schedule', id: event.id }, { headers })
  return { own, buyer, confirmed, waiting, liveId, event, day: chinaDay(new Date(own.at(0))) }
}

const read = (address: string) => server().app.inject({ url: new URL(address).pathname + new URL(address).search })
const subscribe = async ({ headers }: Pick<Person, 'headers'>) =>
  (await server().ask(contract.makeSubscription, {}, { headers })).data.address

describe('the calendar', () => {
  it('has sessions, talks and events of its days, by their start; what waits promises nothing', async () => {
    const { own, buyer, confirmed, waiting, liveId, event, day } = await planned()
    const entries = await listOf(buyer, day, 1)
    expect(entries.map(({ kind, id, isFixed }) => ({ kind, id, isFixed }))).toEqual([
      { kind: 'live', id: liveId, isFixed: true },
      { kind: 'appointment', id: confirmed.id, isFixed: true },
      { kind: 'appointment', id: waiting.id, isFixed: false },
    ])
    expect(await listOf(buyer, chinaDay(new Date(event.startTime)), 1)).toContainEqual(
      expect.objectContaining({ kind: 'schedule', id: event.id, title: event.title }),
    )
    // Who talks for the exhibitor has what is confirmed, and nothing of what the buyer has besides.
    const ofExhibitor = (await listOf(own, day, 1)).filter(({ kind }) => kind !== 'setup')
    expect(ofExhibitor).toEqual([expect.objectContaining({ kind: 'appointment', id: confirmed.id })])
    expect(await listOf(await person(), day, 1)).toEqual([])
  })

  it('has the days of paid tickets with their hours, in its address too, and no longer once they are refunded', async () => {
    const buyer = await person()
    const { headers } = buyer
    const type = await typeNamed(server(), 'Trade visitor ticket')
    const order = await placed(server(), headers, wholeOrder(type, 2))
    const days = (Date.parse(type.days.until) - Date.parse(type.days.from)) / 86_400_000 + 1
    const found = await listOf(buyer, type.days.from, days)
    expect(found).toHaveLength(days)
    expect(found[0]).toMatchObject({
      kind: 'ticket',
      id: order.lines[0]?.ticket?.id,
      title: expect.stringContaining('2 张'),
      start: new Date(`${type.days.from}T${type.hours.from}:00+08:00`).toISOString(),
      end: new Date(`${type.days.from}T${type.hours.until}:00+08:00`).toISOString(),
      isFixed: true,
    })
    expect(await listOf(buyer, addDays(type.days.until, 1), 7)).toEqual([])
    const address = await subscribe(buyer)
    expect((await read(address)).body).toContain('SUMMARY:入场：')
    const lineIds = order.lines.map(({ id }) => id)
    const input = { key: orderKey(), orderId: order.id, lineIds, reason: 'personal' as const, fen: 0 }
    expect((await server().ask(requestRefund, input, { headers })).code).toBe(0)
    expect(await listOf(buyer, type.days.from, days)).toEqual([])
    expect((await read(address)).body).not.toContain('SUMMARY:')
  })

  it('has no longer what was called off or taken out', async () => {
    const { buyer, confirmed, event, day } = await planned()
    const { headers } = buyer
    await server().ask(talks.cancelAppointment, { id: confirmed.id, reason: '行程有变' }, { headers })
    await server().ask(unfollow, { kind: 'schedule', id: event.id }, { headers })
    expect((await listOf(buyer, day, 1)).map(({ id }) => id)).not.toContain(confirmed.id)
    expect(await listOf(buyer, chinaDay(new Date(event.startTime)), 1)).toEqual([])
  })

  it.each([
    ['no day', { from: '2026-02-30', days: 7 }],
    ['too many days', { from: '2026-11-01', days: 50 }],
    ['no days', { from: '2026-11-01', days: 0 }],
  ])('refuses %s', async (_, input) => {
    const { headers } = await person()
    expect((await server().ask(contract.listCalendar, input, { headers })).code).toBe(errors.BadInput.code)
  })

  it('refuses to add an event that is not there', async () => {
    const { headers } = await person()
    const missing = await server().ask(follow, { kind: 'schedule', id: 2_000_000_000 }, { headers })
    expect(missing.code).toBe(errors.EventNotFound.code)
  })
})

describe('its private address', () => {
  it('gives all entries to another program, in the language of its owner', async () => {
    const { buyer, confirmed } = await planned()
    const { body, headers } = await read(await subscribe(buyer))
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(headers['cache-control']).toBe('private, no-store')
    expect(body.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
    const events = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
    expect(events).toHaveLength(4)
    const talk = events.find(({ uid }) => uid.startsWith(`appointment-${confirmed.id}@`))
    expect(talk?.startDate.toJSDate().toISOString()).toBe(confirmed.start)
    expect(talk?.summary).toMatch(/^洽谈：/)
    await server().database.write((db) => db.update(accounts).set({ languageType: 2 }).where(eq(accounts.id, buyer.id)))
    expect((await read(await subscribe(buyer))).body).toContain('SUMMARY:Meeting: ')
  })

  it('of an empty calendar can be read too', async () => {
    const { body, statusCode } = await read(await subscribe(await person()))
    expect(statusCode).toBe(200)
    expect(new ICAL.Component(ICAL.parse(body)).getAllSubcomponents()).toEqual([])
  })

  it('ends when it is replaced or revoked, and is not kept', async () => {
    const one = await person()
    const first = await subscribe(one)
    const second = await subscribe(one)
    expect((await read(first)).statusCode).toBe(404)
    expect((await read(second)).statusCode).toBe(200)
    const key = new URL(second).searchParams.get('key') ?? ''
    const rows = await server().database.db.select().from(calendarSubscriptions)
    expect(JSON.stringify(rows)).not.toContain(key)
    const { headers } = one
    const { data } = await server().ask(contract.getSubscription, {}, { headers })
    expect(data.readAt).not.toBeNull()
    await server().ask(contract.revokeSubscription, {}, { headers })
    expect((await read(second)).json()).toMatchObject({ code: errors.CalendarNotFound.code })
    const none = { since: null, readAt: null }
    expect((await server().ask(contract.getSubscription, {}, { headers })).data).toEqual(none)
  })

  it('leads nowhere once its owner was locked out', async () => {
    const one = await person()
    const address = await subscribe(one)
    await server().database.write((db) =>
      db.update(accounts).set({ status: 'disabled' }).where(eq(accounts.id, one.id)),
    )
    expect((await read(address)).statusCode).toBe(404)
  })
})
