import type { Holder } from '#contract/commerce/tickets/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import { findViolatedIndex } from '#server/platform/db/violated-index.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import { sealHolder } from './holder'
import { makeCode } from '#server/platform/auth/entry-code.ts'
import { giveBackPlaces, type ReservedCounts, takePlaces } from './places'
import { countOwn, insertTickets, moveOfLines, moveOfOrder } from './tickets.queries'
import { giveQuota, listTypes, lockSold, type TypeOnSale } from './types.queries'

/** A ticket that is ordered. */
export interface Ordered {
  lineId: number
  type: TypeOnSale
  /** In the buyer's language. */
  name: string
  holder: Holder | undefined
  /** Where the holder stands in what was sent. */
  field: string
}

interface Order {
  orderId: number
  accountId: number
}

/** Of an order at the door, which belongs to nobody, too. */
type Holding = Omit<Order, 'accountId'> & { accountId: number | null }

/**
 * Throws TicketLimit where an account would have more of a type than one person may; `own` is what it has, by type, read while
 * the caller holds the account.
 */
export function assertPersonMay(own: ReadonlyMap<number, number>, ordered: readonly Pick<Ordered, 'type' | 'name'>[]) {
  const counts = new Map(own)
  for (const { type, name } of ordered) {
    const n = (counts.get(type.id) ?? 0) + 1
    if (n > type.perPerson) throw fail('TicketLimit', { name, max: type.perPerson, typeId: type.id })
    counts.set(type.id, n)
  }
}

/** The same of what the account has now; the caller holds the account. */
export async function assertWithinPerson(
  db: Db,
  accountId: number,
  ordered: readonly Pick<Ordered, 'type' | 'name'>[],
): Promise<void> {
  const ids = ordered.map(({ type }) => type.id)
  assertPersonMay(await countOwn(db, accountId, ids), ordered)
}

/** What a new ticket bears: its code, and its holder where it has one. */
export const makeTicket = (vault: Vault, holder: Holder | undefined) => ({
  code: makeCode(),
  ...(holder ? sealHolder(vault, holder) : {}),
})

/** Throws HolderTaken at the first whose line has no ticket: another of the type has its number. */
export function assertAllHeld(ordered: readonly Omit<Ordered, 'type'>[], kept: readonly { lineId: number }[]): void {
  const lineIds = new Set(kept.map(({ lineId }) => lineId))
  const refused = ordered.find(({ lineId }) => !lineIds.has(lineId))
  if (refused) throw fail('HolderTaken', { name: refused.name, field: refused.field })
}

/**
 * Takes the places of new tickets, those that are set aside for them first. It comes last in a transaction, whose commit may
 * go with it: every order of these types waits for whoever holds this row. Throws TicketsSoldOut; the transaction is broken then.
 */
export async function takeTicketPlaces(
  db: Db,
  ordered: readonly Pick<Ordered, 'type' | 'name'>[],
  reserved: ReservedCounts = new Map(),
): Promise<void> {
  const short = await takePlaces(
    db,
    ordered.map(({ type }) => type),
    reserved,
  )
  const soldOut = ordered.find(({ type }) => type.quotaId === short)
  if (soldOut) throw fail('TicketsSoldOut', { name: soldOut.name, typeId: soldOut.type.id })
}

/** Holds the tickets of a new order. Throws TicketNotOnSale where their sale was halted meanwhile, HolderTaken, TicketsSoldOut. */
export async function holdTickets(db: Db, vault: Vault, order: Holding, ordered: readonly Ordered[]): Promise<void> {
  const sold = await lockSold(
    db,
    ordered.map(({ type }) => type.id),
  )
  const gone = ordered.find(({ type }) => !sold.has(type.id))
  if (gone) throw fail('TicketNotOnSale', { name: gone.name, typeId: gone.type.id })
  const rows = ordered.map(({ lineId, type, holder }) => ({
    ...order,
    lineId,
    typeId: type.id,
    ...makeTicket(vault, holder),
  }))
  assertAllHeld(ordered, await insertTickets(db, rows))
  await takeTicketPlaces(db, ordered)
}

/** Gives back what was set aside of a type for who did not take it. */
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

/** Locks tickets that are to be given back, and gives how many: none that was used or is no longer valid. */
export const lockTickets = async (db: Db, lineIds: readonly number[]): Promise<number> =>
  (await moveOfLines(db, lineIds, { from: 'valid', to: 'locked', unused: true })).length

/** Takes locked tickets back and gives their places to others. */
export async function takeBackTickets(db: Db, lineIds: readonly number[]): Promise<void> {
  await giveBackPlaces(db, await moveOfLines(db, lineIds, { from: 'locked', to: 'refunded' }))
}
