import { parseArgs } from 'node:util'
import * as z from 'zod'
import { columnsOf, type DayOrder, importKinds, type ImportKind } from '#contract/operations/imports/rules.ts'
import type { Language } from '#contract/core/language.ts'
import { userTypes } from '#contract/core/permissions.ts'
import type { Config } from '#server/config.ts'
import { contentTies } from '#server/domains/content-kinds.ts'
import { findByType } from '#server/modules/foundation/accounts/index.ts'
import { importSubjects, reportOf, takeFile } from '#server/modules/operations/imports/index.ts'
import type { Database } from '#server/platform/db/database.ts'
import { openProviders } from '#server/providers/open-providers.ts'
import { ImportError, importText } from './import-error'
import { readMap } from './map'

const Columns = z.record(z.string(), z.string())

const orders = new Map<string, DayOrder>([
  ['month-first', 'monthFirst'],
  ['day-first', 'dayFirst'],
])

/** A sheet or a row as people count: from 1. */
function readPlace(given: string | undefined): number | null {
  if (given === undefined) return null
  if (!/^[1-9]\d{0,5}$/.test(given)) throw new ImportError('usage', {})
  return Number(given)
}

function readJob(args: string[]) {
  const options = {
    map: { type: 'string' },
    pictures: { type: 'string' },
    publish: { type: 'boolean', default: false },
    sheet: { type: 'string' },
    'heading-row': { type: 'string' },
    'day-order': { type: 'string' },
  } as const
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true, strict: true })
  const [kind = '', rows = ''] = positionals
  const named = importKinds.find((one) => one === kind)
  if (!named || rows === '') throw new ImportError('usage', {})
  const { map, pictures, publish } = values
  const dayOrder = values['day-order'] === undefined ? null : orders.get(values['day-order'])
  if (dayOrder === undefined) throw new ImportError('usage', {})
  const sheet = readPlace(values.sheet)
  const place = { sheet: sheet === null ? null : sheet - 1, headingLine: readPlace(values['heading-row']), dayOrder }
  return { kind: named, rows, map, pictures, publish, place }
}

/** Whether a map names nothing but columns of the kind. */
const isSound = (kind: ImportKind, columns: Readonly<Record<string, string>>): boolean =>
  Object.values(columns).every((path) => columnsOf(kind).some((column) => column.path === path))

/**
 * `npm run import -- table KIND FILE`: takes a table in as organizers do in the browser, by the same code; gives the outcome of
 * it, as text.
 */
export async function importTable(
  database: Database,
  config: Config,
  { args, language }: { args: string[]; language: Language },
): Promise<string> {
  const { kind, rows, map, pictures, publish, place } = readJob(args)
  const columns = map ? readMap(map, Columns) : {}
  if (map && !isSound(kind, columns)) throw new ImportError('badMap', { path: map, detail: kind })
  const organizer = await findByType(database.db, userTypes.organizer)
  if (!organizer) throw new ImportError('noOrganizer', {})
  const services = {
    ...database,
    config,
    providers: openProviders(config),
    subjects: importSubjects(contentTies),
    worker: `command ${process.pid}`,
  }
  const taken = await takeFile(services, {
    kind,
    rows,
    pictures,
    publish,
    columns,
    byAccount: organizer.id,
    ...place,
  })
  const { counts, refused, problem } = await reportOf(database.db, taken.id, language)
  if (problem !== '') throw new ImportError('failed', { detail: problem })
  const lines = refused.map(({ line, column, reason }) => importText('refused', { line, column, reason }, language))
  return [importText('done', counts, language), ...lines].join('\n')
}
