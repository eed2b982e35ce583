import { readFile } from 'node:fs/promises'
import { readSheet } from 'read-excel-file/node'
import writeXlsxFile from 'write-excel-file/node'
import { openPerson } from '../../fixtures/people'
import { expect, test } from '../../fixtures/test'

/** Assignments are exported, imported unchanged, changed by another file, and restored by the first one. */
const words = {
  'zh-CN': {
    hall: 2,
    export: '导出 XLSX',
    import: '导入 XLSX',
    title: '导入展位安排',
    none: '将更改 0',
    valid: '有误 0',
    rest: /^不更改 [1-9]\d*$/,
    changes: '将更改 1',
    errors: '有误 1',
    fault: '展位号：本展馆的平面图上没有该展位',
    apply: '应用 1 项更改',
    moved: (from: string) => `从 ${from} 调整至此`,
    free: '空闲',
  },
  'en-US': {
    hall: 3,
    export: 'Export XLSX',
    import: 'Import XLSX',
    title: 'Import assignments',
    none: 'Changes 0',
    valid: 'Errors 0',
    rest: /^No change [1-9]\d*$/,
    changes: 'Changes 1',
    errors: 'Errors 1',
    fault: 'Booth number: this booth is not on the floor plan of this hall',
    apply: 'Apply 1 change',
    moved: (from: string) => `Move from ${from}`,
    free: 'Free',
  },
} as const

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const workbook = (rows: string[][]): Promise<Buffer> =>
  writeXlsxFile([{ data: rows.map((row) => row.map((value) => ({ value, type: String }))), sheet: 'x' }]).toBuffer()

for (const language of ['zh-CN', 'en-US'] as const) {
  test(`assignments travel as a workbook (${language})`, async ({ browser, request, baseURL }) => {
    const text = words[language]
    const account = 'staff@demo.yunzhan.example'
    const { page, leave } = await openPerson(browser, { request, language, origin: baseURL ?? '', account })
    await page.goto(`/organizer.html#/booths?hall=${text.hall}`)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: text.export }).click(),
    ])
    const saved = await readFile(await download.path())
    await page.getByRole('button', { name: text.import }).click()
    const dialog = page.getByRole('dialog', { name: text.title })
    const choose = (name: string, buffer: Buffer) =>
      dialog.locator('input[type="file"]').setInputFiles({ name, mimeType: XLSX, buffer })
    const view = (name: string | RegExp) => dialog.getByRole('radio', { name })
    await choose('same.xlsx', saved)
    for (const name of [text.none, text.valid, text.rest]) await expect(view(name)).toHaveCount(1)

    const rows = (await readSheet(saved)).map((row) => row.map((cell) => String(cell ?? '')))
    const free = rows.find((row, at) => at > 0 && row[4] === '')?.[0] ?? ''
    const [from = '', name = ''] =
      rows.flatMap((row, at) => (at > 0 && row[5] ? [[row[0] ?? '', row[5]]] : []))[0] ?? []
    await choose(
      'changed.xlsx',
      await workbook([
        ['Booth', 'Company'],
        [free, name],
        ['9Z-99', name],
      ]),
    )
    await expect(view(text.changes)).toHaveCount(1)
    await expect(dialog.getByRole('cell', { name: text.moved(from) })).toBeVisible()
    await dialog.getByText(text.errors, { exact: true }).click()
    await expect(dialog).toContainText(text.fault)
    await dialog.getByRole('button', { name: text.apply }).click()
    await expect(view(text.none)).toHaveCount(1)
    await choose('same.xlsx', saved)
    await expect(dialog.getByRole('cell', { name: text.moved(free) })).toBeVisible()
    await dialog.getByRole('button', { name: text.apply }).click()
    await expect(dialog).toBeHidden()
    await page.goto(`/organizer.html#/booths?hall=${text.hall}&booth=${free}`)
    await expect(page.getByRole('region', { name: new RegExp(`${free}$`) })).toContainText(text.free)
    await leave()
  })
}
