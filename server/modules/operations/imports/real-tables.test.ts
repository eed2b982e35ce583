import { describe, expect, it } from 'vitest'
import { checkImport, chooseImportTable } from '#contract/operations/imports/endpoints.ts'
import { errors } from '#contract/catalog/errors.ts'
import { columnsOf } from '#contract/operations/imports/rules.ts'
import { csvOf, importerOf } from '#tests/setup/imports/imports.ts'
import { realTables } from '#tests/setup/imports/real-tables.ts'
import { workbookOf } from '#tests/setup/imports/workbook.ts'
import { useServer } from '#tests/setup/server.ts'
import { DayOrderFinder, parseMoment } from './rows/read-moment'

const server = useServer('demo')

/** The columns that the headings of these tables name; the browser finds them by its texts. */
const paths: Record<string, string> = {
  编号: 'key',
  '企业名称（中文）': 'company.zh',
  展位号: 'booth',
  '名称（中文）': 'name.zh',
  '价格（人民币，留空为面议）': 'price',
  '材质（中文）': 'material.zh',
  '标题（中文）': 'title.zh',
  开始时间: 'startsAt',
  结束时间: 'endsAt',
  姓名: 'name',
  邮箱: 'email',
  展商: 'exhibitor',
  角色: 'role',
  语言: 'language',
}
const words = { role: { 业务员: 'salesperson' }, language: { 中文: 'zh', 英文: 'en' } }

describe('a spreadsheet as people send it', () => {
  it.each(realTables('t'))('$title', async (table) => {
    const importer = importerOf(server, table.kind)
    const headers = await importer.headers()
    const of = await importer.sent({ name: table.name, bytes: table.bytes })
    expect(of).toMatchObject({ state: 'mapping', problem: '', headingLine: table.headingLine })
    expect(of.needsDayOrder).toBe(table.dayOrder !== undefined)
    expect(of.sheets[of.sheet] ?? '').toBe(table.sheet ?? of.sheets[0] ?? '')
    const known = new Set(columnsOf(table.kind).map(({ path }) => path))
    const mapping = of.columns.map((heading) => paths[heading] ?? '')
    expect(mapping.filter((path) => known.has(path))).toHaveLength(of.columns.length)
    const input = { id: of.id, version: of.version, mapping, publish: false, words }
    const withoutOrder = table.dayOrder ? (await server().ask(checkImport, input, { headers })).code : undefined
    expect(withoutOrder).toBe(table.dayOrder ? errors.ImportDayOrder.code : undefined)
    await server().ask(checkImport, { ...input, dayOrder: table.dayOrder ?? null }, { headers })
    await importer.work()
    const checked = await importer.get(of.id)
    expect(checked.counts).toMatchObject(table.counts)
    const remarks = (await importer.rows(of.id)).flatMap(({ reasons }) => reasons.map(({ text }) => text)).join('\n')
    for (const remark of [...(table.remarks ?? []), ...(table.notes ?? [])]) expect(remarks).toContain(remark)
    await importer.apply(checked)
    await importer.work()
    // The dry run has promised it.
    expect((await importer.get(of.id)).counts).toMatchObject({
      written: table.counts.new,
      refused: table.counts.refused,
    })
  })
})

describe('sheet and heading row', () => {
  const importer = importerOf(server, 'exhibitor')
  const heads = ['key', 'company.zh']
  const bytes = workbookOf(
    { name: 'one', rows: [heads, ['s1', '甲'], ['s2', '乙']] },
    { name: 'two', rows: [['x', 'y'], heads, ['s3', '丙']] },
    { name: 'empty', rows: [] },
  )

  it('can be chosen, also back again; the file is read anew', async () => {
    const headers = await importer.headers()
    const choose = async (sheet: number, headingLine: number | null) => {
      const { id, version } = await importer.get(of.id)
      const answer = await server().ask(chooseImportTable, { id, version, sheet, headingLine }, { headers })
      await importer.work()
      return { code: answer.code, ...(await importer.get(of.id)) }
    }
    const of = await importer.sent({ name: 'two.xlsx', bytes })
    expect(of).toMatchObject({ sheets: ['one', 'two', 'empty'], sheet: 0, headingLine: 1, columns: heads })
    expect(await choose(1, null)).toMatchObject({ code: 0, sheet: 1, headingLine: 1, columns: ['x', 'y'] })
    expect(await choose(1, 2)).toMatchObject({ headingLine: 2, columns: heads, samples: [['s3', '丙']] })
    expect(await choose(2, null)).toMatchObject({ state: 'mapping', columns: [], samples: [] })
    expect((await choose(3, null)).code).toBe(errors.ImportTable.code)
    expect((await choose(0, 9)).code).toBe(errors.ImportTable.code)
    expect(await choose(0, null)).toMatchObject({ sheet: 0, columns: heads })
    await importer.check(await importer.get(of.id))
    await importer.work()
    expect((await importer.get(of.id)).counts).toMatchObject({ total: 2, new: 2 })
  })

  it('of which the seen version is gone is refused', async () => {
    const of = await importer.sent(csvOf('key,company.zh', 'v1,甲'))
    const headers = await importer.headers()
    const input = { id: of.id, version: of.version, sheet: 0, headingLine: 1 }
    const codes = await Promise.all(
      Array.from({ length: 10 }, async () => (await server().ask(chooseImportTable, input, { headers })).code),
    )
    expect(codes.filter((code) => code === 0)).toHaveLength(1)
    expect(codes.filter((code) => code === errors.ImportNotNow.code)).toHaveLength(9)
  })
})

describe('dates', () => {
  it.each([
    ['11/28/2026 2:00 PM', null, '2026-11-28T06:00:00.000Z'],
    ['28/11/2026 14:00', null, '2026-11-28T06:00:00.000Z'],
    ['28.11.2026', null, '2026-11-27T16:00:00.000Z'],
    ['03/04/2026', null, undefined],
    ['03/04/2026', 'monthFirst', '2026-03-03T16:00:00.000Z'],
    ['03/04/2026', 'dayFirst', '2026-04-02T16:00:00.000Z'],
    ['03/03/2026', null, '2026-03-02T16:00:00.000Z'],
    ['12/1/2026 12:00 AM', 'monthFirst', '2026-11-30T16:00:00.000Z'],
    ['12/1/2026 12:30 PM', 'monthFirst', '2026-12-01T04:30:00.000Z'],
    ['2026-11-28 下午2:00', null, '2026-11-28T06:00:00.000Z'],
    ['2026年11月28日 14：00', null, '2026-11-28T06:00:00.000Z'],
    ['31/02/2026', null, undefined],
    ['13/13/2026', null, undefined],
    ['11/28/2026 25:00', null, undefined],
    ['11/28/2026 14:00 AM', null, undefined],
  ] as const)('%s (%s) is %s', (text, order, moment) => expect(parseMoment(text, order)).toBe(moment))

  it.each([
    [['11/28/2026'], { dayOrder: 'monthFirst', needsChoice: false }],
    [['28/11/2026', '03/04/2026'], { dayOrder: 'dayFirst', needsChoice: false }],
    [['03/04/2026'], { dayOrder: null, needsChoice: true }],
    [['11/28/2026', '28/11/2026', '03/04/2026'], { dayOrder: null, needsChoice: true }],
    [['03/03/2026', '2026-03-04', 'text 1/2/3'], { dayOrder: null, needsChoice: false }],
  ])('%s: %o', (cells, found) => {
    const finder = new DayOrderFinder()
    for (const cell of cells) finder.read(cell)
    expect(finder.found).toEqual(found)
  })
})
