import { describe, expect, it } from 'vitest'
import { listExhibitors } from '#contract/fair/exhibitors/endpoints.ts'
import { listExhibits } from '#contract/fair/exhibits/endpoints.ts'
import { editorOf } from '#tests/setup/content.ts'
import { csvOf, importerOf } from '#tests/setup/imports/imports.ts'
import { useServer } from '#tests/setup/server.ts'

const server = useServer('demo')
const exhibitors = importerOf(server, 'exhibitor')
const exhibits = importerOf(server, 'exhibit')
const exhibitor = editorOf(server, 'exhibitor')

const heads = 'key,company.zh,company.en,booth,weight,joinType'
const found = async (keyWord: string) => (await server().ask(listExhibitors, { keyWord })).data.list

describe('an import of exhibitors', () => {
  const file = csvOf(heads, 'i1,云窑坊,Yunyao Kiln,A1,5,company', 'i2,墨竹轩,Mozhu Studio,A2,,individual')

  it('writes nothing in its dry run, and says what is new', async () => {
    const of = await exhibitors.checked(file)
    expect(of).toMatchObject({ state: 'checked', counts: { total: 2, new: 2, refused: 0, done: 0 } })
    expect(await found('云窑坊')).toEqual([])
    expect((await exhibitors.cancel(of)).data.state).toBe('cancelled')
  })

  it('shows what is applied, changes nothing the second time, and what differs the third', async () => {
    const of = await exhibitors.applied(file)
    expect(of).toMatchObject({ state: 'applied', counts: { written: 2, done: 2 } })
    expect(of.changes.map(({ state }) => state)).toEqual([
      'receiving',
      'reading',
      'mapping',
      'checking',
      'checked',
      'applying',
      'applied',
    ])
    expect((await found('云窑坊')).map(({ company }) => company)).toEqual(['云窑坊'])
    const again = await exhibitors.checked(file)
    expect(again.counts).toMatchObject({ new: 0, changed: 0, unchanged: 2 })
    const third = await exhibitors.applied(csvOf('key,company.zh,booth', 'i1,云窑工坊,', 'i2,,A2'))
    expect(third.counts).toMatchObject({ changed: 1, unchanged: 1, written: 1 })
    const [row] = await exhibitors.rows(third.id, { state: 'changed' })
    const { data } = await exhibitor.get(row?.objectId ?? 0)
    // An empty cell leaves a value alone.
    expect(data.document).toMatchObject({ company: { zh: '云窑工坊', en: 'Yunyao Kiln' }, booth: 'A1', weight: 5 })
    expect(data.state).toBe('published')
  })

  it('says what is wrong with a row by column and takes the others', async () => {
    const of = await exhibitors.checked(
      csvOf(
        heads,
        ',无编号,,,,',
        'r1,甲,,,多少,',
        'r2,乙,,,,工厂',
        'r3,,,,,',
        'r4,丁,,,,',
        'r4,戊,,,,',
        `r5,${'长'.repeat(31)},,,,`,
        '#999999,己,,,,',
      ),
    )
    const rows = await exhibitors.rows(of.id, { state: 'refused' })
    expect(rows.map(({ id, reasons }) => [id, reasons.map(({ column, text }) => `${column}: ${text}`)])).toEqual([
      [2, ['key: 编号不能为空']],
      [3, ['weight: 不是数字']],
      [4, ['joinType: 不在可选值中：company / individual']],
      [5, ['company.zh: 新内容须填写名称']],
      [7, ['key: 编号与第 6 行相同']],
      [8, ['company.zh: 最多 30 个字符']],
      [9, ['key: 没有序号为 #999999 的内容']],
    ])
    expect(of.counts).toMatchObject({ total: 8, new: 1, refused: 7 })
  })

  it('keeps a draft that is not complete, and one with a file that must not be shown', async () => {
    const of = await exhibits.applied(csvOf('key,name.zh', 'half,半成品'))
    expect(of.counts.written).toBe(1)
    const [row] = await exhibits.rows(of.id)
    expect(row?.reasons.every(({ note }) => note)).toBe(true)
    expect((await editorOf(server, 'exhibit').get(row?.objectId ?? 0)).data.state).toBe('draft')
    const hidden = await exhibitors.applied(csvOf(heads, 'hid,藏而不露,,,,'), { publish: false })
    const [one] = await exhibitors.rows(hidden.id)
    expect((await exhibitor.get(one?.objectId ?? 0)).data.state).toBe('draft')
  })
})

describe('an import of exhibits', () => {
  it('finds what it refers to by key, number or name', async () => {
    await exhibitors.applied(csvOf(heads, 'maker,有器工房,Youqi,,,'))
    const of = await exhibits.applied(
      csvOf(
        'key,name.zh,exhibitor,category,introduction.zh,price,coverUrl.zh,labels',
        'e1,一只碗,maker,#1,碗,12.50,/media/art/a.svg,new',
        'e2,两只碗,有器工房,#1,碗,"1,200",/media/art/a.svg,"new;limited"',
        'e3,三只碗,无此展商,#1,碗,1,/media/art/a.svg,',
        'e4,四只碗,maker,#1,碗,1,https://elsewhere.example/a.jpg,',
      ),
    )
    expect(of.counts).toMatchObject({ written: 2, refused: 2 })
    const { data } = await server().ask(listExhibits, { keyWord: '只碗', sort: 'priceUp' })
    expect(data.list.map(({ exhibitsName, price, company }) => [exhibitsName, price, company])).toEqual([
      ['一只碗', 12.5, '有器工房'],
      ['两只碗', 1200, '有器工房'],
    ])
    const maker = (await found('有器工房'))[0]
    expect(maker?.exhibitsNum).toBe(2)
  })
})

describe('undoing an import', () => {
  it('puts back what was there, removes what it made, and keeps what was changed or is used since', async () => {
    const first = await exhibitors.applied(csvOf(heads, 'u1,旧名坊,Old name,B1,1,company'))
    const second = await exhibitors.applied(
      csvOf(heads, 'u1,新名坊,New name,B9,2,company', 'u2,将被移除,,,,', 'u3,会被修改,,,,', 'u4,会有展品,,,,'),
    )
    expect(second.counts).toMatchObject({ new: 3, changed: 1, written: 4 })
    const ids = new Map((await exhibitors.rows(second.id)).map(({ key, objectId }) => [key, objectId ?? 0]))
    const { data: third } = await exhibitor.get(ids.get('u3') ?? 0)
    await exhibitor.save(third, { ...third.document, booth: '后来' })
    await exhibits.applied(csvOf('key,name.zh,exhibitor', 'u5,某物,u4'))
    const undone = await exhibitors.undone(second)
    expect(undone).toMatchObject({ state: 'undone', counts: { undone: 2, kept: 2 } })
    const kept = await exhibitors.rows(second.id, { outcome: 'kept' })
    expect(kept.map(({ key, reasons }) => [key, reasons[0]?.text])).toEqual([
      ['u3', '导入后已被修改，保持现状'],
      ['u4', '已被其他内容使用，保持现状'],
    ])
    const { data: back } = await exhibitor.get(ids.get('u1') ?? 0)
    expect(back).toMatchObject({
      state: 'published',
      changed: false,
      document: { company: { zh: '旧名坊' }, booth: 'B1' },
    })
    expect((await found('旧名坊')).map(({ company }) => company)).toEqual(['旧名坊'])
    expect(await found('将被移除')).toEqual([])
    // The same file again: what was removed is new.
    const again = await exhibitors.checked(csvOf(heads, 'u2,将被移除,,,,'))
    expect(again.counts).toMatchObject({ new: 1 })
    expect(first.state).toBe('applied')
  })
})
