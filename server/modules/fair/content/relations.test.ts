import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import * as contract from '#contract/fair/content/endpoints.ts'
import type { ContentKind } from '#contract/fair/content/kinds.ts'
import type { ContentObject } from '#contract/fair/content/schemas.ts'
import type { AnyEndpoint, InputOf } from '#contract/core/endpoint.ts'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { listIndustries } from '#contract/fair/exhibitors/endpoints.ts'
import { listCategories } from '#contract/fair/exhibits/endpoints.ts'
import { listHalls } from '#contract/fair/halls/endpoints.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { fulfilled, race, RACERS } from '#tests/setup/races/race.ts'
import { useServer } from '#tests/setup/server.ts'
import { checkRelations } from './check-relations'
import { changeItem, findItem } from './content.queries'
import { contentItems } from './content.schema'
import { countRelating, holdAlone, isAmongAbove } from './relations.queries'

const server = useServer('demo')
const organizer = async () => ({ headers: await signedInAs(server(), userTypes.organizer) })

async function ask<E extends AnyEndpoint>(endpoint: E, input: object) {
  // oxlint-disable-next-line no-unsafe-type-assertion -- refused inputs are sent as well
  return server().ask(endpoint, input as InputOf<E>, await organizer())
}

let keys = 0
const category = (name: string, over: object = {}) => ({
  name: { zh: name, en: name },
  hall: null,
  parent: null,
  ...over,
})
const hall = (name: string) => ({
  name: { zh: name, en: name },
  introduction: { zh: '', en: '' },
  coverUrl: { zh: '', en: '' },
  colorType: '0',
  templateName: 'simple-style',
  overseas: 'no',
})
async function added(kind: ContentKind, document: object): Promise<ContentObject> {
  const { code, data } = await ask(contract.addContent, { kind, key: `relation-key-${++keys}`, document })
  expect(code).toBe(0)
  return data
}
const seen = (kind: ContentKind, { id, revision }: ContentObject) => ({ kind, id, revision })
const publish = (kind: ContentKind, of: ContentObject) => ask(contract.publishContent, seen(kind, of))
const remove = (kind: ContentKind, of: ContentObject) => ask(contract.deleteContent, seen(kind, of))
const save = (of: ContentObject, over: object) =>
  ask(contract.saveContent, { ...seen('category', of), document: { ...of.document, ...over } })

const gone = '所选内容不存在或已删除，请重新选择'
const loop = '不能选择它自己或隶属于它的内容'
const refusedAt = (field: string, message: string) => ({
  code: errors.BadInput.code,
  data: { fields: [{ field: `document.${field}`, message }] },
})

describe('what a document refers to', () => {
  it('is there when it is saved, published and brought back', async () => {
    const one = await added('category', category('陶'))
    expect(await save(one, { hall: 9_999 })).toMatchObject(refusedAt('hall', gone))
    const place = await added('hall', hall('短馆'))
    const { data: inHall } = await save(one, { hall: place.id })
    expect(await publish('category', inHall)).toMatchObject(refusedAt('hall', '所选内容尚未发布，请先发布它'))
    const { data: shownHall } = await publish('hall', place)
    const { data: shown } = await publish('category', inHall)
    expect(shown.state).toBe('published')
    expect(await remove('hall', shownHall)).toMatchObject({ code: errors.ContentInUse.code, data: { count: 1 } })
    const { data: put } = await remove('category', shown)
    expect((await remove('hall', shownHall)).code).toBe(0)
    expect((await ask(contract.undeleteContent, seen('category', put))).data).toMatchObject(
      refusedAt('hall', gone).data,
    )
  })

  it('is in use by what visitors see, though the draft says otherwise', async () => {
    const { data: place } = await publish('hall', await added('hall', hall('旧馆')))
    const { data: shown } = await publish('category', await added('category', category('漆', { hall: place.id })))
    await save(shown, { hall: null })
    expect(await remove('hall', place)).toMatchObject({ code: errors.ContentInUse.code, data: { count: 1 } })
  })

  it('filters the table, and is named by number', async () => {
    const place = await added('hall', hall('筛馆'))
    const one = await added('category', category('筛', { hall: place.id }))
    const { data } = await ask(contract.listContent, { kind: 'category', facets: { hall: String(place.id) } })
    expect(data.list.map(({ id }) => id)).toEqual([one.id])
    await remove('category', one)
    const { data: named } = await ask(contract.listContent, { kind: 'category', ids: [one.id] })
    expect(named.list).toMatchObject([{ id: one.id, state: 'deleted' }])
  })
})

describe('a category', () => {
  const names = async () => (await server().ask(listCategories, {})).data.map(({ categoryName }) => categoryName)

  it('is seen once it is published, with its parts after it', async () => {
    const top = await added('category', category('总类'))
    expect(await names()).not.toContain('总类')
    await publish('category', top)
    await publish('category', await added('category', category('分类', { parent: top.id })))
    const { data } = await server().ask(listCategories, {})
    const place = data.findIndex(({ categoryName }) => categoryName === '总类')
    expect(data.slice(place)).toMatchObject([{ depth: 0 }, { categoryName: '分类', depth: 1 }])
  })

  it('is no part of itself, nor of its parts', async () => {
    const one = await added('category', category('甲'))
    expect(await save(one, { parent: one.id })).toMatchObject(refusedAt('parent', loop))
    const two = await added('category', category('乙', { parent: one.id }))
    const three = await added('category', category('丙', { parent: two.id }))
    expect(await save(one, { parent: three.id })).toMatchObject(refusedAt('parent', loop))
  })
})

it('an industry is chosen from once it is published, and no longer when it is withdrawn', async () => {
  const names = async () => (await server().ask(listIndustries, {})).data.map(({ name }) => name)
  const draft = await added('industry', { name: { zh: '香料', en: 'Spices' } })
  expect(await names()).not.toContain('香料')
  const { data: shown } = await publish('industry', draft)
  expect(await names()).toContain('香料')
  await ask(contract.withdrawContent, seen('industry', shown))
  expect(await names()).not.toContain('香料')
})

it('a hall comes and goes by the clock', async () => {
  const names = async () => (await server().ask(listHalls, {})).data.map(({ hallName }) => hallName)
  const soon = new Date(Date.now() + 1_500).toISOString()
  const coming = await added('hall', hall('将开'))
  await ask(contract.publishContent, { ...seen('hall', coming), from: soon })
  const going = await added('hall', hall('将闭'))
  await ask(contract.publishContent, { ...seen('hall', going), until: soon })
  await names()
  await expect.poll(names, { timeout: 20_000, interval: 100 }).toContain('将开')
  await expect.poll(names, { timeout: 20_000, interval: 100 }).not.toContain('将闭')
})

describe('at once', () => {
  const item = async (kind: ContentKind, id: number) => {
    const listed = await findItem(server().database.db, kind, id)
    if (!listed) throw new Error('no item')
    return listed.item
  }
  const itemsOf = async (kind: ContentKind, documents: object[]) => {
    const items = []
    for (const document of documents) items.push(await item(kind, (await added(kind, document)).id))
    return items
  }

  /** One deletes a hall that nine would refer to. */
  async function deleteAgainstUse(isGuarded: boolean) {
    const { database } = server()
    const place = await item('hall', (await added('hall', hall('争馆'))).id)
    const users = await itemsOf(
      'category',
      Array.from({ length: RACERS }, () => category('争')),
    )
    await race(database, 'content_item', (racer) =>
      database.write(async (db) => {
        if (racer === 0) {
          if (isGuarded) await holdAlone(db, 'hall', place.id)
          if ((await countRelating(db, 'hall', place.id)) > 0) throw new Error('in use')
          return changeItem(db, place, { deletedAt: new Date() })
        }
        const user = users[racer]
        if (!user) throw new Error('no user')
        const document = category('争', { hall: place.id })
        if (isGuarded) await checkRelations(db, { kind: 'category', id: user.id, document }, 'zh-CN')
        else if ((await findItem(db, 'hall', place.id))?.item.deletedAt) throw new Error('gone')
        return changeItem(db, user, { facets: { hall: String(place.id) } })
      }),
    )
    const isGone = (await item('hall', place.id)).deletedAt !== null
    return { isGone, uses: await countRelating(database.db, 'hall', place.id) }
  }

  it('deleting and using do not both succeed, and do without the guard', async () => {
    const { isGone, uses } = await deleteAgainstUse(true)
    expect(isGone ? uses === 0 : uses > 0).toBe(true)
    expect(await deleteAgainstUse(false)).toEqual({ isGone: true, uses: RACERS - 1 })
  })

  /** Ten categories in a ring, each of which would be part of the next. */
  async function closeRing(isGuarded: boolean) {
    const { database } = server()
    const ring = await itemsOf(
      'category',
      Array.from({ length: RACERS }, () => category('环')),
    )
    const next = (racer: number) => ring[(racer + 1) % RACERS]?.id ?? 0
    const outcome = await race(database, 'content_item', (racer) =>
      database.write(async (db) => {
        const own = ring[racer]
        if (!own) throw new Error('no category')
        const document = category('环', { parent: next(racer) })
        if (isGuarded) await checkRelations(db, { kind: 'category', id: own.id, document }, 'zh-CN')
        return changeItem(db, own, { facets: { parent: String(next(racer)) } })
      }),
    )
    return { written: fulfilled(outcome).length, first: ring[0]?.id ?? 0, last: next(0) }
  }

  it('ten that would make a ring leave it open, and close it without the guard', async () => {
    expect((await closeRing(true)).written).toBe(RACERS - 1)
    const { written, first, last } = await closeRing(false)
    expect(written).toBe(RACERS)
    expect(await isAmongAbove(server().database.db, 'category', first, [last])).toBe(true)
    await server()
      .database.db.update(contentItems)
      .set({ facets: sql`'{}'::jsonb` })
      .where(eq(contentItems.kind, 'category'))
  })
})
