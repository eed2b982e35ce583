import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { Language } from '#contract/core/language.ts'
import type * as contract from '#contract/commerce/services/endpoints.ts'
import { SERVICES_MAX } from '#contract/commerce/services/limits.ts'
import { checkServiceDocument } from '#contract/commerce/services/manage-rules.ts'
import type { ManagedService, Service, ServiceDocument } from '#contract/commerce/services/schemas.ts'
import { listPlannedHalls } from '#server/modules/fair/booths/index.ts'
import { listPresent } from '#server/modules/fair/content/index.ts'
import type { Bilingual } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { findViolatedIndex } from '#server/platform/db/violated-index.ts'
import { assertFields } from '#server/platform/http/assert-fields.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { listTypes, type TypeOnSale } from '#server/modules/commerce/tickets/index.ts'
import * as queries from './catalogue.queries'
import { presentManaged, presentService } from './present'

type Input<Name extends keyof typeof contract> = ParsedInputOf<(typeof contract)[Name]>

/** The types of the badges among services, by their ids. */
async function findBadgeTypes(db: Db, rows: readonly queries.ServiceRow[]): Promise<Map<number, TypeOnSale>> {
  const ids = rows.flatMap(({ ticketTypeId }) => ticketTypeId ?? [])
  return new Map((await listTypes(db, ids)).map((type) => [type.id, type]))
}

/** The halls of the booths among services that visitors see with a published plan, by their ids. */
async function findHalls(db: Db, rows: readonly queries.ServiceRow[]): Promise<Map<number, Bilingual>> {
  const ids = rows.flatMap(({ hallId }) => hallId ?? [])
  return new Map((await listPlannedHalls(db, ids)).map(({ id, name }) => [id, name]))
}

/** What exhibitors are offered: badges while their type is there, booths while their hall has a plan. */
export async function listOffered(db: Db, language: Language): Promise<Service[]> {
  const rows = await queries.listServices(db, { shown: true })
  const types = await findBadgeTypes(db, rows)
  const halls = await findHalls(db, rows)
  return rows.flatMap((row) => {
    const type = types.get(row.ticketTypeId ?? 0)
    const hallName = halls.get(row.hallId ?? 0)
    const isMissing = (row.kind === 'badge' && !type) || (row.kind === 'booth' && !hallName)
    return isMissing ? [] : [presentService(row, { type, hallName }, language)]
  })
}

/** A service that can be ordered, with its badges' type. Throws ServiceNotFound. */
export async function getOffered(db: Db, id: number): Promise<{ service: queries.ServiceRow; type?: TypeOnSale }> {
  const service = await queries.findService(db, id)
  if (!service?.shown) throw fail('ServiceNotFound')
  if (service.kind === 'booth' && (await findHalls(db, [service])).size === 0) throw fail('ServiceNotFound')
  if (service.kind !== 'badge') return { service }
  const type = (await findBadgeTypes(db, [service])).get(service.ticketTypeId ?? 0)
  if (!type) throw fail('ServiceNotFound')
  return { service, type }
}

export async function listManaged(db: Db): Promise<ManagedService[]> {
  const sold = await queries.countBooked(db)
  return (await queries.listServices(db)).map((row) => presentManaged(row, sold.get(row.id) ?? 0))
}

/** What belongs to its kind alone. */
const toRow = ({ refundUntil, ...of }: ServiceDocument) => ({
  ...of,
  place: of.kind === 'advert' ? of.place : null,
  template: of.kind === 'template' ? of.template : null,
  ticketTypeId: of.kind === 'badge' ? of.ticketTypeId : null,
  hallId: of.kind === 'booth' ? of.hallId : null,
  cornerPercent: of.kind === 'booth' ? of.cornerPercent : 0,
  refundUntil: refundUntil === null ? null : new Date(refundUntil),
})

/** The booths of a hall are sold by one service at a time. Throws ServiceHallTaken. */
async function refuseHall<Saved>(saving: Promise<Saved>): Promise<Saved> {
  try {
    return await saving
  } catch (error) {
    if (findViolatedIndex(error) === 'exhibition_service_hall') throw fail('ServiceHallTaken', { field: 'hallId' })
    throw error
  }
}

/** Badges are of a type of badges. Throws ServiceMismatch. */
async function assertBadgeType(db: Db, { kind, ticketTypeId }: ServiceDocument): Promise<void> {
  if (kind !== 'badge' || ticketTypeId === null) return
  const [type] = await listTypes(db, [ticketTypeId])
  if (type?.kind !== 'badge') throw fail('ServiceMismatch', { field: 'ticketTypeId' })
}

async function change(db: Db, id: number, version: number, of: ServiceDocument): Promise<queries.ServiceRow> {
  const before = await queries.findService(db, id)
  if (!before) throw fail('ServiceNotFound')
  const isOther = before.kind !== of.kind || before.place !== toRow(of).place || before.hallId !== toRow(of).hallId
  if (isOther && (await queries.isBooked(db, id))) throw fail('ServiceInUse')
  const changed = await queries.changeService(db, { id, version }, toRow(of))
  if (!changed) throw fail('ServiceChanged')
  return changed
}

/** Adds a service, or changes one as it was seen. Throws what the contract names. */
export async function saveService(context: Context<Input<'saveService'>>): Promise<ManagedService> {
  const { db: reading, input, language, write } = context
  const { id, version, service } = input
  assertFields(checkServiceDocument(service), language, 'input.service')
  await assertBadgeType(reading, service)
  const { hallId } = toRow(service)
  if (hallId !== null && (await listPresent(reading, 'hall', [hallId])).length === 0)
    throw fail('ServiceMismatch', { field: 'hallId' })
  const saved = await refuseHall(
    write(async (db) => {
      if (id !== null) return change(db, id, version ?? 0, service)
      if ((await queries.listServices(db)).length >= SERVICES_MAX) throw fail('TooManyRequests')
      return queries.insertService(db, toRow(service))
    }),
  )
  return presentManaged(saved, (await queries.countBooked(reading)).get(saved.id) ?? 0)
}

/** Takes a service off; what was bought of it stays. Throws what the contract names. */
export async function removeService({ input, write }: Context<Input<'removeService'>>): Promise<void> {
  await write(async (db) => {
    if (!(await queries.findService(db, input.id))) throw fail('ServiceNotFound')
    if (!(await queries.changeService(db, input, { removedAt: new Date() }))) throw fail('ServiceChanged')
  })
}
