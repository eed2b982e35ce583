import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exhibitSorts } from '#contract/fair/exhibits/rules.ts'
import { listExhibits } from '#contract/fair/exhibits/schemas.ts'
import { openTestDatabase } from '#tests/setup/server.ts'
import { listExhibits as list } from '#server/modules/fair/exhibits/exhibits.queries.ts'
import { exhibits } from '#server/modules/fair/exhibits/exhibits.schema.ts'
import type { Database } from '../database'
import { EXACT_TOTAL_MAX } from './list-page'

const LONG = EXACT_TOTAL_MAX + 345
const LIMIT = 50

let database: Database
beforeAll(async () => {
  database = await openTestDatabase('demo')
  await database.db.execute(sql`
    insert into exhibit (external_key, exhibitor_id, hall_id, price, weight, views, published_at)
    select 'long/' || n, 1, 1, case when n % 3 > 0 then n % 100 end, n % 7, n % 11, now() - n % 13 * interval '1 day'
    from generate_series(1, ${LONG}) n`)
})
afterAll(() => database.close())

const ask = (input: object) => list(database.db, 'zh-CN', listExhibits.input.parse(input))

/** The ids of a filter in the plainest way: all in order. */
async function plainly(order: string, where = sql`true`): Promise<number[]> {
  const rows = await database.db.select({ id: exhibits.id }).from(exhibits).where(where).orderBy(sql.raw(order))
  return rows.map(({ id }) => id)
}

const orders = {
  recommended: 'weight desc, id',
  newest: 'published_at desc, id',
  popular: 'views desc, id',
  priceUp: 'price, id',
  priceDown: 'price desc nulls last, id',
}

describe('a page of a long list', () => {
  it.each(exhibitSorts)('is the same from the beginning, the middle and the end: %s', async (sort) => {
    const all = await plainly(orders[sort])
    const last = Math.ceil(all.length / LIMIT)
    // The first call learns the length, later ones count from the nearer end.
    for (const page of [1, 2, Math.ceil(last / 2) + 1, last - 1, last]) {
      const { list: cards, totalCount, totalPage } = await ask({ page, limit: LIMIT, sort })
      expect({ totalCount, totalPage }).toEqual({ totalCount: all.length, totalPage: last })
      expect(cards.map(({ exhibitsInfoId }) => exhibitsInfoId)).toEqual(all.slice((page - 1) * LIMIT, page * LIMIT))
    }
  })

  it('behind its end is empty and still says how long the list is', async () => {
    const all = await plainly('id')
    expect(await ask({ page: 5_000, limit: LIMIT })).toMatchObject({ list: [], totalCount: all.length })
  })
})

describe('the length of a list', () => {
  it('that is long is counted anew once its table has changed', async () => {
    const { totalCount } = await ask({})
    await database.write((db) =>
      db.execute(sql`insert into exhibit (external_key, exhibitor_id, hall_id) values ('another', 1, 4)`),
    )
    expect((await ask({})).totalCount).toBe(totalCount + 1)
  })

  it('is counted anew with each page up to the limit', async () => {
    const before = await ask({ hallId: 2 })
    await database.write((db) =>
      db.execute(sql`insert into exhibit (external_key, exhibitor_id, hall_id) values ('one more', 1, 2)`),
    )
    expect((await ask({ hallId: 2 })).totalCount).toBe(before.totalCount + 1)
  })

  it('belongs to its filter', async () => {
    const { totalCount } = await ask({ hallId: 1 })
    expect(totalCount).toBe((await plainly('id', sql`hall_id = 1`)).length)
    expect((await ask({ hallId: 3 })).totalCount).toBe((await plainly('id', sql`hall_id = 3`)).length)
  })
})
