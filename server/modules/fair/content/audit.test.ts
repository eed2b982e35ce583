import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import * as contract from '#contract/fair/content/endpoints.ts'
import { UNDELETE_DAYS } from '#contract/fair/content/limits.ts'
import { errors } from '#contract/catalog/errors.ts'
import type { InputOf } from '#contract/core/endpoint.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { useServer } from '#tests/setup/server.ts'
import { addChange, addItem } from './content.queries'
import { contentChanges, contentItems } from './content.schema'

const server = useServer('demo')
const organizer = async () => ({ headers: await signedInAs(server(), userTypes.organizer) })

type Requested = InputOf<typeof contract.listAllContentChanges>
async function list(input: Requested = {}) {
  const { code, data } = await server().ask(contract.listAllContentChanges, input, await organizer())
  expect(code).toBe(0)
  return data
}
const ids = async (input: Requested) => (await list(input)).list.map(({ objectId }) => objectId)

let keys = 0
const column = (zh: string) => ({ name: { zh, en: '' } })
async function addColumn(zh: string) {
  const input = { kind: 'newsColumn', key: `key-${++keys}-of-audit`, document: column(zh) } as const
  return (await server().ask(contract.addContent, input, await organizer())).data
}

/** An advert with one change, at a given time. */
async function addLine(id: number, at: string): Promise<void> {
  const { db } = server().database
  const title = { zh: `广告 ${id}`, en: '' }
  await addItem(db, { kind: 'advert', id, title, words: '', tokens: [] })
  await addChange(db, { kind: 'advert', itemId: id, revision: 1, action: 'withdraw', position: null, byAccount: null })
  await db
    .update(contentChanges)
    .set({ at: new Date(at) })
    .where(and(eq(contentChanges.kind, 'advert'), eq(contentChanges.itemId, id)))
}

describe('everything that was done', () => {
  // By the fair's clock: the first on the 1st, the second and third on the 2nd, the last on the 3rd.
  beforeAll(async () => {
    await addLine(9_001, '2026-03-01T15:59:59Z')
    await addLine(9_003, '2026-03-02T15:59:59Z')
    await addLine(9_002, '2026-03-01T16:00:00Z')
    await addLine(9_004, '2026-03-02T16:00:00Z')
  })

  it('is reported in one list, the last first: of what, by whom, and no text with it', async () => {
    const draft = await addColumn('第一栏')
    const seen = { kind: 'newsColumn', id: draft.id, revision: 1 } as const
    await server().ask(contract.saveContent, { ...seen, document: column('改名栏') }, await organizer())
    const { list: lines } = await list()
    const line = { kind: 'newsColumn', objectId: draft.id, title: { zh: '改名栏', en: '' }, gone: false, by: '许总办' }
    expect(lines.slice(0, 2)).toMatchObject([
      { ...line, action: 'save', revision: 2 },
      { ...line, action: 'save', revision: 1 },
    ])
    expect(lines[0]).not.toHaveProperty('document')
  })

  it('by days of the fair’s clock', async () => {
    expect(await ids({ kind: 'advert', until: '2026-03-03' })).toEqual([9_004, 9_003, 9_002, 9_001])
    expect(await ids({ from: '2026-03-02', until: '2026-03-02' })).toEqual([9_003, 9_002])
    expect(await ids({ until: '2026-03-01' })).toEqual([9_001])
  })

  it('by kind, by action, by author', async () => {
    const { id } = await addColumn('第二栏')
    expect((await list({ kind: 'newsColumn' })).list.every(({ kind }) => kind === 'newsColumn')).toBe(true)
    expect(await ids({ action: 'withdraw' })).toEqual([9_004, 9_003, 9_002, 9_001])
    expect((await ids({ keyWord: '总办' }))[0]).toBe(id)
    expect(await ids({ keyWord: '总办', action: 'withdraw' })).toEqual([])
    expect(await ids({ keyWord: '没有此人' })).toEqual([])
  })

  it('turns its pages as they were, though lines are added', async () => {
    const first = await list({ limit: 2 })
    const all = await list({ limit: 100, upTo: first.upTo })
    await addColumn('第三栏')
    const second = await list({ limit: 2, page: 2, upTo: first.upTo })
    expect([...first.list, ...second.list]).toEqual(all.list.slice(0, 4))
    expect(second.totalCount).toBe(first.totalCount)
    expect((await list()).totalCount).toBe(first.totalCount + 1)
  })

  it('names what is gone for good, and says that it is', async () => {
    const set = { deletedAt: sql`now() - make_interval(days => ${UNDELETE_DAYS + 1}::integer)` }
    await server().database.db.update(contentItems).set(set).where(eq(contentItems.id, 9_001))
    expect((await list({ until: '2026-03-01' })).list).toMatchObject([
      { objectId: 9_001, title: { zh: '广告 9001', en: '' }, gone: true, by: '' },
    ])
  })

  it.each(['2026-02-30', '0000-01-01'])('refuses %s, which is no day of the fair, at its field', async (from) => {
    const answer = await server().ask(contract.listAllContentChanges, { from }, await organizer())
    expect(answer).toMatchObject({ code: errors.BadInput.code, data: { fields: [{ field: 'from' }] } })
  })

  it('is for those who edit content alone', async () => {
    const headers = await signedInAs(server(), userTypes.buyer)
    expect((await server().ask(contract.listAllContentChanges, {}, { headers })).code).not.toBe(0)
  })
})
