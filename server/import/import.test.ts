import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Language } from '#contract/core/language.ts'
import { listExhibitors } from '#contract/fair/exhibitors/endpoints.ts'
import { getExhibit, listExhibits } from '#contract/fair/exhibits/endpoints.ts'
import { useServer } from '#tests/setup/server.ts'
import { fail } from '#server/platform/http/fail.ts'
import { exhibitImporter } from './exhibits'
import { exhibitorImporter, mapOfLines } from './exhibitors'
import type { ExhibitMap } from './map'
import { describeReport } from './report'
import { importSource } from './run'
import { openCsv, openLines } from './source'

const server = useServer('empty')
let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const map: ExhibitMap = { source: 's', language: 'en', key: 'no', name: 'title', exhibitor: 'artist', price: 'price' }
const columns = ['no', 'title', 'artist', 'price']

function file(content: string | Buffer, name = 'file.csv'): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

async function take(content: string) {
  const source = await openCsv(file(content), columns)
  return importSource(server().database, source, exhibitImporter(map, null))
}

describe('exhibits from CSV', () => {
  const good = '\uFEFFno,title,artist,price\n1,"Vase, ""blue""",Ann,12.50\n2,"Two\nlines",Ann,\n'

  it('reads a BOM, quoted commas and newlines, and makes the exhibitors', async () => {
    expect(await take(good)).toMatchObject({ rows: 2, added: 2, changed: 0, refused: [] })
    const { data } = await server().ask(listExhibits, { sort: 'priceUp' }, { language: 'en-US' })
    expect(data.list.map(({ exhibitsName, price, company }) => [exhibitsName, price, company])).toEqual([
      ['Vase, "blue"', 12.5, 'Ann'],
      ['Two\nlines', null, 'Ann'],
    ])
    const makers = await server().ask(listExhibitors, {}, { language: 'en-US' })
    expect(makers.data.list.map(({ company, exhibitsNum }) => [company, exhibitsNum])).toEqual([['Ann', 2]])
  })

  it('takes a cover for each language, or one for both', async () => {
    const source = await openCsv(
      file('no,title,artist,zh,en\nc1,Bowl of two words,Cleo,/zh.png,/en.png\nc2,Dish of two words,Cleo,/dish.png,\n'),
      ['zh', 'en'],
    )
    await importSource(server().database, source, exhibitImporter({ ...map, cover: 'zh', coverEn: 'en' }, null))
    const covers = async (language: Language) => {
      const { data } = await server().ask(listExhibits, { keyWord: 'two words' }, { language })
      return data.list.map(({ exhibitsCoverUrl }) => exhibitsCoverUrl).toSorted()
    }
    expect(await covers('zh-CN')).toEqual(['/dish.png', '/zh.png'])
    expect(await covers('en-US')).toEqual(['/dish.png', '/en.png'])
  })

  it('changes nothing the second time and what differs the third', async () => {
    expect(await take(good)).toMatchObject({ added: 0, changed: 0, unchanged: 2 })
    expect(await take(good.replace('12.50', '13'))).toMatchObject({ added: 0, changed: 1, unchanged: 1 })
  })

  it('refuses rows by line, column and reason and takes the others', async () => {
    const report = await take('no,title,artist,price\n3,,Ann,1\n4,"a\nb",Ann,x\n5,ok,Ann,1\n5,again,Ann,2\n6,short\n')
    expect(report).toMatchObject({ rows: 4, added: 1 })
    expect(report.refused.map(({ line, column, text }) => [line, column, text])).toEqual([
      [2, 'title', 'empty'],
      [3, 'price', 'notAmount'],
      [6, 'key', 'sameKey'],
      [7, '-', 'badCsv'],
    ])
    expect(describeReport(report, 'zh-CN')).toContain('第 2 行 title：不能为空')
    expect(describeReport(report, 'en-US')).toContain('line 3, price: is not an amount')
  })

  it('refuses a file without a column, before anything is written', async () => {
    await expect(openCsv(file('no,title\n9,x\n'), columns)).rejects.toMatchObject({
      text: 'missingColumn',
      parameters: { columns: 'artist, price' },
    })
  })

  it('refuses bytes that are not UTF-8, with the line', async () => {
    const bytes = Buffer.concat([
      Buffer.from('no,title,artist,price\n1,'),
      Buffer.from([0xc3, 0x28]),
      Buffer.from(',a,1\n'),
    ])
    await expect(openCsv(file(bytes), columns)).rejects.toMatchObject({ text: 'notUtf8' })
  })

  it('writes a batch whole or not at all', async () => {
    const rows = Array.from({ length: 1_200 }, (_, index) => `b${index},name ${index},Bob,1`).join('\n')
    const source = await openCsv(file(`no,title,artist,price\n${rows}\n`), columns)
    const importer = exhibitImporter(map, null)
    const write = vi.fn(importer.write)
    // The third batch breaks after it has written: a full disk.
    write.mockImplementation(async (db, records) => {
      const written = await importer.write(db, records)
      if (write.mock.calls.length === 2) throw new Error('No space left on device')
      return written
    })
    const broken = importSource(server().database, source, { ...importer, write })
    await expect(broken).rejects.toMatchObject({ text: 'writeFailed', parameters: { from: 502, to: 1001 } })
    const { data } = await server().ask(listExhibits, { keyWord: 'name' })
    expect(data.totalCount).toBe(500)
    const again = await importSource(server().database, source, importer)
    expect(again).toMatchObject({ added: 700, unchanged: 500 })
  })
})

it('a disk without room stops the import in words of its own', async () => {
  const source = await openCsv(file('no,title,artist,price\n77,late,Bob,1\n'), columns)
  const importer = exhibitImporter(map, null)
  const write = () => Promise.reject(fail('StorageFull'))
  await expect(importSource(server().database, source, { ...importer, write })).rejects.toMatchObject({
    text: 'storageFull',
    parameters: { from: 2, to: 2 },
  })
})

describe('exhibitors from a list of names', () => {
  it('are browsable and searchable', async () => {
    const source = await openLines(file('云锦坊\r\n\n 三彩堂 \n云锦坊\n', 'names.txt'))
    const report = await importSource(server().database, source, exhibitorImporter(mapOfLines('names'), null))
    expect(report).toMatchObject({ rows: 3, added: 2, refused: [{ line: 4, text: 'sameKey' }] })
    const { data } = await server().ask(listExhibitors, { keyWord: '锦' })
    expect(data.list.map(({ company }) => company)).toEqual(['云锦坊'])
  })
})

it('an exhibit that was imported opens', async () => {
  const { data } = await server().ask(getExhibit, { id: 1 })
  expect(data.company).toBe('Ann')
})
