import { describe, expect, it, vi } from 'vitest'
import { buildCsv } from './csv'
import { EXPORT_ROWS_MAX, gatherRows } from './gather-rows'
import { buildTable } from './plain-table'

const BOM = '\uFEFF'

const textOf = async (table: (string | number)[][]) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await buildCsv(table).arrayBuffer())

describe('a table', () => {
  it('holds a value a column, or several under their own headings, and leaves out what is drawn alone', () => {
    const columns = [
      { title: 'Name', plain: ({ name }: { name: string }) => name },
      { title: 'Contact', plain: { Phone: () => '1', 'E-mail': () => 'a@b' } },
      { title: 'Actions' },
    ]
    expect(buildTable(columns, [{ name: '岚竹' }])).toEqual([
      ['Name', 'Phone', 'E-mail'],
      ['岚竹', '1', 'a@b'],
    ])
  })
})

describe('a CSV', () => {
  it('begins with a byte order mark and ends each line as RFC 4180 has it', async () => {
    expect(
      await textOf([
        ['名称', 'n'],
        ['岚竹', 2],
      ]),
    ).toBe(`${BOM}名称,n\r\n岚竹,2\r\n`)
  })

  it.each([
    ['a,b', '"a,b"'],
    ['say "yes"', '"say ""yes"""'],
    ['two\nlines', '"two\nlines"'],
    ['', ''],
  ])('quotes %j', async (cell, written) => {
    expect(await textOf([[cell]])).toBe(`${BOM}${written}\r\n`)
  })

  it.each([
    ['=1+1', `"'=1+1"`],
    ['+8613800138001', `"'+8613800138001"`],
    ['-2+3', `"'-2+3"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['\t=1', `"'\t=1"`],
    ['\r=1', `"'\r=1"`],
    ['＝1', `"'＝1"`],
  ])('makes %j harmless', async (cell, written) => {
    expect(await textOf([[cell]])).toBe(`${BOM}${written}\r\n`)
  })

  it('leaves a number below zero a number', async () => {
    expect(await textOf([[-5]])).toBe(`${BOM}-5\r\n`)
  })
})

describe('the rows of all pages', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, i) => ({ id: i + 1 }))
  const pagesOf = (all: { id: number }[]) =>
    vi.fn(async ({ page, limit }: { page: number; limit: number }) => ({
      list: all.slice((page - 1) * limit, page * limit),
      totalCount: all.length,
    }))

  it.each([
    [0, 1],
    [99, 1],
    [100, 1],
    [250, 3],
  ])('%i are read in %i calls', async (count, calls) => {
    const ask = pagesOf(rows(count))
    const seen: number[] = []
    const found = await gatherRows(ask, {
      signal: new AbortController().signal,
      onProgress: (known) => seen.push(known),
    })
    expect(found).toEqual({ rows: rows(count), total: count })
    expect(ask).toHaveBeenCalledTimes(calls)
    expect(seen.at(-1)).toBe(count)
  })

  it('end at the limit, and how many there are is told', async () => {
    const found = await gatherRows(pagesOf(rows(EXPORT_ROWS_MAX + 7)), {
      signal: new AbortController().signal,
      onProgress: (_known, total) => expect(total).toBe(EXPORT_ROWS_MAX),
    })
    expect(found.rows).toHaveLength(EXPORT_ROWS_MAX)
    expect(found.total).toBe(EXPORT_ROWS_MAX + 7)
  })

  it('hold a row once that moved to the next page meanwhile', async () => {
    const all = rows(150)
    const ask = vi.fn(async ({ page }: { page: number }) => ({
      list: page === 1 ? all.slice(0, 100) : all.slice(99),
      totalCount: 150,
    }))
    const found = await gatherRows(ask, { signal: new AbortController().signal, onProgress: () => undefined })
    expect(found.rows).toEqual(all)
  })

  it('are requested no further once it is cancelled', async () => {
    const controller = new AbortController()
    const answer = pagesOf(rows(500))
    const ask = vi.fn((page: { page: number; limit: number }) => {
      if (page.page === 2) controller.abort()
      return answer(page)
    })
    await expect(gatherRows(ask, { signal: controller.signal, onProgress: () => undefined })).rejects.toThrow(/abort/i)
    expect(ask).toHaveBeenCalledTimes(2)
  })
})
