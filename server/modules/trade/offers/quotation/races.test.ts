import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import * as contract from '#contract/trade/offers/endpoints.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { fulfilled, type Race, race, RACERS } from '#tests/setup/races/race.ts'
import { useServer } from '#tests/setup/server.ts'
import { issue, quoted, shortlisted, tradeKey, wholeOffer } from '#tests/setup/trade/trade.ts'
import { offers, quotations } from '../offers.schema'

const server = useServer('demo')
const as = (userType: number) => signedInAs(server(), userType)
const codesOf = ({ outcomes }: Race<{ code: number }>) =>
  outcomes.map((one) => (one.status === 'fulfilled' ? one.value.code : -1))
const countOf = (codes: number[], code: number) => codes.filter((one) => one === code).length

it('of ten confirmations at once one holds', async () => {
  const { quotation } = await quoted(server())
  const headers = await as(userTypes.buyer)
  const { id, version } = quotation
  const raced = await race(server().database, 'offer', () =>
    server().ask(contract.confirmQuotation, { id, version }, { headers }),
  )
  const codes = codesOf(raced)
  expect([countOf(codes, 0), countOf(codes, errors.QuotationChanged.code)]).toEqual([1, RACERS - 1])
})

/** The same as the server does it, but for the condition on what was seen. */
it('without the condition all ten hold', async () => {
  const { quotation } = await quoted(server())
  const { database } = server()
  const raced = await race(database, 'quotation', () =>
    database.write(async (db) => {
      const [seen] = await db.select().from(quotations).where(eq(quotations.id, quotation.id))
      if (seen?.state !== 'issued') throw new Error('it is confirmed')
      await db.update(quotations).set({ state: 'confirmed' }).where(eq(quotations.id, quotation.id))
    }),
  )
  expect(fulfilled(raced)).toHaveLength(RACERS)
})

it('confirmed while its offer is changed, one of both holds', async () => {
  const { offer, quotation } = await quoted(server())
  const [buyer, exhibitor] = [await as(userTypes.buyer), await as(userTypes.exhibitor)]
  const raced = await race<{ code: number }>(server().database, 'offer', (racer) =>
    racer % 2 === 0
      ? server().ask(contract.confirmQuotation, { id: quotation.id, version: 1 }, { headers: buyer })
      : server().ask(
          contract.changeOffer,
          { id: offer.id, version: offer.version, terms: wholeOffer({ price: 40 }) },
          { headers: exhibitor },
        ),
  )
  const codes = codesOf(raced)
  expect(countOf(codes, 0)).toBe(1)
  const isConfirmed = codes.indexOf(0) % 2 === 0
  const { data } = await server().ask(contract.getOwnOffer, { id: offer.id }, { headers: exhibitor })
  expect([data.quotation?.state, data.price]).toEqual(isConfirmed ? ['confirmed', 48] : ['superseded', 40])
})

/** The same without the version of the offer, which confirming counts. */
it('without it both hold, and what was confirmed is offered no more', async () => {
  const { offer, quotation } = await quoted(server())
  const { database } = server()
  const raced = await race(database, 'quotation', (racer) =>
    database.write(async (db) => {
      await db
        .update(quotations)
        .set(racer % 2 === 0 ? { state: 'confirmed' } : { offerVersion: 9 })
        .where(eq(quotations.id, quotation.id))
      if (racer % 2 === 1) await db.update(offers).set({ price: 40 }).where(eq(offers.id, offer.id))
    }),
  )
  expect(fulfilled(raced)).toHaveLength(RACERS)
  const headers = await as(userTypes.exhibitor)
  const { data } = await server().ask(contract.getOwnOffer, { id: offer.id }, { headers })
  expect([data.quotation?.state, data.quotation?.price, data.price]).toEqual(['confirmed', 48, 40])
})

it('of ten issued at once one holds; sent ten times with one key it is one, and everybody is notified of it', async () => {
  const offer = await shortlisted(server())
  const codes = codesOf(await race(server().database, 'quotation', () => issue(server(), offer)))
  expect([countOf(codes, 0), countOf(codes, errors.QuotationStands.code)]).toEqual([1, RACERS - 1])
  const other = await shortlisted(server())
  const key = tradeKey()
  const raced = await race(server().database, 'quotation', () => issue(server(), other, key))
  const ids = fulfilled(raced).map(({ data }) => data.id)
  expect([ids.length, new Set(ids).size, (ids[0] ?? 0) > 0]).toEqual([RACERS, 1, true])
})
