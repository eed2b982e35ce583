import pLimit from 'p-limit'
import type { ParsedInputOf } from '../../../contract/core/endpoint'
import type { placeTicketOrder as contract } from '../../../contract/orders/endpoints'
import { HOLD_MS, ORDERS_PER_HOUR, ORDERS_PER_HOUR_AND_NETWORK, PENDING_MAX } from '../../../contract/orders/limits'
import { assertWithinLimit } from '../../platform/auth/rate-limit'
import type { Db } from '../../platform/db/database'
import { fail } from '../../platform/http/fail'
import type { Context } from '../../platform/http/serve'
import { type Account, getViewerAccount, lockActive } from '../accounts'
import { findOrderCoupon, useCoupon } from '../coupons'
import { assertWithinPerson, countHolderChecks, holdTickets, verifyHolder } from '../tickets'
import { listOffered, takeOffers } from '../waiting-list'
import { readWanted, type Wanted } from './check-tickets'
import { makeNumber } from './number'
import * as queries from './orders.queries'
import { settleFree } from './settle'

type Placing = Context<ParsedInputOf<typeof contract>>

const HOUR_SECONDS = 3_600
/** names that are checked at once: an authority may count */
const CHECKED_AT_ONCE = 5

/** Asks the identity service about every name. Throws HolderNotVerified at the first that is refused. */
export async function verifyHolders(
  { providers }: Pick<Context<unknown>, 'providers'>,
  wanted: readonly Pick<Wanted, 'holder' | 'field'>[],
): Promise<void> {
  const limit = pLimit(CHECKED_AT_ONCE)
  await Promise.all(
    wanted.flatMap(({ holder, field }) =>
      holder ? [limit(() => verifyHolder(providers.identity, holder, field))] : [],
    ),
  )
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0)

/** What the coupon takes off each ticket; the order says so. Throws what the contract names. */
async function takeCoupon(
  db: Db,
  { input }: Placing,
  { order, accountId }: { order: queries.OrderRow; accountId: number },
  wanted: readonly Wanted[],
) {
  if (input.couponId === null) return wanted.map(() => 0)
  const lines = wanted.map(({ type }) => ({ ticketTypeId: type.id, fen: type.fen }))
  const { id: orderId } = order
  const discounts = await useCoupon(db, { claimId: input.couponId, accountId, orderId, lines, now: new Date() })
  const coupon = await findOrderCoupon(db, orderId)
  const discountFen = sum(discounts)
  await queries.setDiscount(db, order, { discountFen, couponClaimId: input.couponId, couponName: coupon?.name ?? null })
  return discounts
}

/** Writes the order, its lines and its tickets; undefined where the key has been used meanwhile. */
async function writeOrder(db: Db, context: Placing, account: Account, wanted: readonly Wanted[]) {
  const { input, vault } = context
  await lockActive(db, account.id)
  if ((await queries.countPending(db, account.id)) >= PENDING_MAX) throw fail('TooManyOrders', { max: PENDING_MAX })
  await assertWithinPerson(db, account.id, wanted)
  const totalFen = sum(wanted.map(({ type }) => type.fen))
  const order = await queries.insertOrder(db, {
    number: makeNumber('T'),
    kind: 'ticket',
    accountId: account.id,
    clientKey: input.key,
    totalFen,
    discountFen: 0,
    payableFen: totalFen,
    contactName: input.contact.name.trim(),
    contactPhone: input.contact.phone.trim(),
    heldUntil: new Date(Date.now() + HOLD_MS),
  })
  if (!order) return undefined
  const discounts = await takeCoupon(db, context, { order, accountId: account.id }, wanted)
  const payableFen = totalFen - sum(discounts)
  if (payableFen !== input.payableFen) throw fail('OrderPriceChanged', { payableFen })
  const lines = await queries.insertLines(
    db,
    wanted.map(({ type }, i) => ({
      orderId: order.id,
      name: type.name,
      unitFen: type.fen,
      discountFen: discounts[i] ?? 0,
      paidFen: type.fen - (discounts[i] ?? 0),
      refundUntil: type.refundUntil,
      refundFeePercent: type.refundFeePercent,
    })),
  )
  await queries.addStep(db, { orderId: order.id, action: 'place', byAccount: account.id })
  const ordered = wanted.map((one, i) => ({ ...one, lineId: lines[i]?.id ?? 0 }))
  const of = { orderId: order.id, accountId: account.id }
  const typeIds = wanted.map(({ type }) => type.id)
  const aside = await takeOffers(db, { ...of, typeIds, now: new Date() })
  await holdTickets(db, vault, of, ordered, aside)
  if (payableFen === 0) await settleFree(db, context, order)
  return order.id
}

/** Places an order of tickets, once for a key, and gives its id. Throws what the contract names. */
export async function placeTicketOrder(context: Placing): Promise<number> {
  const { db, input, ip, language, writeUncached } = context
  const account = await getViewerAccount(context)
  const known = await queries.findByKey(db, account.id, input.key)
  if (known) return known.id
  const now = new Date()
  const typeIds = input.lines.map(({ typeId }) => typeId)
  const aside = await listOffered(db, account.id, typeIds, now)
  const wanted = await readWanted(db, input, { language, userType: account.userType, aside, now })
  await writeUncached(async (writing) => {
    await assertWithinLimit(writing, `order:${account.id}`, ORDERS_PER_HOUR, HOUR_SECONDS)
    await assertWithinLimit(writing, `order:${ip}`, ORDERS_PER_HOUR_AND_NETWORK, HOUR_SECONDS)
  })
  await countHolderChecks(context, wanted.filter(({ holder }) => holder).length)
  await verifyHolders(context, wanted)
  const placed = await writeUncached((writing) => writeOrder(writing, context, account, wanted))
  const id = placed ?? (await queries.findByKey(db, account.id, input.key))?.id
  if (id === undefined) throw new Error('the order was not kept')
  return id
}
