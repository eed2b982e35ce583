import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { getDemand } from '#contract/trade/demands/endpoints.ts'
import * as contract from '#contract/trade/offers/endpoints.ts'
import type { Offer } from '#contract/trade/offers/schemas.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { fulfilled, race, RACERS } from '#tests/setup/races/race.ts'
import { useServer } from '#tests/setup/server.ts'
import * as trade from '#tests/setup/trade/trade.ts'
import { approvedDemands } from '#server/modules/trade/demands/demands.schema.ts'
import { exhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'
import { offers } from './offers.schema'
import { forgetAttempts } from '#tests/setup/attempts.ts'

const server = useServer('demo')
const as = (userType: number) => signedInAs(server(), userType)
const acceptedOf = async (id: number) => (await server().ask(getDemand, { id })).data.accepted

/** Many exhibitors' offers of 100 to a demand for 100. */
async function offersTo(demandId: number, count: number): Promise<Offer[]> {
  const { exhibitor, buyer } = userTypes
  const first = await trade.offered(server(), demandId, { userType: exhibitor })
  await server().database.write(async (db) => {
    const [like] = await db.select().from(offers).where(eq(offers.id, first.id))
    const others = await db.select({ id: exhibitors.id }).from(exhibitors).limit(count)
    if (!like) throw new Error('the offer is not there')
    const { id: _, ...rest } = like
    const rows = others.filter(({ id }) => id !== like.exhibitorId).slice(0, count - 1)
    const values = rows.map(({ id }) => ({ ...rest, exhibitorId: id, clientKey: trade.tradeKey() }))
    await db.insert(offers).values(values)
  })
  return (await server().ask(contract.listOffers, { demandId }, { headers: await as(buyer) })).data
}

it('of ten acceptances at once of all that is requested one holds', async () => {
  const { id } = await trade.approved(server())
  const made = await offersTo(id, RACERS)
  const headers = await as(userTypes.buyer)
  const { outcomes } = await race(server().database, 'offer', (racer) => {
    const { id: offerId = 0, version = 1 } = made[racer] ?? {}
    return server().ask(contract.acceptOffer, { id: offerId, version, quantity: 100 }, { headers })
  })
  const codes = outcomes.map((one) => (one.status === 'fulfilled' ? one.value.code : -1))
  expect(codes.filter((code) => code === 0)).toHaveLength(1)
  expect(
    codes.filter((code) => code === errors.DemandEnded.code || code === errors.QuantityExceeded.code),
  ).toHaveLength(RACERS - 1)
  expect(await acceptedOf(id)).toBe(100)
})

it('of 50 at once, five of each of ten offers of a tenth, what is accepted is what was requested and no more', async () => {
  const { id } = await trade.approved(server(), { quantity: 30 })
  const made = await offersTo(id, RACERS)
  const headers = await as(userTypes.buyer)
  const input = Array.from({ length: 50 }, (_, place) => made[place % RACERS])
  const answers = await Promise.all(
    input.map((offer) =>
      server().ask(contract.acceptOffer, { id: offer?.id ?? 0, version: 1, quantity: 10 }, { headers }),
    ),
  )
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(3)
  expect(await acceptedOf(id)).toBe(30)
})

/** The same as the server does it, but for the condition on what is left, and without the one of the table. */
it('without the condition more is accepted than was requested', async () => {
  const { id } = await trade.approved(server())
  const { database } = server()
  await database.write((db) => db.execute('alter table approved_demand drop constraint approved_demand_accepted'))
  const outcome = await race(database, 'approved_demand', () =>
    database.write(async (db) => {
      const [seen] = await db.select().from(approvedDemands).where(eq(approvedDemands.demandId, id))
      if (!seen || seen.accepted + 100 > seen.quantity) throw new Error('nothing is left')
      await db
        .update(approvedDemands)
        .set({ accepted: sql`${approvedDemands.accepted} + 100` })
        .where(eq(approvedDemands.demandId, id))
    }),
  )
  expect(fulfilled(outcome)).toHaveLength(RACERS)
  expect(await acceptedOf(id)).toBe(100 * RACERS)
  await database.write((db) =>
    db.execute(
      'alter table approved_demand add constraint approved_demand_accepted check (accepted <= quantity) not valid',
    ),
  )
})

it('accepted while it is withdrawn, one of both holds', async () => {
  const { id } = await trade.approved(server())
  const offer = await trade.offered(server(), id)
  const [buyer, exhibitor] = [await as(userTypes.buyer), await as(userTypes.exhibitor)]
  const seen = { id: offer.id, version: offer.version }
  const { outcomes } = await race(server().database, 'offer', (racer) =>
    racer % 2 === 0
      ? server().ask(contract.acceptOffer, { ...seen, quantity: 10 }, { headers: buyer })
      : server().ask(contract.withdrawOffer, seen, { headers: exhibitor }),
  )
  const done = outcomes.map((one) => one.status === 'fulfilled' && one.value.code === 0)
  expect(done.filter(Boolean)).toHaveLength(1)
  const isAccepted = done.indexOf(true) % 2 === 0
  expect(await acceptedOf(id)).toBe(isAccepted ? 10 : 0)
  const { data } = await server().ask(contract.getOwnOffer, { id: offer.id }, { headers: exhibitor })
  expect(data.state).toBe(isAccepted ? 'accepted' : 'withdrawn')
})

it('of ten offers of one exhibitor at once one stands', async () => {
  const { id } = await trade.approved(server())
  const headers = await as(userTypes.exhibitor)
  await forgetAttempts(server())
  const { outcomes } = await race(server().database, 'offer', () =>
    server().ask(
      contract.addOffer,
      { key: trade.tradeKey(), demandId: id, demandVersion: 1, terms: trade.wholeOffer() },
      { headers },
    ),
  )
  const codes = outcomes.map((one) => (one.status === 'fulfilled' ? one.value.code : -1))
  expect(codes.filter((code) => code === 0)).toHaveLength(1)
  expect(codes.filter((code) => code === errors.OfferStands.code)).toHaveLength(RACERS - 1)
})

it('sent ten times with one key it is one, and everybody is notified of it', async () => {
  const { id } = await trade.approved(server())
  const headers = await as(userTypes.exhibitor)
  const input = { key: trade.tradeKey(), demandId: id, demandVersion: 1, terms: trade.wholeOffer() }
  const { outcomes } = await race(server().database, 'offer', () => server().ask(contract.addOffer, input, { headers }))
  const ids = outcomes.map((one) => (one.status === 'fulfilled' ? one.value.data.id : -1))
  expect(new Set(ids).size).toBe(1)
  expect(ids[0]).toBeGreaterThan(0)
})
