import { eq, inArray } from 'drizzle-orm'
import ICAL from 'ical.js'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { releaseBooth, saveHallSetup } from '#contract/fair/booths/endpoints.ts'
import * as contract from '#contract/trade/calendar/endpoints.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { hallSetups } from '#server/modules/fair/booths/booths.schema.ts'
import { booths } from '#server/modules/fair/floor-plan/floor-plan.schema.ts'
import { halls } from '#server/modules/fair/halls/halls.schema.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { type BoothBuyer, newBoothBuyers, newColleague } from '#tests/setup/money/booths.ts'
import { useServer } from '#tests/setup/server.ts'

const server = useServer('demo')
const NUMBER = '1A-01'
const times = {
  buildUpFrom: '2026-11-01T00:00:00.000Z',
  buildUpUntil: '2026-11-02T12:00:00.000Z',
  dismantlingFrom: '2026-11-08T08:00:00.000Z',
  dismantlingUntil: '2026-11-09T04:00:00.000Z',
}
let staff: { token: string }
let hallId = 0
let own: BoothBuyer
let elsewhere: BoothBuyer
let holding: BoothBuyer
let without: BoothBuyer

beforeAll(async () => {
  staff = await signedInAs(server(), userTypes.staff)
  const found = await server()
    .database.db.select()
    .from(halls)
    .where(inArray(halls.key, ['design', 'crafts']))
  hallId = found.find(({ key }) => key === 'design')?.id ?? 0
  const otherHall = found.find(({ key }) => key === 'crafts')?.id ?? 0
  const [a, b, c, d] = await newBoothBuyers(server(), 4)
  if (!a || !b || !c || !d) throw new Error('too few exhibitors')
  ;[own, elsewhere, holding, without] = [a, b, c, d]
  await server().database.write(async (db) => {
    await db.delete(booths)
    await db.insert(booths).values([
      { hallId, number: NUMBER, exhibitorId: own.exhibitorId, status: 'assigned' },
      { hallId: otherHall, number: '2A-01', exhibitorId: elsewhere.exhibitorId, status: 'assigned' },
      { hallId, number: '1A-03', exhibitorId: holding.exhibitorId, status: 'held', bookingId: 2_000_000_000 },
    ])
  })
})
beforeEach(async () => {
  await server().database.write((db) => db.delete(hallSetups))
  await save(times)
})

async function save(periods: typeof times) {
  const revision = await server().database.db.select().from(hallSetups).where(eq(hallSetups.hallId, hallId))
  const setup = { ...periods, note: { zh: '', en: 'Gate North 3' }, documents: [] }
  const input = { hallId, revision: revision[0]?.revision ?? 0, setup }
  expect((await server().ask(saveHallSetup, input, { headers: staff })).code).toBe(0)
}

const listOf = async (headers: { token: string }, from = '2026-10-26', days = 21, language?: 'en-US') =>
  (await server().ask(contract.listCalendar, { from, days }, { headers, ...(language ? { language } : {}) })).data

describe('set-up times in the calendar', () => {
  it('are two entries for each account that speaks for an exhibitor with a booth in the hall, in its language', async () => {
    expect(await listOf(own.headers)).toEqual([
      expect.objectContaining({ kind: 'setup', title: '布展', start: times.buildUpFrom, end: times.buildUpUntil }),
      expect.objectContaining({ kind: 'setup', title: '撤展', start: times.dismantlingFrom, isFixed: true }),
    ])
    const [buildUp] = await listOf((await newColleague(server(), own)).headers, '2026-11-01', 1, 'en-US')
    expect(buildUp).toMatchObject({ title: 'Build-up', place: expect.stringMatching(/ · Booth 1A-01$/) })
  })

  it('are on each day that they touch, and on no other', async () => {
    const titlesOn = async (day: string) => (await listOf(own.headers, day, 1)).map(({ title }) => title)
    expect(await titlesOn('2026-10-31')).toEqual([])
    expect(await titlesOn('2026-11-01')).toEqual(['布展'])
    expect(await titlesOn('2026-11-02')).toEqual(['布展'])
    expect(await titlesOn('2026-11-03')).toEqual([])
    expect(await titlesOn('2026-11-09')).toEqual(['撤展'])
  })

  it('are not seen by exhibitors of other halls, without a paid booth or without a booth, by others of its team, by buyers and organizers', async () => {
    const seller = await newColleague(server(), own)
    const buyer = await signedInAs(server(), userTypes.buyer)
    for (const { headers } of [elsewhere, holding, without]) expect(await listOf(headers)).toEqual([])
    for (const headers of [buyer, staff]) {
      expect((await listOf(headers)).filter(({ kind }) => kind === 'setup')).toEqual([])
    }
    const rows = await server().database.db.select().from(accounts).where(eq(accounts.exhibitorId, own.exhibitorId))
    const last = Math.max(...rows.map(({ id }) => id))
    expect(await listOf(seller.headers)).toHaveLength(2)
    await server().database.write((db) =>
      db.update(accounts).set({ userType: userTypes.salesperson }).where(eq(accounts.id, last)),
    )
    expect(await listOf(seller.headers)).toEqual([])
    const guest = await server().ask(contract.listCalendar, { from: '2026-11-01', days: 7 })
    expect(guest.code).toBe(errors.LoginExpired.code)
  })

  it('follow a change, and show no period that is not set', async () => {
    await save({ ...times, buildUpFrom: '2026-10-31T00:00:00.000Z', dismantlingFrom: '', dismantlingUntil: '' })
    expect(await listOf(own.headers)).toEqual([
      expect.objectContaining({ title: '布展', start: '2026-10-31T00:00:00.000Z' }),
    ])
  })

  it('are in the address of the calendar with the UID of the calendar file, until the booth is released', async () => {
    const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
    await save({ buildUpFrom: soon(1), buildUpUntil: soon(2), dismantlingFrom: soon(9), dismantlingUntil: soon(10) })
    const { address } = (await server().ask(contract.makeSubscription, {}, { headers: own.headers })).data
    const url = new URL(address)
    const subscribed = async () => {
      const { body } = await server().app.inject({ url: url.pathname + url.search })
      const events = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent')
      return events.map((one) => new ICAL.Event(one))
    }
    const events = await subscribed()
    expect(events.map(({ summary }) => summary)).toEqual([
      expect.stringMatching(/^布展 · .+ · 展位 1A-01$/),
      expect.stringMatching(/^撤展 · /),
    ])
    expect(events[0]?.uid).toMatch(new RegExp(`^setup-buildUp-${hallId}@`))
    expect(String(events[0]?.component.getFirstPropertyValue('url'))).toMatch(/personal\.html#\/stand$/)
    const place = { hallId, number: NUMBER, exhibitorId: own.exhibitorId }
    const released = await server().ask(releaseBooth, { ...place, heldUntil: null }, { headers: staff })
    expect(released.code).toBe(0)
    expect(await subscribed()).toEqual([])
    expect(await listOf(own.headers, new Date().toISOString().slice(0, 10), 21)).toEqual([])
  })
})
