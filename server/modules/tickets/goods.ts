import type { Holder } from '../../../contract/tickets/schemas'
import type { Db } from '../../platform/db/database'
import { findViolatedIndex } from '../../platform/db/violated-index'
import { fail } from '../../platform/http/fail'
import type { Vault } from '../../platform/vault/vault'
import { sealHolder } from './holder'
import { makeCode } from './code'
import { countOwn, insertTickets, moveOfLines, moveOfOrder, type TicketRow } from './tickets.queries'
import { giveQuota, listTypes, takeQuota, type TypeOnSale } from './types.queries'

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

/** Places that are set aside for an order, by type. */
export type SetAside = ReadonlyMap<number, number>

/** How many tickets of each quota, by quota: all who take several take them in this order, so that nobody waits in a circle. */
function countByQuota(rows: readonly { quotaId: number }[]): [quotaId: number, n: number][] {
  const counts = new Map<number, number>()
  for (const { quotaId } of rows) counts.set(quotaId, (counts.get(quotaId) ?? 0) + 1)
  return [...counts].toSorted(([a], [b]) => a - b)
}

type Drawing = Pick<TypeOnSale, 'id' | 'quotaId'>

/** What is needed of each quota beside what is set aside, and what of that is left over. */
function settleAside(types: readonly Drawing[], aside: SetAside): { needed: Drawing[]; over: Map<number, number> } {
  const left = new Map(aside)
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
 * Takes a place for each: those that are set aside, and free ones for the rest; what was set aside and is not wanted goes
 * back. Gives the quota that has too few left, if one has.
 */
async function takePlaces(db: Db, types: readonly Drawing[], aside: SetAside = new Map()): Promise<number | undefined> {
  const { needed, over } = settleAside(types, aside)
  const wanted = new Map(countByQuota(needed))
  for (const [quotaId] of countByQuota(types)) {
    const n = wanted.get(quotaId) ?? 0
    if (n > 0 && !(await takeQuota(db, quotaId, n))) return quotaId
    const back = over.get(quotaId) ?? 0
    if (back > 0) await giveQuota(db, quotaId, back)
  }
  return undefined
}

/** Throws TicketLimit where an account would have more of a type than one person may; the caller holds the account. */
export async function assertWithinPerson(
  db: Db,
  accountId: number,
  ordered: readonly Pick<Ordered, 'type' | 'name'>[],
): Promise<void> {
  const ids = ordered.map(({ type }) => type.id)
  const counts = await countOwn(db, accountId, ids)
  for (const { type, name } of ordered) {
    const n = (counts.get(type.id) ?? 0) + 1
    if (n > type.perPerson) throw fail('TicketLimit', { name, max: type.perPerson, typeId: type.id })
    counts.set(type.id, n)
  }
}

/** Holds the tickets of a new order, with what is set aside for it. Throws TicketsSoldOut, HolderTaken. */
export async function holdTickets(
  db: Db,
  vault: Vault,
  order: Holding,
  ordered: readonly Ordered[],
  aside: SetAside = new Map(),
): Promise<void> {
  const rows = ordered.map(({ lineId, type, holder }) => ({
    ...order,
    lineId,
    typeId: type.id,
    code: makeCode(),
    ...(holder ? sealHolder(vault, holder) : {}),
  }))
  const kept = new Set((await insertTickets(db, rows)).map(({ lineId }) => lineId))
  const refused = ordered.find(({ lineId }) => !kept.has(lineId))
  if (refused) throw fail('HolderTaken', { name: refused.name, field: refused.field })
  // Last: every order of these types waits for whoever holds this row.
  const short = await takePlaces(
    db,
    ordered.map(({ type }) => type),
    aside,
  )
  const soldOut = ordered.find(({ type }) => type.quotaId === short)
  if (soldOut) throw fail('TicketsSoldOut', { name: soldOut.name, typeId: soldOut.type.id })
}

/** Gives back what was set aside of a type for who did not take it. */
export async function giveBackSetAside(db: Db, typeId: number, n: number): Promise<void> {
  const [type] = await listTypes(db, [typeId], { removed: true })
  if (type) await giveQuota(db, type.quotaId, n)
}

/** Makes the tickets of an order valid that was paid in time. */
export const grantTickets = async (db: Db, orderId: number): Promise<void> =>
  void (await moveOfOrder(db, orderId, { from: 'held', to: 'valid' }))

async function giveBackPlaces(db: Db, rows: readonly TicketRow[]): Promise<void> {
  const types = await listTypes(db, [...new Set(rows.map(({ typeId }) => typeId))], { removed: true })
  const byId = new Map(types.map((type) => [type.id, type]))
  for (const [quotaId, n] of countByQuota(rows.flatMap(({ typeId }) => byId.get(typeId) ?? [])))
    await giveQuota(db, quotaId, n)
}

/** Gives up the tickets of an order that is not paid. */
export async function releaseTickets(db: Db, orderId: number): Promise<void> {
  await giveBackPlaces(db, await moveOfOrder(db, orderId, { from: 'held', to: 'void' }))
}

/**
 * Takes the tickets of an order again that was given up, as valid ones: within a transaction of its own, which is
 * undone where stock, limits or numbers no longer allow it. Gives whether they did.
 */
export async function retakeTickets(db: Db, { orderId, accountId }: Order): Promise<boolean> {
  const undone = new Error('the tickets cannot be taken again')
  try {
    await db.transaction(async (inner) => {
      const rows = await moveOfOrder(inner, orderId, { from: 'void', to: 'valid' })
      const types = await listTypes(inner, [...new Set(rows.map(({ typeId }) => typeId))])
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
