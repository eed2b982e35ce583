import { buyerTypes } from '#contract/core/permissions.ts'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import { saleStateOf } from '#contract/commerce/tickets/rules.ts'
import type * as contract from '#contract/commerce/waiting-list/endpoints.ts'
import { JOINS_PER_HOUR, JOINS_PER_HOUR_AND_NETWORK, WAITING_MAX } from '#contract/commerce/waiting-list/limits.ts'
import { isStanding } from '#contract/commerce/waiting-list/rules.ts'
import type { WaitingPlace } from '#contract/commerce/waiting-list/schemas.ts'
import { assertWithinLimits } from '#server/platform/auth/rate-limit.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import { assertFields } from '#server/platform/http/assert-fields.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { getViewerAccount, lockActive } from '#server/modules/foundation/accounts/index.ts'
import { countOwnTickets, releaseReserved, listTypes, type TypeOnSale } from '#server/modules/commerce/tickets/index.ts'
import { presentPlace } from './waiting-list.present'
import * as queries from './waiting-list.queries'

type Input<Name extends keyof typeof contract> = ParsedInputOf<(typeof contract)[Name]>

const HOUR_SECONDS = 3_600

/** Throws what keeps somebody from waiting for a type: who can order it does not wait. */
function assertSoldOut(type: TypeOnSale, name: string, userType: number): void {
  const sale = saleStateOf({ ...type, days: { until: type.lastDay } }, type.left, new Date())
  const about = { name, typeId: type.id }
  if (!type.shown || (sale !== 'soldOut' && sale !== 'booking')) throw fail('TicketNotOnSale', about)
  if (type.kind === 'buyer' && !buyerTypes.some((one) => one === userType)) throw fail('TicketBuyersOnly', about)
  if (sale === 'booking') throw fail('TicketsLeft', about)
}

/** Joins the queue of a type, or gives the place that the viewer has in it. Throws what the contract names. */
export async function joinWaitingList(context: Context<Input<'joinWaitingList'>>): Promise<WaitingPlace> {
  const { db: reading, input, ip, language, writeStatement, write } = context
  const { typeId, quantity } = input
  const { id: accountId, userType } = await getViewerAccount(context)
  const [type] = await listTypes(reading, [typeId])
  if (!type) throw fail('TicketTypeNotFound')
  assertFields({ quantity: quantity > type.perOrder ? 'tickets.perOrder' : undefined }, language, 'input')
  const limits = [
    { bucket: `join:${accountId}`, max: JOINS_PER_HOUR, seconds: HOUR_SECONDS },
    { bucket: `join:${ip}`, max: JOINS_PER_HOUR_AND_NETWORK, seconds: HOUR_SECONDS },
  ]
  await writeStatement((db) => assertWithinLimits(db, limits))
  const place = await write(async (db) => {
    // What one account waits for and has is counted behind this.
    await lockActive(db, accountId)
    const known = await queries.findStanding(db, accountId, typeId)
    if (known) return known
    const name = pick(type.name, language)
    const [now] = await listTypes(db, [typeId])
    assertSoldOut(now ?? type, name, userType)
    const own = (await countOwnTickets(db, accountId, [typeId])).get(typeId) ?? 0
    if (own + quantity > type.perPerson) throw fail('TicketLimit', { name, max: type.perPerson, typeId })
    if ((await queries.countStanding(db, accountId)) >= WAITING_MAX) throw fail('TooManyWaiting', { max: WAITING_MAX })
    return queries.insertPlace(db, { typeId, accountId, quantity })
  })
  if (!place) throw new Error('the place in the queue was not kept')
  return presentPlace(reading, place, language)
}

/** Gives an own place up; what was reserved goes to the next. Throws WaitingPlaceNotFound, WaitingPlaceOver. */
export async function leaveWaitingList(context: Context<Input<'leaveWaitingList'>>): Promise<WaitingPlace> {
  const { db: reading, input, language, write } = context
  const { id: accountId } = await getViewerAccount(context)
  const own = { id: input.id, accountId }
  const place = await queries.findOwn(reading, own)
  if (!place) throw fail('WaitingPlaceNotFound')
  await write(async (db) => {
    const change = { state: 'left', overAt: new Date() } as const
    if (await queries.movePlace(db, { id: place.id, from: 'waiting' }, change)) return
    const given = await queries.movePlace(db, { id: place.id, from: 'offered' }, change)
    if (given) await releaseReserved(db, given.typeId, given.offered)
  })
  const now = await queries.findOwn(reading, own)
  if (!now || isStanding(now.state)) throw new Error('the place in the queue was not given up')
  if (now.state !== 'left') throw fail('WaitingPlaceOver')
  return presentPlace(reading, now, language)
}

/** Gives up every place of an account, in the caller's transaction; what was reserved goes to the next. */
export async function giveUpPlaces(db: Db, accountId: number): Promise<void> {
  for (const { id, state, typeId, offered } of await queries.holdStanding(db, accountId)) {
    await queries.movePlace(db, { id, from: state }, { state: 'left', overAt: new Date() })
    if (state === 'offered') await releaseReserved(db, typeId, offered)
  }
}
