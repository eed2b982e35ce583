import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { listAdverts } from '#contract/fair/adverts/endpoints.ts'
import { listContent } from '#contract/fair/content/endpoints.ts'
import type { ContentObject } from '#contract/fair/content/schemas.ts'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { editorOf } from '#tests/setup/content.ts'
import { race, RACERS } from '#tests/setup/races/race.ts'
import { useServer } from '#tests/setup/server.ts'
import { contentItems } from './content.schema'
import { findPlaceBefore, lockOrder } from './order.queries'

const server = useServer('demo')
const organizer = async () => ({ headers: await signedInAs(server(), userTypes.organizer) })
const editor = editorOf(server, 'advert')

const publishedAs = (zh: string) =>
  editor.published({ module: 'home', title: { zh, en: '' }, imageUrl: { zh: '/media/a.svg', en: '' }, jumpLink: '' })

async function done(input: Promise<{ code: number; data: ContentObject }>): Promise<ContentObject> {
  const { code, data } = await input
  expect(code).toBe(0)
  return data
}

async function shown(): Promise<string[]> {
  const { data } = await server().ask(listAdverts, { module: 'home', size: 100 })
  return data.map(({ title }) => title)
}
const last = async () => (await shown()).slice(-3)

async function positionsOf() {
  const rows = await server().database.db.select().from(contentItems).where(eq(contentItems.kind, 'advert'))
  return rows.map(({ position }) => position)
}

it('begins behind the others; an object is put before another or behind all, and visitors see it at once', async () => {
  const one = await publishedAs('甲')
  const two = await publishedAs('乙')
  const three = await publishedAs('丙')
  expect(await last()).toEqual(['甲', '乙', '丙'])
  const moved = await done(editor.move(three, one.id))
  expect(moved.revision).toBe(three.revision + 1)
  expect(await last()).toEqual(['丙', '甲', '乙'])
  await done(editor.move(moved, two.id))
  expect(await last()).toEqual(['甲', '丙', '乙'])
  await done(editor.move(one, null))
  expect(await last()).toEqual(['丙', '乙', '甲'])
  const { data } = await server().ask(listContent, { kind: 'advert', sort: 'position', limit: 100 }, await organizer())
  expect(data.list.map(({ title }) => title.zh).slice(-3)).toEqual(['丙', '乙', '甲'])
})

it('has room between two, however often something is put there', async () => {
  const [first, second] = [await publishedAs('首'), await publishedAs('尾')]
  let [low, high] = [first, second]
  for (let times = 0; times < 70; times += 1) {
    // Each is put before the one that was put there last.
    const moved = await done(editor.move(high, low.id))
    ;[low, high] = [moved, low]
  }
  const titles = (await shown()).slice(-2)
  expect(titles).toEqual(['首', '尾'])
  const positions = await positionsOf()
  expect(new Set(positions).size).toBe(positions.length)
})

it('comes back with an earlier version, once that is published', async () => {
  const [one, two] = [await publishedAs('先'), await publishedAs('后')]
  const moved = await done(editor.move(two, one.id))
  const restored = await done(editor.restore(moved, 1))
  expect((await shown()).slice(-2)).toEqual(['后', '先'])
  await done(editor.publish(restored))
  expect((await shown()).slice(-2)).toEqual(['先', '后'])
})

it('gives ten who are put before the same one at once ten places, and one place without the guard', async () => {
  const { database } = server()
  const target = await publishedAs('靶')
  const objects = await Promise.all(Array.from({ length: RACERS }, (_, place) => publishedAs(`第${place}`)))
  const put = (isGuarded: boolean) =>
    race(database, 'content_item', (racer) =>
      database.write(async (db) => {
        const { id = 0 } = objects[racer] ?? {}
        if (isGuarded) await lockOrder(db, 'advert')
        const position = await findPlaceBefore(db, 'advert', id, target.id)
        const isObject = and(eq(contentItems.kind, 'advert'), eq(contentItems.id, id))
        await db.update(contentItems).set({ position }).where(isObject)
      }),
    )
  const twins = async () => {
    const positions = await positionsOf()
    return positions.length - new Set(positions).size
  }
  await put(true)
  expect(await twins()).toBe(0)
  await put(false)
  expect(await twins()).toBeGreaterThan(0)
  await put(true)
})

it('is changed before nothing that is gone, and of no kind that has none', async () => {
  const one = await publishedAs('一')
  const gone = await done(editor.remove(await publishedAs('二')))
  expect((await editor.move(one, gone.id)).code).toBe(errors.ContentNotFound.code)
  const { code } = await editorOf(server, 'article').move(one, null)
  expect(code).toBe(errors.BadInput.code)
})
