import { type CheckResult, letsIn } from '#contract/commerce/check-in/rules.ts'
import { chinaDay } from '#contract/core/china-time.ts'
import { hashCode } from './code-hash'
import type { GateDatabase, StoredGate } from './database'

type Row = StoredGate['offline']['tickets'][number]

/** `tooOld`: the list is of another day. `noList`: there is none on this device. */
export type OfflineResult = CheckResult | 'tooOld' | 'noList'

export interface OfflineAnswer {
  result: OfflineResult
  /** When this device has let it in. */
  before: string | null
}

export interface OfflineScan {
  key: string
  /** In one spelling. */
  code: string
  at: Date
}

const found = new WeakMap<StoredGate, Map<string, Row>>()

/** The rows of a list by each of their hashes; made once for a list, which may have 100,000. */
function rowsOf(kept: StoredGate): Map<string, Row> {
  const known = found.get(kept)
  if (known) return known
  const rows = new Map(kept.offline.tickets.flatMap((row) => [[row.qr, row] as const, [row.code, row] as const]))
  found.set(kept, rows)
  return rows
}

const markOf = ({ gate, offline }: StoredGate, hash: string): string => `${offline.day} ${hash} ${gate.zone}`

/**
 * What a gate says without a network. Whoever comes in is written down before this resolves, with the mark that keeps the
 * ticket from coming in twice: in one transaction, which two windows of the device cannot be in at once.
 */
export async function decideOffline(
  db: GateDatabase,
  kept: StoredGate | undefined,
  { key, code, at }: OfflineScan,
): Promise<OfflineAnswer> {
  if (!kept) return { result: 'noList', before: null }
  const { day, reEntry } = kept.offline
  if (day !== chinaDay(at)) return { result: 'tooOld', before: null }
  const row = rowsOf(kept).get(await hashCode(code))
  if (!row || !letsIn(row.result)) return { result: row?.result ?? 'unknown', before: null }

  const mark = markOf(kept, row.code)
  const writing = db.transaction(['used', 'waiting'], 'readwrite', { durability: 'strict' })
  const used = await writing.objectStore('used').get(mark)
  const result = used ? (reEntry ? 'again' : 'used') : row.result
  if (letsIn(result)) {
    const entry = { key, listId: kept.listId, code, at: at.toISOString(), result }
    void writing.objectStore('waiting').add(entry)
    if (!used) void writing.objectStore('used').put({ mark, day, at: entry.at })
  }
  await writing.done
  return { result, before: used?.at ?? null }
}

/** Marks a ticket that the server has let in: the network may be gone the next moment. */
export async function markUsed(db: GateDatabase, kept: StoredGate | undefined, code: string, at: Date): Promise<void> {
  if (!kept || kept.offline.day !== chinaDay(at)) return
  const row = rowsOf(kept).get(await hashCode(code))
  if (!row) return
  const mark = markOf(kept, row.code)
  const writing = db.transaction('used', 'readwrite')
  if (!(await writing.store.get(mark))) void writing.store.put({ mark, day: kept.offline.day, at: at.toISOString() })
  await writing.done
}
