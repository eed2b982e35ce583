import { chinaDayBounds } from '#contract/core/china-time.ts'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { placeServiceOrder as contract } from '#contract/commerce/orders/endpoints.ts'
import { ORDERS_PER_HOUR, SERVICES_PENDING_MAX } from '#contract/commerce/orders/limits.ts'
import { CONFIRM_MS } from '#contract/commerce/services/limits.ts'
import { boothPrice } from '#contract/commerce/services/booth-price.ts'
import { checkRequested, countUnits } from '#contract/commerce/services/rules.ts'
import { saleStateOf } from '#contract/commerce/tickets/rules.ts'
import { assertWithinLimits } from '#server/platform/auth/rate-limit.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { assertFields } from '#server/platform/http/assert-fields.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { type Account, getViewerAccount, lockActive } from '#server/modules/foundation/accounts/index.ts'
import { lockDrawnBooth } from '#server/modules/fair/booths/index.ts'
import {
  getOffered,
  getOwnExhibitor,
  holdBooking,
  holdsContract,
  notAfterFirstDay,
  type ServiceRow,
} from '#server/modules/commerce/services/index.ts'
import {
  assertAllHeld,
  findUnsold,
  holderLimits,
  makeTicket,
  takeTicketPlaces,
  type TypeOnSale,
  verifyHolders,
} from '#server/modules/commerce/tickets/index.ts'
import { checkContact, checkLine, findTwice, type RequestedItem } from './check-tickets'
import { priceOrder } from './draft'
import { validateOrder, validatePrice } from './validate-order'
import { notifyOrganizers } from '../notify'
import { makeNumber } from '../number'
import { findByKey } from '../orders.queries'
import { type NewLine, readFacts, storeOrder } from './order-store.queries'

type Placing = Context<ParsedInputOf<typeof contract>>

const HOUR_SECONDS = 3_600

interface Choice {
  service: ServiceRow
  /** Of badges. */
  type?: TypeOnSale
}

/** Everything in an order is right. Throws BadInput at its fields, ServiceNotFound, TicketsSoldOut. */
function assertInput({ input, language }: Placing, { service, type }: Choice, now: Date): void {
  const { quantity, days, booth, holders } = input
  const line = type && { type, quantity, holders }
  assertFields(
    {
      ...checkRequested({ kind: service.kind, quantity, days, booth }, now),
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

/** The badges that are needed, one by one; of other services none. */
const listBadges = ({ input, language }: Placing, { service, type }: Choice): RequestedItem[] =>
  type
    ? Array.from({ length: input.quantity }, (_, i) => ({
        type,
        name: pick(service.name, language),
        holder: input.holders[i],
        field: `holders.${i}.idNumber`,
      }))
    : []

/** Until when an advert can be returned: its first day at the latest. */
function refundUntilOf({ refundUntil, kind }: ServiceRow, firstDay: string | undefined): Date | null {
  if (refundUntil === null || kind !== 'advert' || firstDay === undefined) return refundUntil
  return new Date(Math.min(refundUntil.getTime(), chinaDayBounds(firstDay).from.getTime()))
}

/** The lines of the order: badges one by one, since each can be returned alone. */
function draftLines({ input, vault }: Placing, { service, badges }: Writing, unitFen: number): NewLine[] {
  const units = countUnits({ ...input, kind: service.kind })
  const { zh, en } = service.name
  const lineOf = (quantity: number) => ({
    name: service.kind === 'booth' ? { zh: `${zh} ${input.booth}`, en: en && `${en} ${input.booth}` } : service.name,
    quantity,
    unitFen,
    discountFen: 0,
    paidFen: unitFen * quantity,
    refundUntil: refundUntilOf(service, input.days?.from),
    refundFeePercent: service.refundFeePercent,
  })
  return badges.length > 0
    ? badges.map((badge) => ({ ...lineOf(1), ticket: makeTicket(vault, badge) }))
    : [lineOf(units)]
}

/** What one costs, in fen; a booth by its size on the plan, which stays published meanwhile. Throws BoothNotFound. */
async function readPrice(
  db: Db,
  { input }: Placing,
  { kind, hallId, fen, cornerPercent }: ServiceRow,
): Promise<number> {
  if (kind !== 'booth') return fen
  return boothPrice(await lockDrawnBooth(db, { hallId: hallId ?? 0, number: input.booth ?? '' }), {
    fen,
    cornerPercent,
  })
}

interface Writing extends Choice {
  account: Account
  exhibitorId: number
  badges: readonly RequestedItem[]
}

/** Steps 3 to 5 of `placeTicketOrder`, for a service; undefined where the key has been used meanwhile. */
async function validateAndStore(db: Db, context: Placing, writing: Writing): Promise<number | undefined> {
  const { account, exhibitorId, badges, service } = writing
  const { input } = context
  const typeIds = badges.map(({ type }) => type.id)
  await lockActive(db, account.id)
  const { isPlaced, pending, owned } = await readFacts(
    db,
    { accountId: account.id, kind: 'service', key: input.key },
    [],
  )
  if (isPlaced) return undefined
  const hasContract = await holdsContract(db, exhibitorId)
  const halted = await findUnsold(db, typeIds)
  const waiting = { count: pending, max: SERVICES_PENDING_MAX, refusal: 'TooManyServiceOrders' as const }
  validateOrder({ items: badges, halted, owned, hasContract, pending: waiting })

  const unitFen = await readPrice(db, context, service)
  const price = priceOrder([unitFen * countUnits({ ...input, kind: service.kind })])
  validatePrice(price.payableFen, input.payableFen)

  const now = new Date()
  const order = {
    ...price,
    number: makeNumber('S'),
    kind: 'service' as const,
    accountId: account.id,
    clientKey: input.key,
    contactName: input.contact.name.trim(),
    contactPhone: input.contact.phone.trim(),
    heldUntil: notAfterFirstDay(new Date(now.getTime() + CONFIRM_MS), input.days?.from),
  }
  const stored = await storeOrder(db, { order, lines: draftLines(context, writing, unitFen), actions: ['place'], now })
  if (!stored) return undefined
  const { id: orderId } = stored.order
  await notifyOrganizers(db, context, stored.order, 'serviceOrdered')
  const lineIds = stored.lines.map(({ id }) => id)
  const days = service.kind === 'advert' ? input.days : null
  const booth = service.kind === 'booth' ? input.booth : null
  const item = { orderId, lineId: lineIds[0] ?? 0, exhibitorId, accountId: account.id }
  const booking = { ...item, service, quantity: input.quantity, days, booth }
  if (badges.length === 0) await holdBooking(db, booking)
  assertAllHeld(badges, lineIds, stored.tickets)
  await takeTicketPlaces(db, badges)
  return orderId
}

/** Places an order of a service for the own exhibitor, once for a key, and gives its id. Throws what the contract names. */
export async function placeServiceOrder(context: Placing): Promise<number> {
  const { db, input, providers, writeStatement, write } = context
  const account = await getViewerAccount(context)
  const exhibitorId = await getOwnExhibitor(context)
  const known = await findByKey(db, account.id, input.key)
  if (known) return known.id
  const choice = await getOffered(db, input.serviceId)
  assertInput(context, choice, new Date())
  const badges = listBadges(context, choice)
  const ofAccount = { bucket: `order:${account.id}`, max: ORDERS_PER_HOUR, seconds: HOUR_SECONDS }
  const names = badges.filter(({ holder }) => holder).length
  await writeStatement((writing) => assertWithinLimits(writing, [ofAccount, ...holderLimits(context, names)]))
  await verifyHolders(providers.identity, badges)
  const placed = await write((db_) => validateAndStore(db_, context, { ...choice, account, exhibitorId, badges }))
  const id = placed ?? (await findByKey(db, account.id, input.key))?.id
  if (id === undefined) throw new Error('the order was not stored')
  return id
}
