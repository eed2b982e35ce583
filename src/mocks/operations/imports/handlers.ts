import type { Language } from '#contract/core/language.ts'
import { fileExtension } from '#contract/foundation/files/limits.ts'
import * as contract from '#contract/operations/imports/endpoints.ts'
import { IMPORT_CHUNK_BYTES } from '#contract/operations/imports/limits.ts'
import { importSteps, type ImportState, type ImportStep, rowTypes } from '#contract/operations/imports/rules.ts'
import type { ImportDetail, ImportRow } from '#contract/operations/imports/schemas.ts'
import { byIdOf, say, nextIdOf } from '#src/mocks/core/bilingual.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { paginate } from '#src/mocks/core/paginate.ts'
import { columns, importer, imports, type MockImport, type MockRow, newImport, rowsOfFile, tableOf } from './imports'

const isDue = ({ state }: MockRow): boolean => state === 'new' || state === 'changed'
const countOf = (rows: readonly MockRow[], is: (row: MockRow) => boolean): number => rows.filter(is).length

function countsOf({ list }: MockImport): ImportDetail['counts'] {
  const stateCount = (state: MockRow['state']) => countOf(list, (row) => row.state === state)
  const outcomeCount = (outcome: MockRow['outcome']) => countOf(list, (row) => isDue(row) && row.outcome === outcome)
  return {
    total: list.length,
    new: stateCount('new'),
    changed: stateCount('changed'),
    unchanged: stateCount('unchanged'),
    refused: stateCount('refused'),
    done: countOf(list, (row) => isDue(row) && row.outcome !== 'waiting'),
    written: outcomeCount('written'),
    undone: outcomeCount('undone'),
    kept: outcomeCount('kept'),
    picturesUnused: 0,
  }
}

function present(language: Language, one: MockImport): ImportDetail {
  const { key: _key, list: _list, steps, problem, looks: _looks, ...rest } = one
  const by = say(language, importer)
  return {
    ...rest,
    by,
    problem: problem ? say(language, problem) : '',
    counts: countsOf(one),
    changes: steps.map((step) => ({
      ...step,
      by: ['receiving', 'checking', 'applying'].includes(step.state) ? by : '',
    })),
  }
}

function move(one: MockImport, state: ImportState): void {
  const at = new Date().toISOString()
  Object.assign(one, { state, version: one.version + 1, updatedAt: at, looks: 0 })
  one.steps.push({ state, at })
}

/** Does a part of what a server does by its clock, each time somebody looks. */
function goOn(one: MockImport): void {
  one.looks += 1
  if (one.state === 'reading') {
    Object.assign(one, { ...tableOf(one), mapping: columns.map(() => '') })
    move(one, 'mapping')
  } else if (one.state === 'checking' && one.looks > 1) {
    one.list = rowsOfFile()
    move(one, 'checked')
  } else if (one.state === 'applying') {
    const waiting = one.list.filter(({ outcome }) => outcome === 'waiting')
    for (const row of waiting.slice(0, 14)) Object.assign(row, { outcome: 'written', objectId: row.objectId ?? 1 })
    if (waiting.length === 0) move(one, 'applied')
  } else if (one.state === 'undoing') {
    const left = one.list.filter(({ outcome }) => outcome === 'written')
    for (const row of left.slice(0, 20)) Object.assign(row, { outcome: 'undone' })
    if (left.length === 0) move(one, 'undone')
  }
}

const leadsTo = {
  choose: 'reading',
  check: 'checking',
  apply: 'applying',
  cancel: 'cancelled',
  undo: 'undoing',
} as const

interface Requested {
  input: { id: number; version: number }
  language: Language
}

function take({ input, language }: Requested, step: ImportStep, set: Partial<MockImport> = {}): ImportDetail {
  const one = byIdOf(imports, input.id) ?? refuse('ImportNotFound')
  const from: readonly ImportState[] = importSteps[step]
  if (one.version !== input.version || !from.includes(one.state)) return refuse('ImportNotNow')
  Object.assign(one, set)
  move(one, leadsTo[step])
  return present(language, one)
}

const presentRow = (language: Language, { reasons, ...row }: MockRow): ImportRow => ({
  ...row,
  reasons: reasons.map((reason) => ({ ...reason, text: say(language, reason.text) })),
})

export const importHandlers = [
  mock(contract.listImports, ({ input, language }) => {
    const rows = imports.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
    return paginate(
      rows.map((one) => present(language, one)),
      input,
    )
  }),
  mock(contract.getImport, ({ input, language }) => {
    const one = byIdOf(imports, input.id) ?? refuse('ImportNotFound')
    goOn(one)
    return present(language, one)
  }),
  mock(contract.startImport, ({ input: { key, kind, rows, pictures }, language }) => {
    const known = imports.find((one) => one.key === key)
    if (known) return present(language, known)
    if (!rowTypes.includes(fileExtension(rows.name))) return refuse('ImportFileType', { types: rowTypes.join(', ') })
    const added = newImport(nextIdOf(imports), {
      key,
      kind,
      rows: { ...rows, received: 0 },
      pictures: pictures && { ...pictures, received: 0 },
      steps: [{ state: 'receiving', at: new Date().toISOString() }],
    })
    imports.push(added)
    return present(language, added)
  }),
  mock(contract.sendImportChunk, ({ input: { id, file, offset } }) => {
    const one = byIdOf(imports, id)
    const sent = file === 'rows' ? one?.rows : one?.pictures
    if (!one || !sent) return refuse('ImportNotFound')
    const expected = Math.min(IMPORT_CHUNK_BYTES, sent.size - offset)
    if (offset + expected <= sent.received) return { received: sent.received, state: one.state }
    if (offset !== sent.received) return refuse('ImportOffset', { received: sent.received })
    sent.received += expected
    if (one.rows.received === one.rows.size && one.pictures?.received === one.pictures?.size) move(one, 'reading')
    return { received: sent.received, state: one.state }
  }),
  mock(contract.chooseImportTable, (input) => {
    const { id, sheet, headingLine } = input.input
    const one = byIdOf(imports, id)
    if (one && sheet >= Math.max(1, one.sheets.length)) return refuse('ImportTable')
    return take(input, 'choose', { sheet, headingLine: headingLine ?? 2, dayOrder: null })
  }),
  mock(contract.checkImport, (input) => {
    const { mapping, publish, id } = input.input
    const dayOrder = input.input.dayOrder ?? byIdOf(imports, id)?.dayOrder ?? null
    if (byIdOf(imports, id)?.needsDayOrder && dayOrder === null) return refuse('ImportDayOrder')
    const named = mapping.filter((path) => path !== '')
    if (!named.includes('key') || new Set(named).size < named.length) return refuse('ImportMapping')
    return take(input, 'check', { mapping, publish, dayOrder, list: [] })
  }),
  mock(contract.listImportRows, ({ input, language }) => {
    const one = byIdOf(imports, input.id) ?? refuse('ImportNotFound')
    const found = one.list.filter(
      ({ state, outcome }) => state === (input.state ?? state) && outcome === (input.outcome ?? outcome),
    )
    return paginate(
      found.map((row) => presentRow(language, row)),
      input,
    )
  }),
  mock(contract.listImportPictures, ({ input, language }) => {
    if (!byIdOf(imports, input.id)) return refuse('ImportNotFound')
    const reason = language === 'zh-CN' ? '没有此编号的行' : 'No row has this key'
    return paginate(input.id === 2 ? [{ id: 'YZ-900.jpg', reason }] : [], input)
  }),
  mock(contract.applyImport, (input) => take(input, 'apply')),
  mock(contract.cancelImport, (input) => take(input, 'cancel')),
  mock(contract.undoImport, (input) => take(input, 'undo')),
]
