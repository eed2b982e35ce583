import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { ContentObject } from '#contract/fair/content/schemas.ts'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { getExhibitor, listExhibitors } from '#contract/fair/exhibitors/endpoints.ts'
import { getExhibit, listExhibits } from '#contract/fair/exhibits/endpoints.ts'
import { downloadAddress, fileAddress } from '#contract/foundation/files/rules.ts'
import { listHalls } from '#contract/fair/halls/endpoints.ts'
import { listNewsColumns } from '#contract/fair/news/endpoints.ts'
import { searchFair, suggest } from '#contract/fair/search/endpoints.ts'
import { editorOf } from '#tests/setup/content.ts'
import { useServer } from '#tests/setup/server.ts'
import { exhibits } from '#server/modules/fair/exhibits/exhibits.schema.ts'
import { halls } from '#server/modules/fair/halls/halls.schema.ts'
import { newsColumns } from '#server/modules/fair/news/news.schema.ts'

const server = useServer('demo')
const [own, fair] = [editorOf(server, 'exhibit', userTypes.exhibitor), editorOf(server, 'exhibit')]
const exhibitors = editorOf(server, 'exhibitor')

async function ownExhibit(place: number): Promise<ContentObject> {
  const { data } = await own.list({ state: 'published', sort: 'title' })
  return (await own.get(data.list[place]?.id ?? 0)).data
}
const named = (of: ContentObject, zh: string) => ({ ...of.document, name: { zh, en: zh } })

const found = async (word: string) => ({
  listed: (await server().ask(listExhibits, { keyWord: word })).data.totalCount,
  searched: (await server().ask(searchFair, { keyWord: word })).data.totalCount,
  suggested: (await server().ask(suggest, { keyword: word })).data.length,
})

it('of an exhibitor who is taken off nothing is seen: not in lists, searches, suggestions, nor by its number', async () => {
  const of = await ownExhibit(0)
  const { data: renamed } = await own.save(of, named(of, '孤山云雾屏'))
  await fair.publish(renamed)
  expect(await found('孤山云雾屏')).toEqual({ listed: 1, searched: 1, suggested: 1 })
  const id = Number(of.document['exhibitor'])
  const { data: withdrawn } = await exhibitors.withdraw((await exhibitors.get(id)).data)
  expect(await found('孤山云雾屏')).toEqual({ listed: 0, searched: 0, suggested: 0 })
  expect((await server().ask(getExhibit, { id: of.id })).code).toBe(errors.ExhibitNotFound.code)
  expect((await server().ask(getExhibitor, { id })).code).toBe(errors.ExhibitorNotFound.code)
  expect((await server().ask(listExhibits, { exhibitorId: id })).data.totalCount).toBe(0)
  await exhibitors.publish(withdrawn)
  expect(await found('孤山云雾屏')).toEqual({ listed: 1, searched: 1, suggested: 1 })
  const { data } = await server().ask(listExhibitors, { limit: 100 })
  expect(data.list.map((one) => one.id)).toContain(id)
})

it('what trade needs is shown: unit, smallest order, delivery and stock, and documents to download', async () => {
  const of = await ownExhibit(5)
  const trade = { minQuantity: 6, leadDays: 21 }
  const words = {
    unit: { zh: '套', en: 'set' },
    shipsFrom: { zh: '嘉兴', en: '' },
    stock: { zh: '现货', en: 'In stock' },
  }
  const { data: saved } = await own.save(of, { ...of.document, ...trade, ...words, price: null })
  await fair.publish(saved)
  const { data } = await server().ask(getExhibit, { id: of.id }, { language: 'en-US' })
  expect(data).toMatchObject({ ...trade, unit: 'set', shipsFrom: '嘉兴', stock: 'In stock', price: null })
  const id = Number(of.document['exhibitor'])
  const { data: stand } = await exhibitors.get(id)
  const documents = [{ title: { zh: '图册', en: '' }, fileUrl: fileAddress('catalogue-of-test') }]
  await exhibitors.publish((await exhibitors.save(stand, { ...stand.document, documents })).data)
  const { data: seen } = await server().ask(getExhibitor, { id })
  expect(seen.documents).toEqual([{ title: '图册', url: downloadAddress('catalogue-of-test') }])
})

/** Written behind the cache's back, so that only an answer that is computed again shows it. */
async function spoil(word: string): Promise<void> {
  const { db } = server().database
  const name = { zh: word, en: word }
  await db.update(newsColumns).set({ name })
  await db.update(halls).set({ introduction: name })
  await db
    .update(exhibits)
    .set({ material: name })
    .where(sql`true`)
}
const texts = async (exhibitId: number) => ({
  news: (await server().ask(listNewsColumns, {})).data[0]?.columnName,
  halls: JSON.stringify((await server().ask(listHalls, {})).data[0]?.introduction),
  exhibit: (await server().ask(getExhibit, { id: exhibitId })).data.material,
})

it('a draft ends no kept answer; publishing an exhibit ends those that show exhibits alone', async () => {
  const of = await ownExhibit(3)
  let times = 0
  // What has just come by the clock is not kept at once.
  const areKept = async () => {
    const word = `第 ${++times} 次`
    await spoil(word)
    return !JSON.stringify(await texts(of.id)).includes(word)
  }
  await expect.poll(areKept, { timeout: 20_000 }).toBe(true)
  const kept = await texts(of.id)
  const { data: saved } = await own.save(of, named(of, '只改草稿'))
  const { data: sent } = await own.submit(saved)
  expect(await texts(of.id)).toEqual(kept)
  await fair.publish(sent)
  const after = await texts(of.id)
  expect(after).toMatchObject({ news: kept.news })
  expect(after.exhibit).not.toBe(kept.exhibit)
})

it('an exhibit comes and goes by the clock', async () => {
  const [coming, going] = [await ownExhibit(1), await ownExhibit(2)]
  const soon = new Date(Date.now() + 1_500).toISOString()
  const { data: away } = await fair.withdraw(coming)
  await fair.publish(away, { from: soon })
  await fair.publish(going, { until: soon })
  const exhibitorId = Number(coming.document['exhibitor'])
  const seen = async () =>
    (await server().ask(listExhibits, { exhibitorId, limit: 100 })).data.list.map((one) => one.exhibitsInfoId)
  // An answer from before, which is kept until then and no longer.
  await seen()
  await expect.poll(seen, { timeout: 20_000, interval: 100 }).toContain(coming.id)
  await expect.poll(seen, { timeout: 20_000, interval: 100 }).not.toContain(going.id)
})
