import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type * as contract from '#contract/commerce/tickets/endpoints.ts'
import { TYPES_MAX } from '#contract/commerce/tickets/limits.ts'
import { checkTypeDocument, checkTypeName } from '#contract/commerce/tickets/type-rules.ts'
import type { ManagedTicketType, Quota, TicketTypeDocument } from '#contract/commerce/tickets/schemas.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isReferredTo } from '#server/platform/db/violated-index.ts'
import { assertFields } from '#server/platform/http/assert-fields.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { presentManaged } from './tickets.present'
import * as queries from './types.queries'

type Input<Name extends keyof typeof contract> = ParsedInputOf<(typeof contract)[Name]>

const toRow = ({ days, hours, saleFrom, saleUntil, refundUntil, ...type }: TicketTypeDocument) => ({
  ...type,
  firstDay: days.from,
  lastDay: days.until,
  opens: hours.from,
  closes: hours.until,
  saleFrom: new Date(saleFrom),
  saleUntil: new Date(saleUntil),
  refundUntil: refundUntil === null ? null : new Date(refundUntil),
})

/** A type as it is now, for who has just changed it. */
async function present(db: Context<unknown>['db'], id: number): Promise<ManagedTicketType> {
  const [type] = await queries.listTypes(db, [id])
  if (!type) throw fail('TicketTypeNotFound')
  const [sold, waiting] = [await queries.countSold(db), await queries.countWaiting(db)]
  return presentManaged(type, { sold: sold.get(id) ?? 0, waiting: waiting.get(id) ?? 0 })
}

/**
 * What was sold says when it is good, and whether it bears a name: its days stay once anybody has ordered, and names are not required
 * for that were not given. Badges bear names whatever was kept of them before. Throws TicketTypeInUse, NamesTooLate.
 */
function assertSoldStays(before: queries.TypeOnSale, { days, realName }: TicketTypeDocument): void {
  if (before.firstDay !== days.from || before.lastDay !== days.until) throw fail('TicketTypeInUse')
  if (realName && !before.realName && before.kind !== 'badge') throw fail('NamesTooLate', { field: 'realName' })
}

interface StoredType {
  id: number | null
  version: number | null
  type: TicketTypeDocument
  /** Of a new type, where whoever adds it knows its number. */
  newId?: number
}

/** Adds a type, or changes one as it was seen, in the caller's transaction. Throws as `saveTicketType`. */
export async function storeTicketType(
  db: Db,
  { id, version, type, newId }: StoredType,
): Promise<queries.TicketTypeRow> {
  if (id === null) {
    if ((await queries.listTypes(db)).length >= TYPES_MAX) throw fail('TooManyRequests')
    return queries.insertType(db, { ...toRow(type), ...(newId === undefined ? {} : { id: newId }) })
  }
  const [before] = await queries.listTypes(db, [id])
  if (!before) throw fail('TicketTypeNotFound')
  if (await queries.isOrdered(db, id)) assertSoldStays(before, type)
  // What was sold from one quota, or reserved of it, would be returned to the other.
  const isMoved = before.quotaId !== type.quotaId
  if (isMoved && ((await queries.isOrdered(db, id)) || (await queries.isAwaited(db, id)))) throw fail('TicketTypeInUse')
  const changed = await queries.changeType(db, { id, version: version ?? 0 }, toRow(type))
  if (!changed) throw fail('TicketTypeChanged')
  return changed
}

/** Adds a type, or changes one as it was seen. Throws what the contract names. */
export async function saveTicketType(context: Context<Input<'saveTicketType'>>): Promise<ManagedTicketType> {
  const { db: reading, input, language, write } = context
  const { id, version, type } = input
  assertFields(checkTypeDocument(type), language, 'input.type')
  if (!(await queries.findQuota(reading, type.quotaId))) throw fail('TicketTypeNotFound')
  const saved = await write((db) => storeTicketType(db, { id, version, type }))
  return present(reading, saved.id)
}

/** Takes a type off, as it was seen, in the caller's transaction. Throws TicketTypeInUse, TicketTypeChanged. */
export async function dropTicketType(db: Db, seen: { id: number; version: number }): Promise<void> {
  if (await queries.isOrdered(db, seen.id)) throw fail('TicketTypeInUse')
  if (!(await queries.changeType(db, seen, { removedAt: new Date() }))) throw fail('TicketTypeChanged')
}

/** Takes a type off that nobody has ordered. Throws what the contract names. */
export async function removeTicketType({ input, write }: Context<Input<'removeTicketType'>>): Promise<void> {
  await write(async (db) => {
    const [before] = await queries.listTypes(db, [input.id])
    if (!before) throw fail('TicketTypeNotFound')
    await dropTicketType(db, input)
  })
}

/** Adds a quota, or changes one: never below what is held. Throws what the contract names. */
export async function saveQuota({ input, language, write }: Context<Input<'saveQuota'>>): Promise<Quota> {
  const { id, name, capacity } = input
  assertFields({ name: checkTypeName(name) }, language, 'input')
  return write(async (db) => {
    if (id === null) return queries.insertQuota(db, { name, capacity })
    const changed = await queries.changeQuota(db, { id, name, capacity })
    if (changed) return changed
    const now = await queries.findQuota(db, id)
    if (!now) throw fail('TicketTypeNotFound')
    throw fail('QuotaTooSmall', { held: now.held, field: 'capacity' })
  })
}

/** Deletes a quota that no type draws on. Throws what the contract names. */
export async function removeQuota({ input, write }: Context<Input<'removeQuota'>>): Promise<void> {
  try {
    await write(async (db) => {
      if (!(await queries.findQuota(db, input.id))) throw fail('TicketTypeNotFound')
      await queries.deleteQuota(db, input.id)
    })
  } catch (error) {
    if (isReferredTo(error)) throw fail('QuotaInUse')
    throw error
  }
}
