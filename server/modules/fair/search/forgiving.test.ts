import { beforeAll, describe, expect, it } from 'vitest'
import { listExhibitors } from '#contract/fair/exhibitors/endpoints.ts'
import { listExhibits } from '#contract/fair/exhibits/endpoints.ts'
import { searchFair, suggest } from '#contract/fair/search/endpoints.ts'
import { useServer } from '#tests/setup/server.ts'
import { upsertExhibitors } from '#server/modules/fair/exhibitors/index.ts'
import { upsertExhibits } from '#server/modules/fair/exhibits/index.ts'

const server = useServer('empty')
const inEnglish = (en: string) => ({ zh: '', en })

beforeAll(async () => {
  await server().database.write(async (db) => {
    const [maker] = await upsertExhibitors(db, [{ externalKey: 'm', company: inEnglish('Kiln of the Knives') }])
    const names = [
      ['Celadon Cup', 'A cup for tea.'],
      ['The Plateau Mail', 'Steam on the road.'],
      ['Morning Tea Saucers', ''],
      ['Teapot with Orchid', ''],
      ['Set of Six Cups', ''],
      ['青花瓷瓶', ''],
      ['白瓷茶杯', ''],
    ]
    await upsertExhibits(
      db,
      names.map(([name = '', text = ''], index) => ({
        externalKey: `e${index}`,
        exhibitorId: maker?.id ?? 0,
        name: /[a-z]/.test(name) ? inEnglish(name) : { zh: name, en: '' },
        introduction: inEnglish(text),
        material: inEnglish(''),
      })),
    )
  })
})

async function search(keyWord: string) {
  const { data } = await server().ask(searchFair, { keyWord }, { language: 'en-US' })
  return { names: data.list.map(({ name }) => name), corrected: data.corrected, counts: data.counts }
}

describe('a search', () => {
  it('ranks whole words, then beginnings of words, then descriptions, then insides', async () => {
    expect((await search('tea')).names).toEqual([
      'Morning Tea Saucers',
      'Teapot with Orchid',
      'The Plateau Mail',
      'Celadon Cup',
    ])
  })

  it.each([
    ['cups', ['Celadon Cup', 'Set of Six Cups'], ''],
    ['knife', ['Kiln of the Knives'], ''],
    ['teacup', ['Celadon Cup'], 'tea cup'],
    ['celadn', ['Celadon Cup'], 'celadon'],
    ['Orhcid', ['Teapot with Orchid'], 'orchid'],
  ])('for %s finds the word that was meant', async (keyword, first, corrected) => {
    const found = await search(keyword)
    expect(found.names.slice(0, first.length)).toEqual(first)
    expect(found.corrected).toBe(corrected)
  })

  it('finds any of the words, those that have all of them first', async () => {
    const { names, counts, corrected } = await search('the celadon tea cups')
    expect(names[0]).toBe('Celadon Cup')
    expect(names).toContain('Set of Six Cups')
    expect(names).toContain('Morning Tea Saucers')
    expect(counts.exhibits).toBe(names.length)
    expect(corrected).toBe('')
  })

  it('finds the parts of a phrase that parts no words', async () => {
    expect((await search('青花瓷茶杯')).names).toEqual(expect.arrayContaining(['青花瓷瓶', '白瓷茶杯']))
  })

  it.each(['s', 'is', 'ss', 'as', 'x', '7', 'series', 'the', 'of the'])('for %s answers', async (keyword) => {
    expect((await server().ask(searchFair, { keyWord: keyword })).code).toBe(0)
    expect((await server().ask(suggest, { keyword })).code).toBe(0)
  })

  it.each(['celdn', 'cap', 'qqqqqq', '七八九'])('for %s guesses nothing', async (keyword) => {
    const { names, corrected, counts } = await search(keyword)
    expect({ names, corrected }).toEqual({ names: [], corrected: '' })
    expect(Object.values(counts).every((count) => count === 0)).toBe(true)
  })
})

it('suggestions and the filters of both lists forgive as much', async () => {
  const suggested = await server().ask(suggest, { keyword: 'celadn' }, { language: 'en-US' })
  expect(suggested.data.map(({ name }) => name)).toEqual(['Celadon Cup'])
  const exhibits = await server().ask(listExhibits, { keyWord: 'tea cups' }, { language: 'en-US' })
  expect(exhibits.data.list.map(({ exhibitsName }) => exhibitsName)).toEqual(['Celadon Cup'])
  const exhibitors = await server().ask(listExhibitors, { keyWord: 'the kilns' }, { language: 'en-US' })
  expect(exhibitors.data.totalCount).toBe(1)
})
