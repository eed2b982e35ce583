import type { Language } from '#contract/core/language.ts'
import { FEW_LEFT } from '#contract/commerce/tickets/limits.ts'
import { CORRECTIONS_MAX } from '#contract/commerce/tickets/limits.ts'
import { saleStateOf, type TicketState, ticketStateOf } from '#contract/commerce/tickets/rules.ts'
import type { ManagedTicketType, Ticket, TicketType } from '#contract/commerce/tickets/schemas.ts'
import type { Order } from '#contract/commerce/orders/schemas.ts'
import { fallbacks, pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import { signCode } from './code'
import { maskHolder } from './holder'
import { listOfOrders, type TicketOfOrder, type TicketRow } from './tickets.queries'
import type { TicketTypeRow, TypeOnSale } from './types.queries'

const timesOf = (type: TicketTypeRow) => ({
  days: { from: type.firstDay, until: type.lastDay },
  hours: { from: type.opens, until: type.closes },
})

const saleOf = (type: TypeOnSale, now: Date) => saleStateOf({ ...type, ...timesOf(type) }, type.left, now)

/** A type as visitors see it. */
export function presentType(type: TypeOnSale, language: Language, now = new Date()): TicketType {
  const { id, kind, name, description, fen, perOrder, perPerson, realName, refundFeePercent, left } = type
  return {
    id,
    kind,
    name: pick(name, language),
    description: pick(description, language),
    fen,
    ...timesOf(type),
    saleFrom: type.saleFrom.toISOString(),
    saleUntil: type.saleUntil.toISOString(),
    sale: saleOf(type, now),
    left: left > 0 && left <= FEW_LEFT ? left : null,
    perOrder,
    perPerson,
    realName,
    refundUntil: type.refundUntil?.toISOString() ?? null,
    refundFeePercent,
    fallbackFields: fallbacks({ name, description }, language),
  }
}

/** A type as organizers write it. */
export function presentManaged(
  type: TypeOnSale,
  { sold, waiting }: Pick<ManagedTicketType, 'sold' | 'waiting'>,
  now = new Date(),
): ManagedTicketType {
  const { firstDay: _, lastDay: __, opens: ___, closes: ____, removedAt: _____, left: ______, ...document } = type
  return {
    ...document,
    ...timesOf(type),
    saleFrom: type.saleFrom.toISOString(),
    saleUntil: type.saleUntil.toISOString(),
    refundUntil: type.refundUntil?.toISOString() ?? null,
    sale: saleOf(type, now),
    sold,
    waiting,
  }
}

/** A ticket, as much of it as a line of its order says, and its type. */
interface Lined {
  ticket: Pick<TicketRow, 'id' | 'state' | 'usedAt' | 'holderName' | 'holderIdType' | 'holderIdNumber' | 'holderHash'>
  type: TicketTypeRow
}

/** What a paid ticket is now; null: it is not paid. */
function stateOf({ ticket, type }: Lined, now: Date): TicketState | null {
  if (ticket.state === 'held' || ticket.state === 'void') return null
  return ticketStateOf(
    {
      refunded: ticket.state === 'refunded',
      locked: ticket.state === 'locked',
      used: ticket.usedAt !== null,
      named: !type.realName || ticket.holderHash !== null,
      ...timesOf(type),
    },
    now,
  )
}

/** Of a line of an order: its ticket, and whether the ticket can be returned. */
export interface TicketLine {
  ticket: NonNullable<Order['lines'][number]['ticket']>
  mayReturn: boolean
}

/** A ticket as a line of its order. */
export const presentTicketLine = (one: Lined, vault: Vault, now: Date): TicketLine => ({
  mayReturn: one.ticket.state === 'valid' && one.ticket.usedAt === null,
  ticket: {
    id: one.ticket.id,
    typeId: one.type.id,
    state: stateOf(one, now),
    holderName: one.ticket.holderName,
    holderIdType: one.ticket.holderIdType,
    holderIdNumber: maskHolder(vault, one.ticket),
    days: timesOf(one.type).days,
  },
})

/** The tickets of an order, by the line that each stands for. */
export async function describeTicketLines(
  db: Db,
  vault: Vault,
  orderId: number,
  now: Date,
): Promise<Map<number, TicketLine>> {
  const rows = await listOfOrders(db, [orderId])
  return new Map(rows.map((row) => [row.ticket.lineId, presentTicketLine(row, vault, now)]))
}

/** The paid tickets of an order. */
export const presentTicketsOf = async (db: Db, vault: Vault, orderId: number, language: Language): Promise<Ticket[]> =>
  (await listOfOrders(db, [orderId])).map((row) => presentTicket(row, vault, language))

/** The states in which a ticket still opens a gate, now or later. */
const opening: ReadonlySet<TicketState> = new Set(['inactive', 'unused', 'used'])

/** A paid ticket as its owner reads it. */
export function presentTicket(row: TicketOfOrder, vault: Vault, language: Language, now = new Date()): Ticket {
  const { ticket, type, orderNumber } = row
  const state = stateOf(row, now) ?? 'inactive'
  const isNamed = ticket.holderIdType !== null
  const mayChange = (state === 'unused' || state === 'inactive') && type.realName
  return {
    id: ticket.id,
    orderId: ticket.orderId,
    orderNumber,
    typeId: type.id,
    kind: type.kind,
    name: pick(type.name, language),
    state,
    code: ticket.code,
    qr: opening.has(state) ? signCode(vault, ticket.code) : '',
    ...timesOf(type),
    holder:
      ticket.holderIdType === null
        ? null
        : { name: ticket.holderName, idType: ticket.holderIdType, idNumber: maskHolder(vault, ticket) },
    realName: type.realName,
    mayName: mayChange && (!isNamed || ticket.corrections < CORRECTIONS_MAX),
    usedAt: ticket.usedAt?.toISOString() ?? null,
  }
}
