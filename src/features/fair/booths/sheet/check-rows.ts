import { ASSIGNMENTS_MAX } from '#contract/fair/booths/limits.ts'
import type { Booth, HallBooths } from '#contract/fair/booths/schemas.ts'
import type { NamingColumn } from '#contract/fair/booths/sheet/columns.ts'
import { findPossibleMoves } from '#contract/fair/booths/sheet/possible-moves.ts'
import { type Candidate, type ExhibitorFault, findExhibitor, indexExhibitors } from './find-exhibitor'
import { inSteps } from './in-steps'
import type { SheetRow } from './read-file'

export type RowFault =
  | ExhibitorFault
  | 'numberMissing'
  | 'numberUnknown'
  | 'twice'
  | 'taken'
  | 'held'
  | 'ordered'
  | 'ring'

/** What a row will do. `empty`: it names no exhibitor, and so changes nothing. */
export type RowOutcome = 'assign' | 'move' | 'unchanged' | 'empty' | 'refused'

export interface CheckedRow {
  line: number
  number: string
  /** The exhibitor as the reader calls it, or as the file does where it is not known. */
  name: string
  exhibitorId: number | null
  /** The booth that it leaves. */
  from: string | null
  outcome: RowOutcome
  fault?: { column: NamingColumn; reason: RowFault; values?: Record<string, string | number> }
}

type Fault = NonNullable<CheckedRow['fault']>

const openOrder = (booth: Booth | undefined): boolean => booth?.order != null && booth.status === 'held'

/** What is wrong with a row by itself. */
function faultOf(booth: Booth | undefined, { line, number }: SheetRow, seen: Map<string, number>): Fault | undefined {
  if (number === '') return { column: 'number', reason: 'numberMissing' }
  if (!booth) return { column: 'number', reason: 'numberUnknown' }
  const before = seen.get(number)
  if (before !== undefined) return { column: 'number', reason: 'twice', values: { line: before } }
  seen.set(number, line)
  return undefined
}

/** Whether an exhibitor can get a booth that nobody leaves. */
function blockOf(booth: Booth): Fault | undefined {
  if (openOrder(booth)) return { column: 'number', reason: 'ordered' }
  if (booth.exhibitor) return { column: 'number', reason: 'taken', values: { name: booth.exhibitor.name } }
  if (booth.status === 'held') return { column: 'number', reason: 'held', values: { day: booth.heldUntil ?? '' } }
  return undefined
}

const refuse = (row: CheckedRow, fault: Fault): CheckedRow => ({ ...row, outcome: 'refused', fault })

/** Checks every row of a file against a hall as it is: what it will do, or what is wrong in which column. */
export function checkRows(hall: HallBooths, rows: readonly SheetRow[]): CheckedRow[] {
  const index = indexExhibitors(hall)
  const boothAt = new Map(hall.booths.map((booth) => [booth.number, booth]))
  const [numbers, exhibitors] = [new Map<string, number>(), new Map<number, number>()]
  const checkAlone = (row: SheetRow): CheckedRow => {
    const { line, number } = row
    const booth = boothAt.get(number)
    const found = findExhibitor(index, row)
    const who: Candidate | undefined = found && 'exhibitor' in found ? found.exhibitor : undefined
    const checked: CheckedRow = {
      line,
      number,
      name: who?.name ?? (row.zh || row.en || row.exhibitorId),
      exhibitorId: who?.id ?? null,
      from: null,
      outcome: 'empty',
    }
    const own = faultOf(booth, row, numbers)
    if (own) return refuse(checked, own)
    if (!found) return checked
    if (!('exhibitor' in found)) return refuse(checked, { column: found.column, reason: found.fault })
    const { id, booth: at } = found.exhibitor
    const column = row.exhibitorId !== '' ? 'exhibitorId' : row.zh !== '' ? 'zh' : 'en'
    const before = exhibitors.get(id)
    if (before !== undefined) return refuse(checked, { column, reason: 'twice', values: { line: before } })
    exhibitors.set(id, line)
    if (at?.number === number) return { ...checked, outcome: 'unchanged' }
    if (openOrder(at)) return refuse(checked, { column, reason: 'ordered' })
    return { ...checked, from: at?.number ?? null, outcome: at ? 'move' : 'assign' }
  }
  return checkTogether(boothAt, rows.map(checkAlone))
}

/** A booth that somebody has is possible where another row moves them away. */
function checkTogether(boothAt: ReadonlyMap<string, Booth>, rows: readonly CheckedRow[]): CheckedRow[] {
  const blocked = new Set([...boothAt.values()].flatMap((booth) => (blockOf(booth) ? [booth.number] : [])))
  const moves = findPossibleMoves(rows.flatMap(toMove), blocked)
  const rings = new Set(
    inSteps(moves)
      .filter((step) => step.length > ASSIGNMENTS_MAX)
      .flat(),
  )
  const possible = new Set(moves.filter((move) => !rings.has(move)).map(({ exhibitorId }) => exhibitorId))
  const ringed = new Set([...rings].map(({ exhibitorId }) => exhibitorId))
  const left = new Set(moves.filter(({ exhibitorId }) => possible.has(exhibitorId)).map(({ from }) => from))
  return rows.map((row) => {
    if (row.outcome !== 'assign' && row.outcome !== 'move') return row
    if (ringed.has(row.exhibitorId ?? 0)) return refuse(row, { column: 'number', reason: 'ring' })
    const booth = boothAt.get(row.number)
    const block = booth && !left.has(row.number) ? blockOf(booth) : undefined
    return block ? refuse(row, block) : row
  })
}

const toMove = ({ outcome, exhibitorId, from, number }: CheckedRow) =>
  outcome === 'move' && exhibitorId !== null && from !== null ? [{ exhibitorId, from, number }] : []
