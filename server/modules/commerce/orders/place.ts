import pLimit from 'p-limit'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { placeTicketOrder as contract } from '#contract/commerce/orders/endpoints.ts'
import { HOLD_MS, ORDERS_PER_HOUR, ORDERS_PER_HOUR_AND_NETWORK, PENDING_MAX } from '#contract/commerce/orders/limits.ts'
import type { Order } from '#contract/commerce/orders/schemas.ts'
import { assertWithinLimits } from '#server/platform/auth/rate-limit.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { getViewerId, lockActive } from '#server/modules/foundation/accounts/index.ts'
import { fillSavedHolders } from '#server/modules/commerce/attendees/index.ts'
import { quoteCoupon, useCoupon } from '#server/modules/commerce/coupons/index.ts'
import {
  assertAllHeld,
  assertPersonMay,
  holderLimits,
  listForBuyer,
  makeTicket,
  presentTicketLine,
  takeTicketPlaces,
  verifyHolder,
} from '#server/modules/commerce/tickets/index.ts'
import { readRequested, type RequestedItem } from './check-tickets'
import { makeNumber } from './number'
import { presentWhole } from './orders.present'
import * as queries from './orders.queries'
import { type NewTicket, type Written, writeTicketOrder } from './place.queries'
import { presentOwn } from './read'
import { settleFree } from './settle'

type Placing = Context<ParsedInputOf<typeof contract>>

const HOUR_SECONDS = 3_600
/** names that are checked at once: an authority may count */
const CHECKED_AT_ONCE = 5

/** Asks the identity service about every name. Throws HolderNotVerified at the first that is refused. */
export async function verifyHolders(
  { providers }: Pick<Context<unknown>, 'providers'>,
  requested: readonly Pick<RequestedItem, 'holder' | 'field'>[],
): Promise<void> {
  const limit = pLimit(CHECKED_AT_ONCE)
  await Promise.all(
    requested.flatMap(({ holder, field }) =>
      holder ? [limit(() => verifyHolder(providers.identity, holder, field))] : [],
    ),
  )
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0)

/** Counts an order and the names in it, which are checked next. Throws TooManyRequests. */
async function countOrder(context: Placing, accountId: number, requested: readonly RequestedItem[]): Promise<void> {
  const { ip, writeStatement } = context
  const limits = [
    { bucket: `order:${accountId}`, max: ORDERS_PER_HOUR, seconds: HOUR_SECONDS },
    { bucket: `order:${ip}`, max: ORDERS_PER_HOUR_AND_NETWORK, seconds: HOUR_SECONDS },
    ...holderLimits(context, requested.filter(({ holder }) => holder).length),
  ]
  await writeStatement((writing) => assertWithinLimits(writing, limits))
}

const linesOf = (requested: readonly RequestedItem[]) =>
  requested.map(({ type }) => ({ ticketTypeId: type.id, fen: type.fen }))

/** The tickets of an order as they are written, with what a coupon takes off each. */
const makeTickets = (
  { vault }: Placing,
  requested: readonly RequestedItem[],
  discounts: readonly number[],
): NewTicket[] =>
  requested.map(({ type, holder }, i) => ({
    typeId: type.id,
    name: type.name,
    unitFen: type.fen,
    discountFen: discounts[i] ?? 0,
    paidFen: type.fen - (discounts[i] ?? 0),
    refundUntil: type.refundUntil,
    refundFeePercent: type.refundFeePercent,
    ...makeTicket(vault, holder),
  }))

type Kept = NonNullable<Written['kept']>

/** Uses the coupon of an order that was written with what it takes off, and says whether the price is the one that was seen. */
async function settlePrice(
  db: Db,
  { input }: Placing,
  { order }: Kept,
  requested: readonly RequestedItem[],
): Promise<void> {
  const { id: orderId, accountId, totalFen, couponClaimId } = order
  const used = {
    claimId: couponClaimId ?? 0,
    accountId: accountId ?? 0,
    orderId,
    lines: linesOf(requested),
    now: new Date(),
  }
  const payableFen = couponClaimId === null ? totalFen : totalFen - sum(await useCoupon(db, used))
  if (payableFen !== input.payableFen || payableFen !== order.payableFen)
    throw fail('OrderPriceChanged', { payableFen })
}

/** Writes the order, its lines and its tickets; undefined where the key has been used meanwhile. */
async function writeOrder(db: Db, context: Placing, accountId: number, requested: readonly RequestedItem[]) {
  const { input } = context
  const { couponId } = input
  const coupon = couponId === null ? undefined : { claimId: couponId, accountId, lines: linesOf(requested) }
  const { discounts, name: couponName } = coupon ? await quoteCoupon(db, coupon) : { discounts: [], name: null }
  const [totalFen, discountFen] = [sum(requested.map(({ type }) => type.fen)), sum(discounts)]
  const made = makeTickets(context, requested, discounts)
  const order = {
    number: makeNumber('T'),
    accountId,
    clientKey: input.key,
    totalFen,
    discountFen,
    payableFen: totalFen - discountFen,
    couponClaimId: couponId,
    couponName,
    contactName: input.contact.name.trim(),
    contactPhone: input.contact.phone.trim(),
    heldUntil: new Date(Date.now() + HOLD_MS),
  }
  // Sent together: what is written sees what the account had, once nobody else orders for it.
  const [, written] = await Promise.all([lockActive(db, accountId), writeTicketOrder(db, order, made, new Date())])
  const { pending, own, kept, tickets, aside, halted } = written
  if (!kept) return undefined
  const gone = requested.find(({ type }) => halted.includes(type.id))
  if (gone) throw fail('TicketNotOnSale', { name: gone.name, typeId: gone.type.id })
  if (pending >= PENDING_MAX) throw fail('TooManyOrders', { max: PENDING_MAX })
  assertPersonMay(own, requested)
  await settlePrice(db, context, kept, requested)
  const lined = requested.map((one, i) => ({ ...one, lineId: kept.lines[i]?.id ?? 0 }))
  assertAllHeld(lined, tickets)
  if (kept.order.payableFen === 0) await settleFree(db, context, kept.order)
  return { kept, tickets, made, aside }
}

type Placed = NonNullable<Awaited<ReturnType<typeof writeOrder>>>

/** An order as it has just been written. */
function presentPlaced(
  { vault, language }: Placing,
  { kept, tickets, made }: Placed,
  requested: readonly RequestedItem[],
): Order {
  const now = new Date()
  const ids = new Map(tickets.map(({ id, lineId }) => [lineId, id]))
  const unnamed = { holderName: '', holderIdType: null, holderIdNumber: null, holderHash: null }
  const goods = new Map(
    kept.lines.map(({ id }, i) => {
      const ticket = { ...unnamed, ...made[i], id: ids.get(id) ?? 0, state: 'held' as const, usedAt: null }
      return [id, requested[i] && presentTicketLine({ ticket, type: requested[i].type }, vault, now)]
    }),
  )
  const goodsOf = (lineId: number) => ({ booking: null, ticket: goods.get(lineId)?.ticket ?? null, mayReturn: false })
  return presentWhole({ ...kept, refunds: [], steps: [kept.step], goodsOf }, language, now)
}

/** Places an order of tickets, once for a key. Throws what the contract names. */
export async function placeTicketOrder(context: Placing): Promise<Order> {
  const { db, input, language, viewer, write } = context
  const accountId = getViewerId(context)
  const now = new Date()
  const ids = input.lines.map(({ typeId }) => typeId)
  const { types, placed } = await listForBuyer(db, { accountId, key: input.key, ids, now })
  const known = types.length > 0 ? placed : (await queries.findByKey(db, accountId, input.key))?.id
  if (known !== undefined) return presentOwn(context, known)
  const reserved = new Map(types.map((type) => [type.id, type.aside]))
  const lines = await fillSavedHolders(context, accountId)
  const requested = readRequested(
    types,
    { ...input, lines },
    { language, userType: viewer?.userType ?? 0, aside: reserved, now },
  )
  await countOrder(context, accountId, requested)
  await verifyHolders(context, requested)
  const written = await write(
    (writing) => writeOrder(writing, context, accountId, requested),
    async (writing, done) => done && takeTicketPlaces(writing, requested, done.aside),
  )
  if (written && written.kept.order.payableFen > 0) return presentPlaced(context, written, requested)
  const id = written?.kept.order.id ?? (await queries.findByKey(db, accountId, input.key))?.id
  if (id === undefined) throw new Error('the order was not kept')
  return presentOwn(context, id)
}
