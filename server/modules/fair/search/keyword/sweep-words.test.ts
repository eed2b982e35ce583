import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#tests/setup/server.ts'
import type { Database } from '#server/platform/db/database.ts'
import { indexRecords, readKeyword, sweepWords, unindexRecord } from '..'
import { searchWords } from '../search.schema'
import { waitFor } from '#tests/setup/wait-for.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase('demo')
})
afterAll(() => database.close())

const toRecord = (recordId: number, name: string, description: string) => ({
  type: 1 as const,
  recordId,
  name: { zh: '', en: name },
  facts: { zh: '', en: '' },
  description: { zh: '', en: description },
  facets: [],
})

const index = (recordId: number, name: string, description = '') =>
  database.write((db) => indexRecords(db, [toRecord(recordId, name, description)]))
const words = async () => (await database.db.select().from(searchWords)).map(({ word }) => word)
const has = async (word: string) =>
  (await database.db.select().from(searchWords).where(eq(searchWords.word, word))).length > 0
const isSomebodyWaiting = async () => {
  const [row] = await database.db
    .select({ n: sql<number>`count(*)::int` })
    .from(sql`pg_locks`)
    .where(sql`not granted and relation = 'search_word'::regclass`)
  return (row?.n ?? 0) > 0
}
/** To the end, in steps. */
async function sweep(after: string) {
  let swept = after
  do swept = await sweepWords(database, swept, 50)
  while (swept !== '')
}

test('a word goes with the last name or description that had it, and is not offered any more', async () => {
  const before = await words()
  await index(900_001, 'Quokkaware', 'zyzzyvas')
  await index(900_002, 'Quokkaware')
  await index(900_001, 'Wombatware', 'zyzzyvas')
  await sweep('quokka')
  expect(await has('quokkaware')).toBe(true)
  await database.write((db) => unindexRecord(db, 1, 900_002))
  expect((await readKeyword(database.db, 'quokkawares')).isCorrected).toBe(false)
  await sweep('quokka')
  expect(await has('quokkaware')).toBe(false)
  expect((await readKeyword(database.db, 'quokkawarr')).isCorrected).toBe(false)
  expect([await has('wombatware'), await has('zyzzyvas')]).toEqual([true, true])
  await database.write((db) => unindexRecord(db, 1, 900_001))
  await sweep('quokka')
  // What the fair's own records say is all there.
  expect((await words()).toSorted()).toEqual(before.toSorted())
})

test('a record that is being written keeps the words that it found there', async () => {
  await index(900_003, 'Numbatware')
  await database.write((db) => unindexRecord(db, 1, 900_003))
  let commit = () => {}
  const held = new Promise<void>((resolve) => (commit = resolve))
  let written = () => {}
  const isWritten = new Promise<void>((resolve) => (written = resolve))
  const writing = database.write(async (db) => {
    await indexRecords(db, [toRecord(900_004, 'Numbatware', '')])
    written()
    await held
  })
  await isWritten
  let isOver = false
  const swept = sweepWords(database, 'numbat', 5).then(() => (isOver = true))
  // The sweep waits for the writer; without the lock it has ended before.
  await waitFor(async () => expect(isOver || (await isSomebodyWaiting())).toBe(true))
  commit()
  await Promise.all([writing, swept])
  expect(await has('numbatware')).toBe(true)
})
