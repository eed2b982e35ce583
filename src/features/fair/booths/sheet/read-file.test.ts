import { zipSync, strToU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { SHEET_BYTES_MAX, SHEET_ROWS_MAX, SHEET_UNPACKED_MAX } from '#contract/fair/booths/limits.ts'
import type { HallBooths } from '#contract/fair/booths/schemas.ts'
import { buildXlsx } from '#src/common/work/export/xlsx.ts'
import { buildSheet } from './build-sheet'
import { findRows, readSheetFile, type SheetError } from './read-file'

const read = async (...rows: (string | number)[][]) => readSheetFile(await buildXlsx(rows, 'x'))
const problemOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: SheetError) => error.problem,
  )

describe('a file', () => {
  it('is read by its headings in either language, below titles, with the lines of the file', async () => {
    expect(
      await read(['2027 展会'], ['Exhibitor', 'BOOTH NO.', 'x'], ['青禾陶瓷', '1A-01', 'y'], [], ['', 102]),
    ).toEqual([
      { line: 3, number: '1A-01', exhibitorId: '', zh: '青禾陶瓷', en: '' },
      { line: 5, number: '102', exhibitorId: '', zh: '', en: '' },
    ])
    expect(await read(['展位号', '展商 ID'], ['1A-01', 12])).toMatchObject([{ line: 2, exhibitorId: '12' }])
  })

  it('is refused without a column of booths or of exhibitors', async () => {
    expect(await problemOf(read(['展商 ID'], [1]))).toBe('noBooths')
    expect(await problemOf(read(['展位号', '面积'], ['1A-01', 9]))).toBe('noExhibitors')
    expect(await problemOf(read())).toBe('noBooths')
  })

  it('is refused where it is damaged, too large packed or unpacked, or has too many rows', async () => {
    expect(await problemOf(readSheetFile(new Blob(['no workbook'])))).toBe('damaged')
    expect(await problemOf(readSheetFile(new Blob([zipSync({ 'a.xml': strToU8('<a/>') })])))).toBe('damaged')
    expect(await problemOf(readSheetFile(new Blob([new Uint8Array(SHEET_BYTES_MAX + 1)])))).toBe('tooLarge')
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(SHEET_UNPACKED_MAX + 1) })
    expect(bomb.byteLength).toBeLessThan(SHEET_BYTES_MAX)
    expect(await problemOf(readSheetFile(new Blob([bomb])))).toBe('tooLarge')
    const many = Array.from({ length: SHEET_ROWS_MAX + 1 }, () => ['1A-01', '1'])
    expect(() => findRows([['展位号', '展商 ID'], ...many])).toThrow('manyRows')
  })
})

describe('an exported table', () => {
  const exhibitor = {
    id: 7,
    name: '=1+1',
    company: { zh: '=1+1', en: '@x' },
    industryId: null,
    industry: '',
    categoryIds: [],
    shown: true,
  }
  const hall: Pick<HallBooths, 'booths'> = {
    booths: [
      {
        number: '=HYPERLINK("x")',
        level: 0,
        area: 9.5,
        corner: false,
        utilities: [],
        status: 'assigned',
        exhibitor,
        order: null,
        heldUntil: null,
        x: 0,
        y: 0,
      },
    ],
  }
  const build = () => buildXlsx(buildSheet(hall, { level: () => '-1', status: () => '+s' }), 'x')

  it('is read again as it was written', async () => {
    expect(await readSheetFile(await build())).toEqual([
      { line: 2, number: '=HYPERLINK("x")', exhibitorId: '7', zh: '=1+1', en: '@x' },
    ])
  })

  it('holds no formula', async () => {
    const { unzipSync, strFromU8 } = await import('fflate')
    const parts = unzipSync(new Uint8Array(await (await build()).arrayBuffer()))
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    expect(sheet).toContain('<c ')
    expect(sheet).not.toMatch(/<f[ >]/)
  })
})
