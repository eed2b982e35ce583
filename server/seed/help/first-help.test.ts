import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#tests/setup/server.ts'
import { listHelp } from '#server/modules/operations/assistant/retrieval.queries.ts'
import { seedWhenEmpty } from '../seed'
import { addFirstHelp } from './first-help'
import { readHelp } from './read-help'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase('empty')
})
afterAll(() => database.close())

it('gives a new fair the help of the product, once, without the topic of the demo fair', async () => {
  expect(await addFirstHelp(database)).toBe(true)
  const topics = await listHelp(database.db)
  expect(topics).toHaveLength(readHelp().flatMap((group) => group.topics).length)
  expect(topics.filter(({ question }) => question.zh === '这是一个真实的展会吗')).toEqual([])
  expect(await addFirstHelp(database)).toBe(false)
})

it('leaves a fair as it is in which something has been written', async () => {
  const seeded = await openTestDatabase('empty')
  await seedWhenEmpty(seeded)
  const before = (await listHelp(seeded.db)).length
  expect(await addFirstHelp(seeded)).toBe(false)
  expect(await listHelp(seeded.db)).toHaveLength(before)
  await seeded.close()
})

it('adds each group once when two servers begin at the same time', async () => {
  const both = await openTestDatabase('empty')
  await Promise.all([addFirstHelp(both), addFirstHelp(both)])
  expect(await listHelp(both.db)).toHaveLength(readHelp().flatMap((group) => group.topics).length)
  await both.close()
})
