import { chinaDayBounds } from '#contract/core/china-time.ts'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { placeServiceOrder as contract } from '#contract/commerce/orders/endpoints.ts'
import { ORDERS_PER_HOUR, SERVICES_PENDING_MAX } from '#contract/commerce/orders/limits.ts'
import { CONFIRM_MS } from '#contract/commerce/services/limits.ts'
import { checkRequested, countUnits } from '#contract/commerce/services/rules.ts'
import { saleStateOf } from '#contract/commerce/tickets/rules.ts'
import { assertWithinLimits } from '#server/platform/auth/rate-limit.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { assertFields } from '#server/platform/http/assert-fields.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { type Account, getViewerAccount, lockActive } from '#server/modules/foundation/accounts/index.ts'
import {
  assertContract,
  getOffered,
  getOwnExhibitor,
  holdBooking,
  notAfterFirstDay,
  type ServiceRow,
} from '#server/modules/commerce/services/index.ts'
import {
  assertWithinPerson,
  holderLimits,
  holdTickets,
  type TypeOnSale,
} from '#server/modules/commerce/tickets/index.ts'
import { checkContact, checkLine, findTwice, type RequestedItem } from './check-tickets'
import { makeNumber } from './number'
import * as queries from './orders.queries'
import { verifyHolders } from './place'
import { notifyOrganizers } from './notify'

type Placing = Context<ParsedInputOf<typeof contract>>

const HOUR_SECONDS = 3_600

interface Choice {
  service: ServiceRow
  /** Of badges. */
  type?: TypeOnSale
}

/** Everything in an order is right. Throws BadInput at its fields, ServiceNotFound, TicketsSoldOut. */
function assertInput({ input, language }: Placing, { service, type }: Choice, now: Date): void {
  const { quantity, days, holders } = input
  const line = type && { type, quantity, holders }
  assertFields(
    {
      ...checkRequested({ kind: service.kind, quantity, days }, now),
      ...(line && { ...checkLine(line, ''), ...findTwice([line], () => '') }),
      ...checkContact(input),
    },
    language,
    'input',
  )
  if (!type) return
  const sale = saleStateOf({ ...type, days: { until: type.lastDay } }, type.left, now)
  if (sale === 'soldOut') throw fail('TicketsSoldOut', { name: pick(service.name, language), typeId: type.id })
  if (sale !== 'booking') throw fail('ServiceNotFound')
}

/** The badges that are wanted, one by one; of other services none. */
const listBadges = ({ input, language }: Placing, { service, type }: Choice): RequestedItem[] =>
  type
    ? Array.from({ length: input.quantity }, (_, i) => ({
        type,
        name: pick(service.name, language),
        holder: input.holders[i],
        field: `holders.${i}.idNumber`,
      }))
    : []

/** Until when an advert can be given back: its first day at the latest. */
function refundUntilOf({ refundUntil, kind }: ServiceRow, firstDay: string | undefined): Date | null {
  if (refundUntil === null || kind !== 'advert' || firstDay === undefined) return refundUntil
  return new Date(Math.min(refundUntil.getTime(), chinaDayBounds(firstDay).from.getTime()))
}

/** Writes the lines: badges one by one, each can be given back alone. */
async function writeLines(db: Db, orderId: number, { input }: Placing, { service, type }: Choice) {
  const days = service.kind === 'advert' ? input.days : null
  const units = countUnits({ ...input, kind: service.kind })
  const quantity = type ? 1 : units
  const line = {
    orderId,
    name: service.name,
    quantity,
    unitFen: service.fen,
    discountFen: 0,
    paidFen: service.fen * quantity,
    refundUntil: refundUntilOf(service, days?.from),
    refundFeePercent: service.refundFeePercent,
  }
  return {
    days,
    lines: await queries.insertLines(
      db,
      Array.from({ length: type ? units : 1 }, () => line),
    ),
  }
}

interface Writing extends Choice {
  account: Account
  exhibitorId: number
  badges: readonly RequestedItem[]
}

/** Writes the order and holds what it wants; undefined where the key has been used meanwhile. */
async function writeOrder(db: Db, context: Placing, writing: Writing): Promise<number | undefined> {
  const { account, exhibitorId, badges, service } = writing
  const { input, vault } = context
  await lockActive(db, account.id)
  // Who was first by this key counts among those that wait.
  if (await queries.findByKey(db, account.id, input.key)) return undefined
  const waiting = await queries.countPending(db, account.id, 'service')
  if (waiting >= SERVICES_PENDING_MAX) throw fail('TooManyServiceOrders', { max: SERVICES_PENDING_MAX })
  await assertContract(db, exhibitorId)
  await assertWithinPerson(db, account.id, badges)
  const totalFen = service.fen * countUnits({ ...input, kind: service.kind })
  if (totalFen !== input.payableFen) throw fail('OrderPriceChanged', { payableFen: totalFen })
  const order = await queries.insertOrder(db, {
    number: makeNumber('S'),
    kind: 'service',
    accountId: account.id,
    clientKey: input.key,
    totalFen,
    discountFen: 0,
    payableFen: totalFen,
    contactName: input.contact.name.trim(),
    contactPhone: input.contact.phone.trim(),
    heldUntil: notAfterFirstDay(new Date(Date.now() + CONFIRM_MS), input.days?.from),
  })
  if (!order) return undefined
  const { id: orderId } = order
  const { days, lines } = await writeLines(db, orderId, context, writing)
  await queries.addStep(db, { orderId, action: 'place', byAccount: account.id })
  await notifyOrganizers(db, context, order, 'serviceOrdered')
  const lineIds = lines.map(({ id }) => id)
  const ordered = badges.map((one, i) => ({ ...one, lineId: lineIds[i] ?? 0 }))
  if (ordered.length > 0) await holdTickets(db, vault, { orderId, accountId: account.id }, ordered)
  else await holdBooking(db, { orderId, lineId: lineIds[0] ?? 0, exhibitorId, service, quantity: input.quantity, days })
  return orderId
}

/** Places an order of a service for the own exhibitor, once for a key, and gives its id. Throws what the contract names. */
export async function placeServiceOrder(context: Placing): Promise<number> {
  const { db, input, writeStatement, write } = context
  const account = await getViewerAccount(context)
  const exhibitorId = await getOwnExhibitor(context)
  const known = await queries.findByKey(db, account.id, input.key)
  if (known) return known.id
  const choice = await getOffered(db, input.serviceId)
  assertInput(context, choice, new Date())
  const badges = listBadges(context, choice)
  const ofAccount = { bucket: `order:${account.id}`, max: ORDERS_PER_HOUR, seconds: HOUR_SECONDS }
  const names = badges.filter(({ holder }) => holder).length
  await writeStatement((writing) => assertWithinLimits(writing, [ofAccount, ...holderLimits(context, names)]))
  await verifyHolders(context, badges)
  const placed = await write((db_) => writeOrder(db_, context, { ...choice, account, exhibitorId, badges }))
  const id = placed ?? (await queries.findByKey(db, account.id, input.key))?.id
  if (id === undefined) throw new Error('the order was not kept')
  return id
}
