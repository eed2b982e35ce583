import type { Holder } from '#contract/commerce/tickets/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import { findViolatedIndex } from '#server/platform/db/violated-index.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import { sealHolder } from './holder'
import { makeCode } from '#server/platform/auth/entry-code.ts'
import { giveBackPlaces, type ReservedCounts, takePlaces } from './places'
import { countOwn, moveOfLines, moveOfOrder } from './tickets.queries'
import { giveQuota, listTypes, lockSold, type TypeOnSale } from './types.queries'

/** A requested ticket. */
interface Requested {
  type: TypeOnSale
  /** In the buyer's language. */
  name: string
  /** The path of its holder in the request. */
  field: string
}

interface Order {
  orderId: number
  accountId: number
}

/** A new ticket of a type: its code, and its holder where it has one. */
export const makeTicket = (vault: Vault, { type, holder }: { type: { id: number }; holder: Holder | undefined }) => ({
  typeId: type.id,
  code: makeCode(),
  ...(holder ? sealHolder(vault, holder) : {}),
})

/**
 * Throws HolderTaken at the first request without a ticket for a holder with one of the type already; `lineIds` are the lines of
 * the requests, in their order.
 */
export function assertAllHeld(
  requested: readonly Omit<Requested, 'type'>[],
  lineIds: readonly number[],
  tickets: readonly { lineId: number }[],
): void {
  const held = new Set(tickets.map(({ lineId }) => lineId))
  const refused = requested.find((_, i) => !held.has(lineIds[i] ?? 0))
  if (refused) throw fail('HolderTaken', { name: refused.name, field: refused.field })
}

/**
 * Takes the places of new tickets, those that are reserved for them first. It comes last in a transaction; the commit may
 * go with it: every order of these types waits for whoever holds this row. Throws TicketsSoldOut; the transaction is broken then.
 */
export async function takeTicketPlaces(
  db: Db,
  requested: readonly Pick<Requested, 'type' | 'name'>[],
  reserved: ReservedCounts = new Map(),
): Promise<void> {
  const short = await takePlaces(
    db,
    requested.map(({ type }) => type),
    reserved,
  )
  const soldOut = requested.find(({ type }) => type.quotaId === short)
  if (soldOut) throw fail('TicketsSoldOut', { name: soldOut.name, typeId: soldOut.type.id })
}

/** Which of these types are no longer sold; the others stay on sale until the transaction ends: who halts them waits. */
export async function findUnsold(db: Db, typeIds: readonly number[]): Promise<number[]> {
  const sold = await lockSold(db, typeIds)
  return typeIds.filter((id) => !sold.has(id))
}

/** Returns what was reserved of a type for who did not take it. */
export async function releaseReserved(db: Db, typeId: number, n: number): Promise<void> {
  const [type] = await listTypes(db, [typeId], { removed: true })
  if (type) await giveQuota(db, type.quotaId, n)
}

/** Makes the tickets of an order valid that was paid in time. */
export const grantTickets = async (db: Db, orderId: number): Promise<void> =>
  void (await moveOfOrder(db, orderId, { from: 'held', to: 'valid' }))

/** Gives up the tickets of an order that is not paid. */
export async function releaseTickets(db: Db, orderId: number): Promise<void> {
  await giveBackPlaces(db, await moveOfOrder(db, orderId, { from: 'held', to: 'void' }))
}

/**
 * Takes the tickets of an order again that was given up, as valid ones: within a transaction of its own, which is
 * undone where stock, limits or numbers no longer allow it, or their sale was halted. Gives whether they did.
 */
export async function retakeTickets(db: Db, { orderId, accountId }: Order): Promise<boolean> {
  const undone = new Error('the tickets cannot be taken again')
  try {
    await db.transaction(async (inner) => {
      const rows = await moveOfOrder(inner, orderId, { from: 'void', to: 'valid' })
      const ids = [...new Set(rows.map(({ typeId }) => typeId))]
      // Who halts them waits: a cancellation that looks afterwards finds these tickets.
      if ((await lockSold(inner, ids)).size < ids.length) throw undone
      const types = await listTypes(inner, ids)
      const own = await countOwn(
        inner,
        accountId,
        types.map(({ id }) => id),
      )
      const byId = new Map(types.map((type) => [type.id, type]))
      const all = rows.flatMap(({ typeId }) => byId.get(typeId) ?? [])
      const isMore = types.some(({ id, perPerson }) => (own.get(id) ?? 0) > perPerson)
      if (isMore || all.length < rows.length || (await takePlaces(inner, all)) !== undefined) throw undone
    })
    return true
  } catch (error) {
    if (error === undone || findViolatedIndex(error) === 'ticket_holder') return false
    throw error
  }
}

/** Locks tickets that are to be returned, and gives how many: none that was used or is no longer valid. */
export const lockTickets = async (db: Db, lineIds: readonly number[]): Promise<number> =>
  (await moveOfLines(db, lineIds, { from: 'valid', to: 'locked', unused: true })).length

/** Takes locked tickets back and gives their places to others. */
export async function takeBackTickets(db: Db, lineIds: readonly number[]): Promise<void> {
  await giveBackPlaces(db, await moveOfLines(db, lineIds, { from: 'locked', to: 'refunded' }))
}
