import { beforeAll, describe, expect, it } from 'vitest'
import { findSuggestions } from './results/results.queries'
import { searchFair, suggest } from '#contract/fair/search/endpoints.ts'
import { useServer } from '#tests/setup/server.ts'
import { upsertExhibitors } from '#server/modules/fair/exhibitors/index.ts'
import { reindexExhibits, upsertExhibits } from '#server/modules/fair/exhibits/index.ts'
import { categories } from '#server/modules/fair/exhibits/exhibits.schema.ts'

const server = useServer('empty')
const both = (zh: string, en: string) => ({ zh, en })

beforeAll(async () => {
  await server().database.write(async (db) => {
    const [crafts] = await db
      .insert(categories)
      .values({ key: 'crafts', name: both('手工艺', 'Crafts') })
      .returning()
    const [tea] = await db
      .insert(categories)
      .values({ key: 'tea', parentId: crafts?.id ?? null, name: both('餐具茶具', 'Tea Ware') })
      .returning()
    const makers = await upsertExhibitors(db, [
      {
        externalKey: 'kiln',
        company: both('景德镇瓷社', 'Jingdezhen Kiln'),
        booth: '1A-03',
        city: both('景德镇', 'Jingdezhen'),
        country: both('中国', 'China'),
        vrShowUrl: '/vr',
      },
      {
        externalKey: 'loom',
        company: both('苏州织坊', 'Suzhou Loom'),
        city: both('苏州', 'Suzhou'),
        country: both('意大利', 'Italy'),
      },
    ])
    const [kiln, loom] = makers.map(({ id }) => id)
    await upsertExhibits(db, [
      {
        externalKey: 'bowl',
        exhibitorId: kiln ?? 0,
        categoryId: tea?.id ?? null,
        name: both('青花压手杯', 'Palm Cup'),
        material: both('瓷', 'Porcelain'),
        price: 90,
      },
      {
        externalKey: 'shawl',
        exhibitorId: loom ?? 0,
        categoryId: crafts?.id ?? null,
        name: both('宋锦披肩', 'Brocade Shawl'),
        material: both('丝', 'Silk'),
        price: 1_200,
      },
    ])
  })
})

async function search(keyWord: string, more: object = {}) {
  const language = /\p{Script=Han}/u.test(keyWord) ? 'zh-CN' : 'en-US'
  const { data } = await server().ask(searchFair, { keyWord, ...more }, { language })
  return data
}
const namesOf = async (keyword: string, more?: object) => (await search(keyword, more)).list.map(({ name }) => name)

describe('a search finds', () => {
  it.each([
    ['茶具', '青花压手杯'],
    ['tea ware', 'Palm Cup'],
    ['crafts', 'Palm Cup'],
    ['手工艺', '青花压手杯'],
    ['qinghua', 'Palm Cup'],
    ['qhysb', 'Palm Cup'],
    ['青hua', '青花压手杯'],
    ['songjin', 'Brocade Shawl'],
    ['sjpj', 'Brocade Shawl'],
    ['1A-03', 'Jingdezhen Kiln'],
    ['1a-03', 'Palm Cup'],
    ['蘇州', '宋锦披肩'],
    ['Jingdezhen', 'Palm Cup'],
    ['silk', 'Brocade Shawl'],
    ['杯 青', '青花压手杯'],
  ])('by %s: %s', async (keyword, name) => {
    expect(await namesOf(keyword)).toContain(name)
  })

  it('a category with what is part of it, and says so', async () => {
    const { list } = await search('crafts')
    expect(list.map(({ name }) => name).toSorted()).toEqual(['Brocade Shawl', 'Palm Cup'])
    for (const { matched } of list) expect(matched).toEqual([{ kind: 'category', name: 'Crafts' }])
  })

  it('a booth before what is shown there', async () => {
    expect(await namesOf('1A-03')).toEqual(['Jingdezhen Kiln', 'Palm Cup'])
  })
})

describe('filters', () => {
  it('are counted, and narrow the results', async () => {
    const { facets } = await search('crafts')
    expect(facets.map(({ kind, name, count }) => [kind, name, count])).toEqual([
      ['category', 'Crafts', 2],
      ['category', 'Tea Ware', 1],
      ['price', '', 1],
      ['price', '', 1],
      ['country', 'China', 1],
      ['country', 'Italy', 1],
      ['vr', '', 1],
    ])
    for (const { kind, value, count } of facets) {
      const filter = { [kind]: kind === 'country' ? value : Number(value) }
      expect((await search('crafts', filter)).totalCount).toBe(count)
    }
  })

  it('leave nothing where none fits, and offer no other categories then', async () => {
    expect(await search('crafts', { price: 4 })).toMatchObject({ totalCount: 0, nearby: [], facets: [] })
    expect(await search('crafts', { category: 999_999, vr: 1, live: 1 })).toMatchObject({ totalCount: 0 })
  })
})

it('comes near to a category where nothing is found', async () => {
  const { nearby, totalCount } = await search('crafty1')
  expect({ totalCount, first: nearby[0]?.name }).toEqual({ totalCount: 0, first: 'Crafts' })
})

it('finds exhibits by the new name of their exhibitor, once the job has run', async () => {
  await server().database.write((db) =>
    upsertExhibitors(db, [
      {
        externalKey: 'loom',
        company: both('平江织坊', 'Pingjiang Loom'),
        city: both('苏州', 'Suzhou'),
        country: both('意大利', 'Italy'),
      },
    ]),
  )
  expect(await namesOf('Pingjiang')).toEqual(['Pingjiang Loom'])
  while (await reindexExhibits(server().database));
  expect(await namesOf('Pingjiang')).toEqual(['Pingjiang Loom', 'Brocade Shawl'])
})

describe('bad input is answered quickly and changes nothing', () => {
  const zeroWidth = '\u200b\u200d\ufeff'
  it.each([
    ['a keyword of 64 KB', '青'.repeat(22_000), 'refused'],
    ['500 words', Array.from({ length: 500 }, (_, n) => `word${n}`).join(' '), 'refused'],
    [
      'as many words as fit',
      Array.from({ length: 50 }, (_, n) => String.fromCodePoint(0x4e00 + n)).join(' '),
      'answered',
    ],
    ['emoji', '🏺🍵 👨‍👩‍👧‍👦', 'answered'],
    ['patterns', '%_\\ %% \\\\', 'answered'],
    ['quotes', `" ' \` “ ‘`, 'answered'],
    ['text from right to left', '\u202eكوب \u202dשלום', 'answered'],
    ['zero-width characters', zeroWidth, 'answered'],
    ['punctuation', '!?.,;:()[]{}<>/|~@#$^&*-+=', 'answered'],
    ['letters that might be pinyin in many ways', 'xianguanganenanxianguanganenanxianguanganenan', 'answered'],
    ['one letter very often', 'a'.repeat(100), 'answered'],
    ['rare characters', '䶮𠮷𬭎', 'answered'],
  ])('%s', async (_what, keyword, expected) => {
    const began = performance.now()
    const results = await server().ask(searchFair, { keyWord: keyword })
    const suggested = await server().ask(suggest, { keyword })
    expect(performance.now() - began).toBeLessThan(5_000)
    expect([results.code === 0, suggested.code === 0]).toEqual([expected === 'answered', expected === 'answered'])
  })

  it('a lone surrogate is refused', async () => {
    expect((await server().ask(searchFair, { keyWord: '\ud800' })).code).not.toBe(0)
  })

  it('zero-width characters inside a word are no part of it', async () => {
    expect(await namesOf(`青${zeroWidth}花`)).toContain('青花压手杯')
  })
})

it('finds nothing by single characters of a word that no text has', async () => {
  expect(await namesOf('杯鹞')).toEqual([])
})

it('suggests nothing for what says nothing', async () => {
  expect(await findSuggestions(server().database.db, 'en-US', '!!! ???')).toEqual([])
})
