import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import * as contract from '#contract/trade/business/endpoints.ts'
import { UNANSWERED_MS } from '#contract/trade/business/limits.ts'
import { chinaDay } from '#contract/core/china-time.ts'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { acceptOffer, declineOffer } from '#contract/trade/offers/endpoints.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { fulfilled, race, RACERS } from '#tests/setup/races/race.ts'
import { useServer } from '#tests/setup/server.ts'
import { talking } from '#tests/setup/trade/talks.ts'
import { approved, offered } from '#tests/setup/trade/trade.ts'
import { appointmentOutcomes, appointments } from '#server/modules/trade/appointments/appointments.schema.ts'
import { approvedDemands } from '#server/modules/trade/demands/demands.schema.ts'
import { exhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'
import { notices } from '#server/modules/foundation/notices/notices.schema.ts'
import { demandNudges } from './business.schema'

const server = useServer('demo')
const { laidOut, person } = talking(server)

const HOUR_MS = 3_600_000
const organizer = () => signedInAs(server(), userTypes.organizer)
const read = async (input: object = {}) =>
  (await server().ask(contract.getBusiness, input, { headers: await organizer() })).data
const unanswered = async () =>
  (await server().ask(contract.listUnanswered, { limit: 50 }, { headers: await organizer() })).data.list
const nudge = async (id: number) => server().ask(contract.nudgeExhibitors, { id }, { headers: await organizer() })

/** A demand that was shown this long ago. */
async function shownFor(ms: number, over: Parameters<typeof approved>[1] = {}) {
  const demand = await approved(server(), over)
  await server().database.write((db) =>
    db
      .update(approvedDemands)
      .set({ shownAt: new Date(Date.now() - ms) })
      .where(eq(approvedDemands.demandId, demand.id)),
  )
  return demand
}

describe('the figures', () => {
  it('count demands, offers and answers of their days', async () => {
    const before = await read({ days: 7 })
    const [answered, waiting] = [await shownFor(3 * HOUR_MS), await shownFor(2 * HOUR_MS)]
    const offer = await offered(server(), answered.id)
    const after = await read({ days: 7 })
    expect(after.totals.shown - before.totals.shown).toBe(2)
    expect(after.totals.answered - before.totals.answered).toBe(1)
    expect(after.totals.offers - before.totals.offers).toBe(1)
    expect(after.totals.answerHours).toBeGreaterThan(0)
    expect(after.days).toHaveLength(7)
    expect(after.until).toBe(chinaDay(new Date()))
    expect(after.days.at(-1)).toMatchObject({ day: after.until })
    const sum = (of: typeof after, name: 'demands' | 'offers') => of.days.reduce((all, day) => all + day[name], 0)
    expect(sum(after, 'demands') - sum(before, 'demands')).toBe(2)
    expect(sum(after, 'offers') - sum(before, 'offers')).toBe(1)

    const headers = await signedInAs(server(), userTypes.buyer)
    const step = { id: offer.id, version: offer.version }
    await server().ask(declineOffer, { ...step, reason: '价格偏高' }, { headers })
    const declined = await read({ days: 7 })
    expect(declined.totals.accepted).toBe(after.totals.accepted)
    const second = await offered(server(), waiting.id)
    await server().ask(acceptOffer, { id: second.id, version: second.version, quantity: 10 }, { headers })
    const accepted = await read({ days: 7 })
    expect(accepted.totals.accepted - before.totals.accepted).toBe(1)
    expect(accepted.totals.acceptance).toBeGreaterThan(0)
    expect(accepted.totals.acceptance).toBeLessThan(1)
  })

  it('count nothing of other days', async () => {
    const { totals, days, amounts } = await read({ until: '2020-01-31', days: 31 })
    expect(totals).toMatchObject({ shown: 0, offers: 0, talks: 0, acceptance: null, answerHours: null })
    expect(days).toHaveLength(31)
    expect(days[0]).toEqual({ day: '2020-01-01', demands: 0, offers: 0, intentions: 0, talks: 0 })
    expect(amounts).toEqual([])
  })

  it('sum what is expected of talks once, by currency, hall and country', async () => {
    const [own, buyer] = [await laidOut(), await person()]
    const [hall] = await server()
      .database.db.select({ country: exhibitors.country })
      .from(exhibitors)
      .where(eq(exhibitors.id, own.exhibitorId))
    const noted: { exhibitor?: number; buyer?: number; currency: 'CNY' | 'USD' }[] = [
      { exhibitor: 1_000.5, buyer: 9_999, currency: 'CNY' },
      { buyer: 500, currency: 'CNY' },
      { exhibitor: 70, currency: 'USD' },
      { currency: 'CNY' },
    ]
    await server().database.write(async (db) => {
      for (const [place, { currency, ...amounts }] of noted.entries()) {
        const startsAt = new Date(Date.now() - (place + 2) * HOUR_MS)
        const times = { startsAt, endsAt: new Date(startsAt.getTime() + HOUR_MS / 2) }
        const row = {
          exhibitorId: own.exhibitorId,
          buyerId: buyer.id,
          place: 'booth' as const,
          purpose: '洽谈春茶采购',
          tableNumber: 1,
        }
        const [talk] = await db
          .insert(appointments)
          .values({ ...row, ...times, state: 'met', clientKey: `amounts-${place}` })
          .returning()
        if (!talk) throw new Error('no talk')
        for (const side of ['exhibitor', 'buyer'] as const) {
          const { [side]: amount } = amounts
          const money = amount === undefined ? {} : { amount, currency }
          await db.insert(appointmentOutcomes).values({ appointmentId: talk.id, side, nextStep: 'quotation', ...money })
        }
      }
    })
    const { amounts, countries, halls, totals } = await read({ days: 3 })
    expect(amounts).toEqual([
      { currency: 'CNY', amount: 1_500.5, talks: 2 },
      { currency: 'USD', amount: 70, talks: 1 },
    ])
    expect(countries).toContainEqual({ name: hall?.country.zh ?? '', currency: 'USD', amount: 70, talks: 1 })
    expect(halls.reduce((sum, { talks }) => sum + talks, 0)).toBe(3)
    expect(totals.met).toBe(4)
  })
})

describe('demands that nobody has offered to', () => {
  it('are listed after two days, and told to exhibitors that suit them', async () => {
    const [late, early] = [await shownFor(UNANSWERED_MS + HOUR_MS), await shownFor(HOUR_MS)]
    const listed = (await unanswered()).map(({ id }) => id)
    expect(listed).toContain(late.id)
    expect(listed).not.toContain(early.id)
    const { data, code } = await nudge(late.id)
    expect(code).toBe(0)
    expect(data.nudged).toBeGreaterThan(0)
    const sent = await server()
      .database.db.select()
      .from(notices)
      .where(and(eq(notices.name, 'demandWaits'), sql`${notices.parameters} ->> 'demandId' = ${String(late.id)}`))
    expect(sent.length).toBeGreaterThanOrEqual(data.nudged)
    expect(await unanswered()).toContainEqual(expect.objectContaining({ id: late.id, nudged: data.nudged }))
    expect((await nudge(late.id)).code).toBe(errors.AlreadyNudged.code)
    await offered(server(), late.id)
    expect((await unanswered()).map(({ id }) => id)).not.toContain(late.id)
    expect((await nudge(late.id)).code).toBe(errors.NobodyToNudge.code)
  })

  it('are announced only to those that they are for', async () => {
    const own = await laidOut()
    const named = await shownFor(UNANSWERED_MS + HOUR_MS, { exhibitorIds: [own.exhibitorId] })
    expect((await nudge(named.id)).data.nudged).toBe(1)
  })

  it('that are not there are refused', async () => {
    expect((await nudge(2_000_000_000)).code).toBe(errors.DemandNotFound.code)
  })

  it('are announced once when ten ask at once; without the condition each would announce them', async () => {
    const demand = await shownFor(UNANSWERED_MS + HOUR_MS)
    const { database } = server()
    const answers = fulfilled(await race(database, 'demand_nudge', () => nudge(demand.id)))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === errors.AlreadyNudged.code)).toHaveLength(RACERS - 1)

    const control = await shownFor(UNANSWERED_MS + HOUR_MS)
    const at = new Date()
    const plain = await race(database, 'demand_nudge', () =>
      database.write((db) =>
        db
          .insert(demandNudges)
          .values({ demandId: control.id, at, nudged: 1 })
          .onConflictDoUpdate({ target: demandNudges.demandId, set: { at } })
          .returning(),
      ),
    )
    expect(fulfilled(plain).filter((rows) => rows.length > 0)).toHaveLength(RACERS)
  })
})
