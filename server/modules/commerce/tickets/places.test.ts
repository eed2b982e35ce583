import { asc, inArray } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { useServer } from '#tests/setup/server.ts'
import type { Db } from '#server/platform/db/database.ts'
import { takePlaces } from './places'
import { quotas } from './tickets.schema'

const server = useServer('demo')
const undone = new Error('a quota has too few left')

/** A quota for each number, with so many left, and one type of each. */
async function openTypes(...left: number[]) {
  const rows = left.map((n) => ({ name: { zh: '场', en: 'Show' }, capacity: 5 + n, held: 5 }))
  const made = await server().database.write((db) => db.insert(quotas).values(rows).returning())
  return made.map(({ id }, i) => ({ id: i + 1, quotaId: id }))
}
const heldOf = async (types: readonly { quotaId: number }[]) => {
  const ids = types.map(({ quotaId }) => quotaId)
  const rows = await server().database.db.select().from(quotas).where(inArray(quotas.id, ids)).orderBy(asc(quotas.id))
  return rows.map(({ held }) => held)
}
/** What it gives; as an order is, it is undone where a quota has too few. */
async function take(...input: Parameters<typeof takePlaces> extends [Db, ...infer Rest] ? Rest : never) {
  const short: (number | undefined)[] = []
  await server()
    .database.write(async (db) => {
      short.push(await takePlaces(db, ...input))
      if (short[0] !== undefined) throw undone
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error
    })
  return short[0]
}

it('takes a place of each quota', async () => {
  const types = await openTypes(1, 2)
  const [first, second] = types
  expect(await take([first, second, second].flatMap((type) => type ?? []))).toBeUndefined()
  expect(await heldOf(types)).toEqual([6, 7])
})

it('names the first quota that has too few, and takes nothing of the others', async () => {
  const types = await openTypes(1, 0, 1)
  expect(await take(types)).toBe(types[1]?.quotaId)
  expect(await heldOf(types)).toEqual([5, 5, 5])
})

it('uses what is reserved first, and returns what is not needed of it', async () => {
  const types = await openTypes(0, 0)
  const [full, other] = types.map(({ id }) => id)
  const reserved = new Map([
    [full ?? 0, 3],
    [other ?? 0, 1],
  ])
  expect(await take(types, reserved)).toBeUndefined()
  expect(await heldOf(types)).toEqual([3, 5])
})
