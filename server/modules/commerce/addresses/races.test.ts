import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import * as contract from '#contract/commerce/addresses/endpoints.ts'
import { ADDRESSES_MAX } from '#contract/commerce/addresses/limits.ts'
import { errors } from '#contract/catalog/errors.ts'
import { wholeAddress } from '#tests/attacks/owned.ts'
import { fulfilled, race, RACERS } from '#tests/setup/races/race.ts'
import { useServer } from '#tests/setup/server.ts'
import { talking } from '#tests/setup/trade/talks.ts'
import { findViolatedIndex } from '#server/platform/db/violated-index.ts'
import { countAddresses, insertAddress } from './addresses.queries'
import { addresses } from './addresses.schema'

const server = useServer('demo')
const { person } = talking(server)

/** A row as it is kept, of one's own or the default. */
const row = (accountId: number, clientKey: string, isDefault = false) => ({
  ...wholeAddress,
  accountId,
  clientKey,
  isDefault,
  district: '',
})

/** Somebody with all addresses but one. */
async function almostFull() {
  const one = await person()
  const rows = Array.from({ length: ADDRESSES_MAX - 1 }, (_, i) => row(one.id, `kept-key-${i}`, i === 0))
  await server().database.write((db) => db.insert(addresses).values(rows))
  return one
}
const countOf = (accountId: number) => server().database.db.$count(addresses, eq(addresses.accountId, accountId))
const defaultsOf = async (accountId: number) => {
  const all = await server().database.db.select().from(addresses).where(eq(addresses.accountId, accountId))
  return all.filter(({ isDefault }) => isDefault).length
}

it('of ten new addresses at once, where there is room for one, one is kept', async () => {
  const { id, headers } = await almostFull()
  const outcome = await race(server().database, 'delivery_address', (racer) => {
    const input = { ...wholeAddress, id: null, version: 0, key: `raced-key-${racer}`, isDefault: false }
    return server().ask(contract.saveAddress, input, { headers })
  })
  const codes = fulfilled(outcome).map(({ code }) => code)
  expect(codes.toSorted((a, b) => a - b)).toEqual([0, ...Array(RACERS - 1).fill(errors.TooManyAddresses.code)])
  expect(await countOf(id)).toBe(ADDRESSES_MAX)
})

/** The same count and insert, but for the lock of the account's addresses. */
it('without the lock there are more than an account may keep', async () => {
  const { id } = await almostFull()
  await race(server().database, 'delivery_address', (racer) =>
    server().database.write(async (db) => {
      if ((await countAddresses(db, id)) >= ADDRESSES_MAX) return
      await insertAddress(db, row(id, `unlocked-key-${racer}`))
    }),
  )
  expect(await countOf(id)).toBe(ADDRESSES_MAX - 1 + RACERS)
})

it('of ten defaults at once, one is in the end, and each is answered', async () => {
  const { id, headers } = await almostFull()
  const all = await server().database.db.select().from(addresses).where(eq(addresses.accountId, id))
  const outcome = await race(server().database, 'delivery_address', (racer) =>
    server().ask(contract.setDefaultAddress, { id: all[racer]?.id ?? 0 }, { headers }),
  )
  expect(fulfilled(outcome).map(({ code }) => code)).toEqual(Array(RACERS).fill(0))
  expect(await defaultsOf(id)).toBe(1)
})

it('the database itself keeps no second default', async () => {
  const { id } = await almostFull()
  const second = server().database.write((db) => insertAddress(db, row(id, 'second-default', true)))
  expect(findViolatedIndex(await second.catch((error: unknown) => error))).toBe('delivery_address_default')
  expect(await defaultsOf(id)).toBe(1)
})
