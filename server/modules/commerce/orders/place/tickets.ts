import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { placeTicketOrder as contract } from '#contract/commerce/orders/endpoints.ts'
import { HOLD_MS, ORDERS_PER_HOUR, ORDERS_PER_HOUR_AND_NETWORK, PENDING_MAX } from '#contract/commerce/orders/limits.ts'
import type { Order } from '#contract/commerce/orders/schemas.ts'
import { assertWithinLimits } from '#server/platform/auth/rate-limit.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { getViewerId, lockActive } from '#server/modules/foundation/accounts/index.ts'
import { fillSavedHolders } from '#server/modules/commerce/attendees/index.ts'
import { quoteCoupon, useCoupon } from '#server/modules/commerce/coupons/index.ts'
import {
  assertAllHeld,
  holderLimits,
  listForBuyer,
  takeTicketPlaces,
  verifyHolders,
} from '#server/modules/commerce/tickets/index.ts'
import { readRequested, type RequestedItem } from './check-tickets'
import { draftTicketLines, priceOrder, sum } from './draft'
import { validateOrder, validatePrice } from './validate-order'
import { makeNumber } from '../number'
import { presentPlaced } from '../orders.present'
import { findByKey } from '../orders.queries'
import { readFacts, storeOrder } from './order-store.queries'
import { presentOwn } from '../read'
import { settleFree } from '../settle'

type Placing = Context<ParsedInputOf<typeof contract>>

const HOUR_SECONDS = 3_600

/**
 * Places an order of tickets, once for a key. Throws what the contract names.
 *
 * 1. Read the types on sale, and the order that the key has placed before.
 * 2. Check the input, the limits of account and network, and the holders with the identity service.
 *
 * The rest is one transaction. Orders of services and on-site sales take the same steps:
 *
 * 3. Judge: read the facts while the account is locked; `judgeOrder` accepts or refuses them.
 * 4. Price: subtract the coupon; `judgePrice` refuses a price that the buyer did not see.
 * 5. Hold and write: store the order with its lines and tickets. Places are taken last, because every order of these types
 *    waits for them.
 */
export async function placeTicketOrder(context: Placing): Promise<Order> {
  const { db, input, language, providers, vault, viewer, write } = context
  const accountId = getViewerId(context)
  const now = new Date()

  const typeIds = input.lines.map(({ typeId }) => typeId)
  const { types, placed } = await listForBuyer(db, { accountId, key: input.key, ids: typeIds, now })
  const known = types.length > 0 ? placed : (await findByKey(db, accountId, input.key))?.id
  if (known !== undefined) return presentOwn(context, known)

  const reserved = new Map(types.map((type) => [type.id, type.offered]))
  const lines = await fillSavedHolders(context, accountId)
  const buyer = { language, userType: viewer?.userType ?? 0, reserved, now }
  const items = readRequested(types, { ...input, lines }, buyer)
  await countOrder(context, accountId, items)
  await verifyHolders(providers.identity, items)

  const stored = await write(
    (writing) => validateAndStore(writing, context, accountId, items),
    async (writing, done) => done && takeTicketPlaces(writing, items, done.reserved),
  )
  if (stored && stored.order.payableFen > 0) return presentPlaced({ ...stored, items }, vault, language)
  const id = stored?.order.id ?? (await findByKey(db, accountId, input.key))?.id
  if (id === undefined) throw new Error('the order was not stored')
  return presentOwn(context, id)
}

/** Counts an order and the holders in it, who are verified next. Throws TooManyRequests. */
async function countOrder(context: Placing, accountId: number, items: readonly RequestedItem[]): Promise<void> {
  const { ip, writeStatement } = context
  const limits = [
    { bucket: `order:${accountId}`, max: ORDERS_PER_HOUR, seconds: HOUR_SECONDS },
    { bucket: `order:${ip}`, max: ORDERS_PER_HOUR_AND_NETWORK, seconds: HOUR_SECONDS },
    ...holderLimits(context, items.filter(({ holder }) => holder).length),
  ]
  await writeStatement((writing) => assertWithinLimits(writing, limits))
}

/** Steps 3 to 5; undefined where the key has been used meanwhile. */
async function validateAndStore(db: Db, context: Placing, accountId: number, items: readonly RequestedItem[]) {
  const { input, vault } = context
  const typeIds = items.map(({ type }) => type.id)
  const account = { accountId, kind: 'ticket' as const, key: input.key }
  const [, { isPlaced, pending, owned, halted }] = await Promise.all([
    lockActive(db, accountId),
    readFacts(db, account, typeIds),
  ])
  if (isPlaced) return undefined
  validateOrder({ items, halted, owned, pending: { count: pending, max: PENDING_MAX, refusal: 'TooManyOrders' } })

  const now = new Date()
  const lines = items.map(({ type }) => ({ ticketTypeId: type.id, fen: type.fen }))
  const coupon = input.couponId === null ? undefined : { claimId: input.couponId, accountId, lines, now }
  const { discounts, name: couponName } = coupon ? await quoteCoupon(db, coupon) : { discounts: [], name: null }
  const price = priceOrder(
    lines.map(({ fen }) => fen),
    discounts,
  )
  validatePrice(price.payableFen, input.payableFen)

  const drafts = draftTicketLines(vault, items, discounts)
  const order = {
    ...price,
    number: makeNumber('T'),
    kind: 'ticket' as const,
    accountId,
    clientKey: input.key,
    couponClaimId: input.couponId,
    couponName,
    contactName: input.contact.name.trim(),
    contactPhone: input.contact.phone.trim(),
    heldUntil: new Date(now.getTime() + HOLD_MS),
  }
  const stored = await storeOrder(db, { order, lines: drafts, actions: ['place'], now })
  if (!stored) return undefined
  const orderId = stored.order.id
  // Its terms may have been edited since they were quoted.
  if (coupon) validatePrice(price.totalFen - sum(await useCoupon(db, { ...coupon, orderId })), price.payableFen)
  const lineIds = stored.lines.map(({ id }) => id)
  assertAllHeld(items, lineIds, stored.tickets)
  if (price.payableFen === 0) await settleFree(db, context, stored.order)
  return { ...stored, drafts }
}
