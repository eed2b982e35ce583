import { describe, expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { editorOf } from '#tests/setup/content.ts'
import { officeOf, zipOf } from '#tests/setup/file-bytes.ts'
import { importerOf, type SentFile } from '#tests/setup/imports/imports.ts'
import { useServer } from '#tests/setup/server.ts'

const server = useServer('demo')
const importer = importerOf(server, 'exhibitor')
const events = importerOf(server, 'scheduleEvent')

const file = (name: string, bytes: Buffer): SentFile => ({ name, bytes })
const problemOf = async (rows: SentFile, pictures?: SentFile) => {
  const of = await importer.sent(rows, pictures)
  return of.state === 'failed' ? of.problem : of.state
}
const titles = async (rows: SentFile) =>
  (await importer.rows((await importer.checked(rows)).id)).map(({ title }) => title)
const heads = ['key', 'company.zh', 'booth']

async function book(rows: (string | number | Date | null)[][]): Promise<Buffer> {
  const cells = rows.map((row) =>
    row.map((value) => {
      if (value === null) return null
      if (typeof value === 'string') return { value, type: String }
      return typeof value === 'number' ? { value, type: Number } : { value, type: Date, format: 'yyyy-mm-dd hh:mm' }
    }),
  )
  return writeXlsxFile(cells).toBuffer()
}

describe('a table', () => {
  it.each([
    ['UTF-8', Buffer.from('key,company.zh\nc1,青禾陶艺\n')],
    ['UTF-8 with a mark', Buffer.from('\uFEFFkey,company.zh\r\nc1,青禾陶艺\r\n')],
    ['semicolons', Buffer.from('key;company.zh\nc1;青禾陶艺\n')],
    ['GB18030', Buffer.concat([Buffer.from('key,company.zh\nc1,'), Buffer.from('c7e0baccccd5d2d5', 'hex')])],
    ['UTF-16', Buffer.from('\uFEFFkey\tcompany.zh\nc1\t青禾陶艺\n', 'utf16le')],
  ])('is read in %s', async (_, bytes) => {
    expect(await titles(file('a.csv', bytes))).toEqual(['青禾陶艺'])
  })

  it('keeps quoted commas and lines, and says on which line a row begins', async () => {
    const of = await importer.checked(
      file('a.csv', Buffer.from('key,company.zh,booth\nq1,"甲,乙","一\n二"\n\nq2,丙,A\n')),
    )
    expect((await importer.rows(of.id)).map(({ id, title }) => [id, title])).toEqual([
      [2, '甲,乙'],
      [5, '丙'],
    ])
  })

  it('is read from a workbook, numbers and dates as its cells show them', async () => {
    const bytes = await book([heads, ['x1', '砚田书社', 12], [null, null, null], ['x2', '竹里馆', 'B-2']])
    const of = await importer.checked(file('a.xlsx', bytes))
    expect((await importer.rows(of.id)).map(({ id, key, title }) => [id, key, title])).toEqual([
      [2, 'x1', '砚田书社'],
      [4, 'x2', '竹里馆'],
    ])
    const at = new Date(Date.UTC(2026, 10, 20, 9, 30))
    const days = await book([
      ['key', 'title.zh', 'startsAt', 'endsAt'],
      ['e1', '开幕式', at, '2026/11/20 11:00'],
    ])
    const event = await events.applied(file('days.xlsx', days))
    expect(event.counts).toMatchObject({ written: 1, refused: 0 })
    const { data } = await editorOf(server, 'scheduleEvent').get((await events.rows(event.id))[0]?.objectId ?? 0)
    expect(data.document).toMatchObject({ startsAt: '2026-11-20T01:30:00.000Z', endsAt: '2026-11-20T03:00:00.000Z' })
  })

  it('runs no formula: its stored result is used, one without a result or with an error is refused, and a text like one stays text', async () => {
    const sheet =
      '<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>key</t></is></c><c r="B1" t="inlineStr"><is><t>company.zh</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>f1</t></is></c><c r="B2" t="str"><f>"青"&amp;"禾"</f><v>青禾</v></c></row><row r="3"><c r="A3" t="inlineStr"><is><t>f2</t></is></c><c r="B3" t="inlineStr"><is><t>=cmd()</t></is></c></row><row r="4"><c r="A4" t="inlineStr"><is><t>f3</t></is></c><c r="B4"><f>1+1</f></c></row><row r="5"><c r="A5" t="inlineStr"><is><t>f4</t></is></c><c r="B5" t="e"><f>A1</f><v>#REF!</v></c></row></sheetData></worksheet>'
    const parts = {
      '[Content_Types].xml': '<Types/>',
      'xl/workbook.xml': '<workbook xmlns:r="x"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
      'xl/worksheets/sheet1.xml': sheet,
    }
    const bytes = zipOf(Object.entries(parts).map(([name, text]) => ({ name, data: Buffer.from(text) })))
    const of = await importer.checked(file('f.xlsx', bytes))
    const rows = await importer.rows(of.id)
    expect(rows.map(({ state, title, reasons }) => [state, title, reasons[0]?.text])).toEqual([
      ['new', '青禾', undefined],
      ['new', '=cmd()', undefined],
      ['refused', '', '公式没有保存计算结果，请用表格软件打开并保存文件，或直接填写数值'],
      ['refused', '', '单元格是错误值 #REF!，请改正公式或填写数值'],
    ])
  })

  it.each([
    [
      'with macros',
      'm.xlsx',
      () => officeOf('xl', [{ name: 'xl/vbaProject.bin', data: Buffer.from('x') }]),
      '文件含有宏，请另存为不含宏的 .xlsx',
    ],
    [
      'that is a bomb',
      'b.xlsx',
      () => officeOf('xl', [{ name: 'xl/sharedStrings.xml', data: Buffer.alloc(20_000_000) }]),
      '文件解压后过大',
    ],
    ['that is no workbook', 'n.xlsx', () => Buffer.from('key,company.zh\n'), '文件已损坏或不完整'],
    ['that is no CSV', 'n.csv', () => officeOf('xl'), '此文件不是 csv 文件'],
    ['with unbalanced quotes', 'q.csv', () => Buffer.from('key,company.zh\na,"b\n'), 'CSV 第 2 行附近的引号不成对'],
    ['without rows', 'e.csv', () => Buffer.from('key,company.zh\n'), '文件中没有数据行'],
    [
      'that brings entities',
      'x.xlsx',
      () =>
        zipOf([
          { name: '[Content_Types].xml', data: Buffer.from('<Types/>') },
          { name: 'xl/workbook.xml', data: Buffer.from('<!DOCTYPE x [<!ENTITY a "aa">]><workbook/>') },
        ]),
      '文件已损坏或不完整',
    ],
  ])('%s is refused', async (_, name, bytes, problem) => {
    expect(await problemOf(file(name, bytes()))).toBe(problem)
  })
})
