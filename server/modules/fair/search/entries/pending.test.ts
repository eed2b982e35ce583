import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openTestDatabase } from '#tests/setup/server.ts'
import { indexRecords } from '..'

const RECORDS = 2_000
/** pages of 8 kB that one look into the index reads at most: its tree, and the list that waits to be put into it */
const PAGES = 40

test('a search reads little more of the index while many records are new in it', async () => {
  const database = await openTestDatabase('empty')
  const { db } = database
  try {
    const records = Array.from({ length: RECORDS }, (_, n) => ({
      type: 1 as const,
      recordId: n + 1,
      name: { zh: '', en: `Celadon ewer ${n} of the Longquan kilns, glazed and fired in the ${n}th year` },
      facts: { zh: '', en: '' },
      description: { zh: '', en: '' },
      facets: [],
    }))
    await indexRecords(db, records)
    const explained = await db.transaction(async (transaction) => {
      await transaction.execute(sql`set local enable_seqscan = off`)
      return transaction.execute(
        sql`explain (analyze, buffers, format json) select 1 from search_entry where lexemes @@ '''n 1234th'''::tsquery`,
      )
    })
    const { rows }: { rows: { 'QUERY PLAN': { Plan: Record<string, number> }[] }[] } = Object(explained)
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
    expect(plan?.['Actual Rows']).toBe(1)
    expect((plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0)).toBeLessThan(PAGES)
  } finally {
    await database.close()
  }
})
