import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type * as contract from '#contract/operations/imports/endpoints.ts'
import {
  columnsOf,
  type ImportKind,
  mayImportKind,
  importSteps,
  type ImportState,
  type ImportStep,
  KEY_COLUMN,
} from '#contract/operations/imports/rules.ts'
import type { ImportDetail } from '#contract/operations/imports/schemas.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { findImport, type ImportRecord, moveImport } from './imports.queries'
import { presentOne } from './imports.present'

type Seen = ParsedInputOf<typeof contract.applyImport>

const leadsTo: Record<ImportStep, ImportState> = {
  choose: 'reading',
  check: 'checking',
  apply: 'applying',
  cancel: 'cancelled',
  undo: 'undoing',
}

/** Throws NotAllowed for a kind that only others may import. */
export function assertMayImport({ viewer }: Pick<Context<unknown>, 'viewer'>, kind: ImportKind): void {
  if (!mayImportKind(viewer?.userType, kind)) throw fail('NotAllowed')
}

/** Takes a step of a person, as the import was seen. Throws ImportNotFound, ImportNotNow. */
async function take(context: Context<Seen>, step: ImportStep, set: Partial<ImportRecord> = {}): Promise<ImportDetail> {
  const { input, viewer, write, db, language } = context
  const { id, version } = input
  const found = await findImport(db, id)
  if (!found) throw fail('ImportNotFound')
  assertMayImport(context, found.row.kind)
  const byAccount = Number(viewer?.userId)
  const moved = await write((transaction) =>
    moveImport(transaction, { id, version, from: importSteps[step], to: leadsTo[step], byAccount, set }),
  )
  if (!moved) throw fail('ImportNotNow')
  return presentOne(db, id, language)
}

/** Begins the dry run. Throws as `take`, and ImportMapping. */
export async function check(context: Context<ParsedInputOf<typeof contract.checkImport>>): Promise<ImportDetail> {
  const { db, input } = context
  const found = await findImport(db, input.id)
  if (!found) throw fail('ImportNotFound')
  const { kind, columns } = found.row
  const known = new Set(columnsOf(kind).map(({ path }) => path))
  const named = input.mapping.filter((path) => path !== '')
  const isSound =
    input.mapping.length === columns.length &&
    named.includes(KEY_COLUMN) &&
    new Set(named).size === named.length &&
    named.every((path) => known.has(path))
  if (!isSound) throw fail('ImportMapping')
  const { mapping, publish, words } = input
  const dayOrder = input.dayOrder ?? found.row.dayOrder
  if (found.row.needsDayOrder && dayOrder === null) throw fail('ImportDayOrder')
  return take(context, 'check', { mapping, publish, words, dayOrder })
}

/** Reads the file again from another sheet or heading row. Throws as `take`, and ImportTable. */
export async function choose(
  context: Context<ParsedInputOf<typeof contract.chooseImportTable>>,
): Promise<ImportDetail> {
  const { db, input } = context
  const found = await findImport(db, input.id)
  if (!found) throw fail('ImportNotFound')
  const { sheets, sheet: before, head } = found.row
  const { sheet, headingLine } = input
  // Of another sheet nothing is known yet, so its heading row is detected first.
  const isKnown = headingLine === null || (sheet === (before ?? 0) && head.some(({ line }) => line === headingLine))
  if (sheet >= Math.max(1, sheets.length) || !isKnown) throw fail('ImportTable')
  return take(context, 'choose', { sheet, headingLine, mapping: [], dayOrder: null })
}

export const apply = (context: Context<Seen>): Promise<ImportDetail> => take(context, 'apply')
export const cancel = (context: Context<Seen>): Promise<ImportDetail> => take(context, 'cancel')
/** The files may be gone by then: what was written is known without them. */
export const undo = (context: Context<Seen>): Promise<ImportDetail> => take(context, 'undo', { problem: null })
