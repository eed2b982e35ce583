import type { TFunction } from 'i18next'
import { chinaDay } from '#contract/core/china-time.ts'
import { listImportPictures, listImportRows } from '#contract/operations/imports/endpoints.ts'
import { IMPORT_REPORT_ROWS } from '#contract/operations/imports/limits.ts'
import type { ImportDetail, ImportRow } from '#contract/operations/imports/schemas.ts'
import { saveFile } from '#src/common/app/save-file.ts'
import { call } from '#src/common/request/call.ts'
import { pathLabel } from './labels'

async function gather<Row>(ask: (page: number) => Promise<{ list: Row[]; totalPage: number }>): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1; ; page += 1) {
    const { list, totalPage } = await ask(page)
    rows.push(...list)
    if (page >= totalPage) return rows
  }
}

/** What is reported about a row, one reason after the other. */
export const reasonsText = (
  t: TFunction,
  kind: ImportDetail['kind'],
  { reasons }: Pick<ImportRow, 'reasons'>,
): string =>
  reasons.map(({ column, text }) => (column === '' ? text : `${pathLabel(t, kind, column)}: ${text}`)).join('; ')

/** Saves every row with the results of the dry run and the import, and the pictures that were left over. */
export async function saveReport(t: TFunction, { id, kind, rows: { name } }: ImportDetail): Promise<void> {
  const limit = IMPORT_REPORT_ROWS
  const rows = await gather((page) => call(listImportRows, { id, page, limit }, { alerts: false }))
  const pictures = await gather((page) => call(listImportPictures, { id, page, limit }, { alerts: false }))
  const heads = ['line', 'key', 'name', 'state', 'outcome', 'reasons'].map((head) => t(`imports:row.head.${head}`))
  const table = rows.map((row) => [
    row.id,
    row.key,
    row.title,
    t(`imports:row.state.${row.state}`),
    t(`imports:row.outcome.${row.outcome}`),
    reasonsText(t, kind, row),
  ])
  const { buildBook } = await import('#src/common/work/export/xlsx.ts')
  const sheets = [{ name: t('imports:report.rows'), table: [heads, ...table] }]
  if (pictures.length > 0) {
    const own = ['picture', 'reasons'].map((head) => t(`imports:row.head.${head}`))
    sheets.push({ name: t('imports:report.pictures'), table: [own, ...pictures.map((one) => [one.id, one.reason])] })
  }
  saveFile(await buildBook(sheets), `${t('imports:report.file', { name })}-${chinaDay(new Date())}.xlsx`)
}
