import type { Db } from '#server/platform/db/database.ts'
import { findViolatedCheck } from '#server/platform/db/violated-index.ts'
import type { TicketRow } from './tickets.queries'
import { giveQuota, listTypes, QUOTA_CHECK, takeQuota, type TypeOnSale } from './types.queries'

/** Places that are reserved for an order, by type. */
export type ReservedCounts = ReadonlyMap<number, number>

/** How many tickets of each quota, by quota: all who take several take them in this order, so that nobody waits in a circle. */
function countByQuota(rows: readonly { quotaId: number }[]): [quotaId: number, n: number][] {
  const counts = new Map<number, number>()
  for (const { quotaId } of rows) counts.set(quotaId, (counts.get(quotaId) ?? 0) + 1)
  return [...counts].toSorted(([a], [b]) => a - b)
}

type Drawing = Pick<TypeOnSale, 'id' | 'quotaId'>

/** What is needed of each quota beside what is reserved, and what of that is left over. */
function settleReserved(
  types: readonly Drawing[],
  reserved: ReservedCounts,
): { needed: Drawing[]; over: Map<number, number> } {
  const left = new Map(reserved)
  const needed = types.filter(({ id }) => {
    const n = left.get(id) ?? 0
    if (n > 0) left.set(id, n - 1)
    return n === 0
  })
  const over = new Map<number, number>()
  for (const { id, quotaId } of new Map(types.map((type) => [type.id, type])).values())
    over.set(quotaId, (over.get(quotaId) ?? 0) + (left.get(id) ?? 0))
  return { needed, over }
}

/**
 * Takes a place for each: those that are reserved, and free ones for the rest; what was reserved and is not needed goes
 * back. Everything is sent at once. Gives the quota that has too few left, if one has: the transaction is broken then.
 */
export async function takePlaces(
  db: Db,
  types: readonly Drawing[],
  reserved: ReservedCounts = new Map(),
): Promise<number | undefined> {
  const { needed, over } = settleReserved(types, reserved)
  const requested = new Map(countByQuota(needed))
  const input = countByQuota(types)
    .map(([quotaId]) => ({ quotaId, n: requested.get(quotaId) ?? 0, back: over.get(quotaId) ?? 0 }))
    .filter(({ n, back }) => n + back > 0)
  const outcomes = await Promise.allSettled(
    input.map(({ quotaId, n, back }) => (n > 0 ? takeQuota(db, quotaId, n, back) : giveQuota(db, quotaId, back))),
  )
  // The first that is refused breaks those after it.
  const broken = outcomes.findIndex(({ status }) => status === 'rejected')
  const outcome = outcomes[broken]
  if (outcome?.status !== 'rejected') return undefined
  if (findViolatedCheck(outcome.reason) !== QUOTA_CHECK) throw outcome.reason
  return input[broken]?.quotaId
}

/** Gives the places of tickets to others. */
export async function giveBackPlaces(db: Db, rows: readonly TicketRow[]): Promise<void> {
  const types = await listTypes(db, [...new Set(rows.map(({ typeId }) => typeId))], { removed: true })
  const byId = new Map(types.map((type) => [type.id, type]))
  for (const [quotaId, n] of countByQuota(rows.flatMap(({ typeId }) => byId.get(typeId) ?? [])))
    await giveQuota(db, quotaId, n)
}
