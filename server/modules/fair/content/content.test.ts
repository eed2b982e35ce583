import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { listAdverts } from '#contract/fair/adverts/endpoints.ts'
import * as contract from '#contract/fair/content/endpoints.ts'
import { DRAFTS_MB_PER_DAY, UNDELETE_DAYS } from '#contract/fair/content/limits.ts'
import type { ContentObject } from '#contract/fair/content/schemas.ts'
import type { AnyEndpoint, InputOf } from '#contract/core/endpoint.ts'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { listNewsColumns } from '#contract/fair/news/endpoints.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { fulfilled, race, RACERS } from '#tests/setup/races/race.ts'
import { useServer } from '#tests/setup/server.ts'
import { clearAttempts, countAttempt } from '#server/platform/auth/auth.queries.ts'
import { changeItem, findItem } from './content.queries'
import { contentChanges, contentItems } from './content.schema'

const server = useServer('demo')
const organizer = async () => ({ headers: await signedInAs(server(), userTypes.organizer) })

let keys = 0
const advert = (title: string) => ({
  module: 'home',
  title: { zh: title, en: '' },
  imageUrl: { zh: '/media/a.svg', en: '' },
  jumpLink: '',
})

/** The calls that change an object, with its answer. */
type Changing = (typeof contract)[
  | 'saveContent'
  | 'publishContent'
  | 'withdrawContent'
  | 'deleteContent'
  | 'undeleteContent'
  | 'restoreContent']

async function ask<E extends AnyEndpoint>(endpoint: E, input: object) {
  // oxlint-disable-next-line no-unsafe-type-assertion -- refused inputs are sent as well
  return server().ask(endpoint, input as InputOf<E>, await organizer())
}

async function added(title: string, over: object = {}): Promise<ContentObject> {
  const document = { ...advert(title), ...over }
  const { data } = await ask(contract.addContent, { kind: 'advert', key: `key-${++keys}-of-test`, document })
  return data
}
const seen = ({ id, revision }: ContentObject) => ({ kind: 'advert', id, revision })
async function done(endpoint: Changing, of: ContentObject, more: object = {}) {
  const { code, data } = await ask(endpoint, { ...seen(of), ...more })
  expect(code).toBe(0)
  return data
}
const shown = async () => {
  const { data } = await server().ask(listAdverts, { module: 'home', size: 100 })
  return data.map(({ title }) => title)
}

describe('an object', () => {
  it('is a draft that nobody sees, then published, withdrawn, and shown again', async () => {
    const draft = await added('春日茶席')
    expect(draft).toMatchObject({ state: 'draft', revision: 1, changed: false, published: null })
    expect(await shown()).not.toContain('春日茶席')
    const published = await done(contract.publishContent, draft)
    expect(published).toMatchObject({ state: 'published', revision: 2 })
    expect(await shown()).toContain('春日茶席')
    const withdrawn = await done(contract.withdrawContent, published)
    expect(withdrawn.state).toBe('withdrawn')
    expect(await shown()).not.toContain('春日茶席')
    await done(contract.publishContent, withdrawn)
    expect(await shown()).toContain('春日茶席')
  })

  it('is shown as it was published while a new draft waits', async () => {
    const published = await done(contract.publishContent, await added('旧标题'))
    const changed = await done(contract.saveContent, published, { document: advert('新标题') })
    expect(changed).toMatchObject({ state: 'published', changed: true, published: advert('旧标题') })
    expect(await shown()).toContain('旧标题')
    expect(await shown()).not.toContain('新标题')
    await done(contract.publishContent, changed)
    expect(await shown()).toContain('新标题')
    expect(await shown()).not.toContain('旧标题')
  })

  it('is one, however often its key is sent', async () => {
    const input = { kind: 'advert', key: 'the-same-key', document: advert('一次') }
    const [one, other] = [await ask(contract.addContent, input), await ask(contract.addContent, input)]
    expect(other.data.id).toBe(one.data.id)
  })

  it('of the demo is edited from what its row says, and its history begins there', async () => {
    const { data } = await ask(contract.listContent, { kind: 'newsColumn' })
    const [first] = data.list
    const { id = 0 } = first ?? {}
    const { data: object } = await ask(contract.getContent, { kind: 'newsColumn', id })
    expect(object).toMatchObject({ state: 'published', revision: 0, changed: false, complete: 100 })
    const document = { name: { zh: '新栏目名', en: 'Renamed' } }
    await ask(contract.saveContent, { kind: 'newsColumn', id, revision: 0, document })
    const { data: changes } = await ask(contract.listContentChanges, { kind: 'newsColumn', id })
    expect(changes).toMatchObject([
      { revision: 1, action: 'save', by: '许总办', document },
      { revision: 0, action: 'adopt', by: '', document: object.document },
    ])
    expect((await server().ask(listNewsColumns, {})).data.map(({ columnName }) => columnName)).not.toContain('新栏目名')
    await ask(contract.publishContent, { kind: 'newsColumn', id, revision: 1 })
    expect((await server().ask(listNewsColumns, {})).data.map(({ columnName }) => columnName)).toContain('新栏目名')
  })

  it('comes back from an earlier version with its pictures', async () => {
    const first = await added('第一版')
    const second = await done(contract.saveContent, first, {
      document: { ...advert('第二版'), imageUrl: { zh: '/media/b.svg', en: '/media/b-en.svg' } },
    })
    const restored = await done(contract.restoreContent, second, { version: 1 })
    expect(restored).toMatchObject({ document: advert('第一版'), revision: 3 })
    expect((await ask(contract.restoreContent, { ...seen(restored), version: 99 })).code).toBe(
      errors.ContentNotFound.code,
    )
  })
})

describe('days', () => {
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString()

  it('to come show nothing yet; they are reported as scheduled', async () => {
    const draft = await added('明日开始')
    expect(await done(contract.publishContent, draft, { from: day(1) })).toMatchObject({ state: 'scheduled' })
    expect(await shown()).not.toContain('明日开始')
  })

  it('come and go by the clock, without a write and in answers that are kept', async () => {
    const soon = new Date(Date.now() + 1_500).toISOString()
    await done(contract.publishContent, await added('将至'), { from: soon })
    const going = await done(contract.publishContent, await added('将去'), { until: soon })
    const before = await server().database.db.select().from(contentChanges)
    await shown()
    await expect.poll(shown, { timeout: 20_000, interval: 100 }).toContain('将至')
    await expect.poll(shown, { timeout: 20_000, interval: 100 }).not.toContain('将去')
    expect(await server().database.db.select().from(contentChanges)).toEqual(before)
    expect((await ask(contract.getContent, seen(going))).data).toMatchObject({ state: 'ended' })
  })

  it.each([
    ['that end before they begin', { from: day(2), until: day(1) }],
    ['that are over', { until: day(-1) }],
    ['that are none', { from: 'Monday' }],
  ])('%s are refused', async (_, days) => {
    const draft = await added('不对的日子')
    expect((await ask(contract.publishContent, { ...seen(draft), ...days })).code).toBe(errors.ContentDaysWrong.code)
    expect((await ask(contract.getContent, seen(draft))).data).toEqual(draft)
  })
})

describe('refused by the field, with nothing written', () => {
  it.each([
    ['31 characters', { title: { zh: '茶'.repeat(31), en: '' } }, 'document.title.zh', '最多 30 个字符'],
    ['a script', { jumpLink: 'javascript:alert(1)' }, 'document.jumpLink', '地址须为本站路径或 http(s) 链接'],
    [
      'another host',
      { imageUrl: { zh: '//evil.example/a.png', en: '' } },
      'document.imageUrl.zh',
      '地址须为本站路径或 http(s) 链接',
    ],
    ['no such place', { module: 'kitchen' }, 'document.module', '不是可选的值'],
  ])('%s', async (_, over, field, message) => {
    const draft = await added('原样')
    const answer = await ask(contract.saveContent, { ...seen(draft), document: { ...advert('改'), ...over } })
    expect(answer).toMatchObject({ code: errors.BadInput.code, data: { fields: [{ field, message }] } })
    expect((await ask(contract.getContent, seen(draft))).data).toEqual(draft)
  })

  it('what is required is missing', async () => {
    const draft = await added('', { module: '' })
    const answer = await ask(contract.publishContent, seen(draft))
    expect(answer).toMatchObject({ code: errors.ContentIncomplete.code, data: { missing: ['module', 'title'] } })
    expect(draft.complete).toBe(25)
  })

  it('what is in use cannot be deleted', async () => {
    const { data } = await ask(contract.listContent, { kind: 'newsColumn', sort: 'title' })
    const { id = 0, revision = 0 } = data.list.find((row) => row.revision === 0) ?? {}
    const answer = await ask(contract.deleteContent, { kind: 'newsColumn', id, revision })
    expect(answer).toMatchObject({ code: errors.ContentInUse.code })
    expect((await ask(contract.getContent, { kind: 'newsColumn', id })).data).toMatchObject({ state: 'published' })
  })
})

it('what is deleted is seen by nobody, found among the deleted, and comes back as it was', async () => {
  const published = await done(contract.publishContent, await added('来去'))
  const deleted = await done(contract.deleteContent, published)
  expect(await shown()).not.toContain('来去')
  const titles = async (state?: string) => {
    const { data } = await ask(contract.listContent, { kind: 'advert', limit: 100, ...(state ? { state } : {}) })
    return data.list.map(({ title }) => title.zh)
  }
  expect(await titles()).not.toContain('来去')
  expect(await titles('deleted')).toContain('来去')
  expect((await ask(contract.saveContent, { ...seen(deleted), document: advert('改') })).code).toBe(
    errors.ContentNotNow.code,
  )
  expect(await done(contract.undeleteContent, deleted)).toMatchObject({ state: 'published' })
  expect(await shown()).toContain('来去')
})

it('who has written as much as an account may in a day writes no more drafts, and its history grows no longer', async () => {
  const one = await added('too much')
  const { database } = server()
  const { userid } = await signedInAs(server(), userTypes.organizer)
  const bucket = `drafts:${userid}`
  await database.write((db) => countAttempt(db, bucket, 86_400, DRAFTS_MB_PER_DAY * 1024))
  const lines = () => database.db.$count(contentChanges)
  const before = await lines()
  const document = advert('more')
  const codes = [
    (await ask(contract.saveContent, { ...seen(one), document })).code,
    (await ask(contract.restoreContent, { ...seen(one), version: one.revision })).code,
    (await ask(contract.addContent, { kind: 'advert', key: 'one-more-draft', document })).code,
  ]
  expect(codes).toEqual(codes.map(() => errors.TooManyRequests.code))
  expect(await lines()).toBe(before)
  await database.write((db) => clearAttempts(db, bucket))
  expect((await ask(contract.saveContent, { ...seen(one), document })).code).toBe(0)
})

it('what was deleted longer ago than its days does not come back', async () => {
  const deleted = await done(contract.deleteContent, await added('太久'))
  const long = new Date(Date.now() - (UNDELETE_DAYS * 24 + 1) * 3_600_000)
  await server()
    .database.db.update(contentItems)
    .set({ deletedAt: long })
    .where(and(eq(contentItems.kind, 'advert'), eq(contentItems.id, deleted.id)))
  expect((await ask(contract.undeleteContent, seen(deleted))).code).toBe(errors.ContentNotNow.code)
  const { data } = await ask(contract.listContent, { kind: 'advert', state: 'deleted', limit: 100 })
  expect(data.list.map(({ title }) => title.zh)).not.toContain('太久')
})

it('the second of two who edit at once is told, and overwrites nothing', async () => {
  const draft = await added('两人')
  const first = await done(contract.saveContent, draft, { document: advert('甲改') })
  const second = await ask(contract.saveContent, { ...seen(draft), document: advert('乙改') })
  expect(second).toMatchObject({ code: errors.ContentChanged.code, data: { by: '许总办' } })
  expect((await ask(contract.getContent, seen(draft))).data).toEqual(first)
})

it('ten who edit at once write one change, and ten lines without the guard', async () => {
  const { database } = server()
  const save = async (id: number) => {
    const listed = await findItem(database.db, 'advert', id)
    if (!listed) throw new Error('no item')
    return listed.item
  }
  const guarded = await save((await added('十人')).id)
  const won = await race(database, 'content_item', () =>
    database.write((db) => changeItem(db, guarded, { complete: 1 })),
  )
  expect(won.connections).toBeGreaterThanOrEqual(RACERS)
  expect(fulfilled(won).filter(Boolean)).toHaveLength(1)
  const open = await save((await added('无人看守')).id)
  const lost = await race(database, 'content_item', (racer) =>
    database.write((db) =>
      db
        .update(contentItems)
        .set({ complete: racer })
        .where(and(eq(contentItems.kind, 'advert'), eq(contentItems.id, open.id)))
        .returning(),
    ),
  )
  expect(fulfilled(lost).filter(([row]) => row)).toHaveLength(RACERS)
})

describe('a word', () => {
  const find = async (keyWord: string) => {
    const { data } = await ask(contract.listContent, { kind: 'advert', keyWord })
    return data.list.map(({ title }) => title.zh)
  }

  it('is found whatever its case, width and accents, and as its letters stand', async () => {
    await added('ＡＢＣ Café 50%_茶')
    for (const word of ['abc', 'ＡＢＣ', 'cafe', 'CAFÉ', 'c café', '%_', '0%_茶']) {
      expect(await find(word), word).toEqual(['ＡＢＣ Café 50%_茶'])
    }
    expect(await find('abc 50')).toEqual([])
    expect(await find('\u0301')).toEqual([])
  })

  it('of a new draft is found, and the one before no more', async () => {
    const before = await added('旧名之名')
    await done(contract.saveContent, before, { document: advert('改后之名') })
    expect([await find('旧名'), await find('改后')]).toEqual([[], ['改后之名']])
  })
})

it('lists by state, place and word, in the order requested', async () => {
  await done(contract.publishContent, await added('检索甲', { module: 'popup' }))
  await added('检索乙', { module: 'popup' })
  const list = async (more: object) => {
    const { data } = await ask(contract.listContent, {
      kind: 'advert',
      facets: { module: 'popup' },
      keyWord: '检索',
      ...more,
    })
    return data.list.map(({ title }) => title.zh)
  }
  expect(await list({})).toEqual(['检索乙', '检索甲'])
  expect(await list({ sort: '-title' })).toEqual(['检索甲', '检索乙'].toSorted().toReversed())
  expect(await list({ state: 'draft' })).toEqual(['检索乙'])
  expect(await list({ facets: { module: 'news' } })).toEqual([])
  expect(await list({ keyWord: '索乙' })).toEqual(['检索乙'])
  expect(await list({ keyWord: '甲' })).toEqual(['检索甲'])
  expect(await list({ keyWord: '检甲' })).toEqual([])
  // The names of languages are no text.
  expect(await list({ keyWord: 'zh' })).toEqual([])
})

it('a line of the history is written with the change or not at all', async () => {
  const draft = await added('', { module: '' })
  await ask(contract.publishContent, seen(draft))
  const lines = await server()
    .database.db.select()
    .from(contentChanges)
    .where(and(eq(contentChanges.kind, 'advert'), eq(contentChanges.itemId, draft.id)))
  expect(lines).toHaveLength(1)
})
