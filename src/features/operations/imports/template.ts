import type { TFunction } from 'i18next'
import { listContent } from '#contract/fair/content/endpoints.ts'
import { kindNames } from '#contract/fair/content/kinds.ts'
import { chinaDay } from '#contract/core/china-time.ts'
import { columnsOf, type ImportColumn, type ImportKind, importFields } from '#contract/operations/imports/rules.ts'
import { listManagedTicketTypes } from '#contract/commerce/tickets/endpoints.ts'
import { saveFile } from '#src/common/app/save-file.ts'
import { getLanguage } from '#src/common/i18n/language.ts'
import { call } from '#src/common/request/call.ts'
import { columnLabel, optionLabel, kindLabel } from './labels'

/** Names of what a column refers to that are listed; of more, whoever writes knows the key or looks it up. */
const NAMES_MAX = 100

async function listNames(to: string): Promise<string[]> {
  const inOwn = ({ zh, en }: { zh: string; en: string }) => (getLanguage() === 'zh-CN' ? zh || en : en || zh)
  if (to === 'ticketQuota') {
    const { quotas } = await call(listManagedTicketTypes, {}, { alerts: false })
    return quotas.map(({ name }) => inOwn(name))
  }
  const kind = kindNames.find((one) => one === to)
  if (!kind) return []
  const { list, totalCount } = await call(listContent, { kind, limit: NAMES_MAX }, { alerts: false })
  if (totalCount > NAMES_MAX) return []
  return list.map(({ title }) => inOwn(title))
}

/** What may stand in a column, and the values that are taken where they are few. */
async function describe(
  t: TFunction,
  kind: ImportKind,
  column: ImportColumn,
): Promise<[about: string, values: string[]]> {
  const field = importFields(kind)[column.field]
  if (!field) return [t('imports:guide.key'), []]
  const options = column.options.map((option) => optionLabel(t, kind, column.field, option))
  if (field.type === 'relation' || field.type === 'relations')
    return [t(`imports:guide.${field.type}`), await listNames(field.to)]
  if (field.type === 'text')
    return [t('imports:guide.text', { max: field.max[column.part === 'en' ? 'en' : 'zh'] }), []]
  if (/^(first|last)Day$|^(opens|closes)$/.test(column.field)) return [t(`imports:guide.${column.field}`), []]
  if (field.type === 'line') return [t('imports:guide.text', { max: field.max }), []]
  if (field.type === 'number') return [t('imports:guide.number', { min: field.min, max: field.max }), []]
  return [t(`imports:guide.${field.type}`), options]
}

/** Saves a workbook with the columns of a kind, and a second sheet that says what may stand in each. */
export async function saveTemplate(t: TFunction, kind: ImportKind): Promise<void> {
  const columns = columnsOf(kind)
  const guide: string[][] = []
  for (const column of columns) {
    const [about, values] = await describe(t, kind, column)
    const required = t(column.required ? 'imports:guide.required' : 'imports:guide.optional')
    guide.push([columnLabel(t, kind, column), required, about, values.join(' / ')])
  }
  const { buildBook } = await import('#src/common/work/export/xlsx.ts')
  const kinds = kindLabel(t, kind)
  const heads = ['column', 'needed', 'about', 'values'].map((name) => t(`imports:guide.head.${name}`))
  const book = await buildBook([
    { name: kinds, table: [columns.map((column) => columnLabel(t, kind, column))] },
    { name: t('imports:guide.title'), table: [heads, ...guide] },
  ])
  saveFile(book, `${t('imports:guide.file', { kinds })}-${chinaDay(new Date())}.xlsx`)
}
