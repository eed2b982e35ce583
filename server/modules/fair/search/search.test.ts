import { beforeAll, describe, expect, it } from 'vitest'
import { listExhibits } from '#contract/fair/exhibits/endpoints.ts'
import { searchFair, suggest } from '#contract/fair/search/endpoints.ts'
import { useServer } from '#tests/setup/server.ts'
import { upsertExhibitors } from '#server/modules/fair/exhibitors/index.ts'
import { upsertExhibits } from '#server/modules/fair/exhibits/index.ts'

const server = useServer('empty')

const texts = (zh: string, en = '') => ({ zh, en })

beforeAll(async () => {
  await server().database.write(async (db) => {
    const [maker] = await upsertExhibitors(db, [{ externalKey: 'm', company: texts('景德镇瓷社', 'Jingdezhen Kiln') }])
    const exhibitorId = maker?.id ?? 0
    const rows = [
      { name: texts('明式青花碗', 'Ming Bowl'), introduction: texts('', 'with 100% cobalt_blue') },
      { name: texts('青花瓶', 'Blue-and-white Vase'), introduction: texts('') },
      { name: texts('白瓷盘', 'White Plate'), introduction: texts('仿青花而作', 'Café ware') },
    ]
    await upsertExhibits(
      db,
      rows.map((row, index) => ({ externalKey: `e${index}`, exhibitorId, material: texts(''), ...row })),
    )
  })
})

const names = async (keyword: string, language: 'zh-CN' | 'en-US' = 'zh-CN') => {
  const { data } = await server().ask(suggest, { keyword }, { language })
  return data.map(({ name }) => name)
}

describe('suggestions', () => {
  it('rank names that begin with the keyword, then names that hold it, then descriptions', async () => {
    expect(await names('青花')).toEqual(['青花瓶', '明式青花碗', '白瓷盘'])
  })

  it.each(['花', '瓶', '式青', '式青花'])('find %s inside a name', async (keyword) => {
    expect((await names(keyword)).length).toBeGreaterThan(0)
  })

  it('find in one language and name in the other', async () => {
    expect(await names('青花瓶', 'en-US')).toEqual(['Blue-and-white Vase'])
    expect(await names('VASE')).toEqual(['青花瓶'])
  })

  it('hold every term, in any order, or else what holds some, as the results do', async () => {
    expect(await names('vase blue', 'en-US')).toEqual(['Blue-and-white Vase'])
    expect(await names('bowl cobalt_blue', 'en-US')).toEqual(['Ming Bowl'])
    expect(await names('vase plate', 'en-US')).toEqual(['White Plate', 'Blue-and-white Vase'])
  })

  it('forgive accents, case and width', async () => {
    expect(await names('ＣＡＦＥ', 'en-US')).toEqual(['White Plate'])
  })

  it('are none for an empty keyword', async () => {
    expect(await names('  ')).toEqual([])
  })

  it.each(['100%', 'cobalt_'])('take %s as itself, not as a pattern', async (keyword) => {
    expect(await names(keyword, 'en-US')).toEqual(['Ming Bowl'])
    expect(await names(keyword.replace('100', '1_0').replace('cobalt', 'c%'), 'en-US')).toEqual([])
  })

  it.each(["'; drop table exhibit; --", '<script>alert(1)</script>', '\\', '%%%', '{a,b}', '"'])(
    'survive %s',
    async (keyword) => {
      expect(await names(keyword)).toEqual([])
    },
  )

  it('name exhibitors as type 2', async () => {
    const { data } = await server().ask(suggest, { keyword: '景德' })
    expect(data.map(({ type }) => type)).toEqual([2, 1, 1, 1])
  })
})

describe('results', () => {
  it('count by type, page and keep the ranks', async () => {
    const { data } = await server().ask(searchFair, { keyWord: '青花', limit: 2 })
    expect(data.counts).toMatchObject({ exhibits: 3, exhibitors: 0 })
    expect(data).toMatchObject({ totalCount: 3, totalPage: 2, currPage: 1 })
    expect(data.list.map(({ name }) => name)).toEqual(['青花瓶', '明式青花碗'])
    const next = await server().ask(searchFair, { keyWord: '青花', limit: 2, page: 2 })
    expect(next.data.list.map(({ name }) => name)).toEqual(['白瓷盘'])
  })

  it('filter by type', async () => {
    const { data } = await server().ask(searchFair, { keyWord: '景德', type: 1 })
    // What an exhibitor shows is found by its name.
    expect(data).toMatchObject({ totalCount: 3, counts: { exhibits: 3, exhibitors: 1 } })
  })

  it('are what the keyword filter of the exhibits list finds', async () => {
    const { data } = await server().ask(listExhibits, { keyWord: '青花' })
    expect(data.totalCount).toBe(3)
  })

  it('follow a change of the name at once', async () => {
    expect(await names('玲珑')).toEqual([])
    await server().database.write(async (db) => {
      await upsertExhibits(db, [{ externalKey: 'e0', exhibitorId: 1, name: texts('玲珑碗') }])
    })
    expect(await names('玲珑')).toEqual(['玲珑碗'])
    expect(await names('明式')).toEqual([])
  })
})
