import pg from 'pg'
import { eq, getTableName } from 'drizzle-orm'
import { afterEach, beforeAll, expect, it } from 'vitest'
import * as contract from '#contract/trade/blocks/endpoints.ts'
import { acceptOffer } from '#contract/trade/offers/endpoints.ts'
import type { Offer } from '#contract/trade/offers/schemas.ts'
import { blocking } from '#tests/setup/trade/blocks.ts'
import { fulfilled, race, RACERS } from '#tests/setup/races/race.ts'
import { useServer } from '#tests/setup/server.ts'
import * as trade from '#tests/setup/trade/trade.ts'
import { waitFor } from '#tests/setup/wait-for.ts'
import { offers } from '#server/modules/trade/offers/offers.schema.ts'
import { tradeBlocks } from './blocks.schema'

const server = useServer('demo')
const { block, forget, order, sides } = blocking(server)

// By it the buyer is a lead of the exhibitor.
beforeAll(order)
afterEach(() => server().database.write((db) => db.delete(tradeBlocks)))

/** Nine offers of the demo exhibitor, each to a demand of its own. */
async function offersMade(): Promise<Offer[]> {
  const made: Offer[] = []
  for (let i = 1; i < RACERS; i += 1) {
    const { id } = await trade.approved(server())
    made.push(await trade.offered(server(), id))
  }
  return made
}

const WAITING = `select count(distinct pid)::int as n from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`
const ACCEPTED = `select count(*)::int as n from ${getTableName(offers)} where id = any($1) and state = 'accepted'`

/**
 * Nine acceptances that are under way, and then a block: how many there were when it was answered, and in the end. They are
 * let go once ten wait: what follows the answer must be the tenth where the block itself waits for nobody.
 */
async function acceptAgainst(blockIt: () => Promise<unknown>, andThen?: () => Promise<unknown>) {
  const made = await offersMade()
  const { buyer } = await sides()
  await forget()
  // A connection of its own: those of the server may all be waiting.
  const watcher = new pg.Client(server().database.url)
  await watcher.connect()
  const count = async (statement: string, ...given: unknown[]) =>
    (await watcher.query<{ n: number }>(statement, given)).rows[0]?.n
  const countAccepted = () =>
    count(
      ACCEPTED,
      made.map(({ id }) => id),
    )
  let atAnswer: number | undefined
  try {
    const { outcomes } = await race(server().database, 'offer', async (racer) => {
      const offer = made[racer]
      if (offer) {
        const input = { id: offer.id, version: offer.version, quantity: 1 }
        return (await server().ask(acceptOffer, input, { headers: buyer.headers })).code
      }
      await waitFor(async () => expect(await count(WAITING)).toBe(RACERS - 1))
      await blockIt()
      atAnswer = await countAccepted()
      await andThen?.()
      return 0
    })
    return { atAnswer, atEnd: await countAccepted(), outcomes }
  } finally {
    await watcher.end()
  }
}

it('once a block is answered no acceptance is, of nine that are under way on connections of their own', async () => {
  const { atAnswer, atEnd, outcomes } = await acceptAgainst(() => block('buyer'))
  expect(outcomes.every(({ status }) => status === 'fulfilled')).toBe(true)
  expect(atAnswer).toBe(RACERS - 1)
  expect(atEnd).toBe(atAnswer)
})

/** The same block as the server keeps it, but for the wait for what is under way. */
it('without the wait for what is under way acceptances come after it', async () => {
  const { buyer, exhibitor } = await sides()
  const { database } = server()
  const row = { exhibitorId: exhibitor.exhibitorId, accountId: buyer.id, bySide: 'buyer' as const }
  const { atAnswer, atEnd } = await acceptAgainst(
    () => database.write((db) => db.insert(tradeBlocks).values(row)),
    // Takes its place among those who wait for the start.
    () => database.write((db) => db.update(offers).set({ note: '' }).where(eq(offers.id, 0))),
  )
  expect(atAnswer).toBe(0)
  expect(atEnd).toBe(RACERS - 1)
})

it('of ten blocks at once, of one pair and side, there is one, and each is answered', async () => {
  const { buyer, exhibitor } = await sides()
  await forget()
  const outcome = await race(server().database, 'trade_block', () =>
    server().ask(contract.blockExhibitor, { id: exhibitor.exhibitorId }, { headers: buyer.headers }),
  )
  expect(fulfilled(outcome).map(({ code }) => code)).toEqual(Array.from({ length: RACERS }, () => 0))
  expect(await server().database.db.$count(tradeBlocks)).toBe(1)
})

/** The same rows without what makes them one. */
it('without the key of pair and side there are ten', async () => {
  const { buyer, exhibitor } = await sides()
  const { database } = server()
  const name = 'trade_block_exhibitor_id_account_id_by_side_pk'
  await database.write((db) => db.execute(`alter table trade_block drop constraint ${name}`))
  await race(database, 'trade_block', () =>
    database.write((db) =>
      db
        .insert(tradeBlocks)
        .values({ exhibitorId: exhibitor.exhibitorId, accountId: buyer.id, bySide: 'buyer' })
        .onConflictDoNothing(),
    ),
  )
  expect(await database.db.$count(tradeBlocks)).toBe(RACERS)
  await database.write((db) => db.delete(tradeBlocks))
  await database.write((db) =>
    db.execute(`alter table trade_block add constraint ${name} primary key (exhibitor_id, account_id, by_side)`),
  )
})
