import { chinaMoment } from '#contract/core/china-time.ts'
import { saleStateOf } from '#contract/commerce/tickets/rules.ts'
import { OFFER_MS } from '#contract/commerce/waiting-list/limits.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { findAccountById } from '#server/modules/foundation/accounts/index.ts'
import { type NoticeName, sendNotice, type Sender } from '#server/modules/foundation/notices/index.ts'
import { releaseReserved, listTypes, reservedCounts, type TypeOnSale } from '#server/modules/commerce/tickets/index.ts'
import * as queries from './waiting-list.queries'

type Writing = Pick<Database, 'db' | 'write'>

/** attended to in one look */
const BATCH = 100

async function notify(
  db: Db,
  sender: Sender,
  { accountId, typeId }: Pick<queries.PlaceRow, 'accountId' | 'typeId'>,
  name: NoticeName,
  parameters: Record<string, string> = {},
): Promise<void> {
  const owner = await findAccountById(db, accountId)
  const [type] = await listTypes(db, [typeId], { removed: true })
  if (owner && type) await sendNotice(db, sender, owner, { name, parameters: { ticket: type.name, ...parameters } })
}

/** Withdraws what was reserved for who has not ordered in time. Gives how many offers were over. */
export async function endOffers({ db, write }: Writing, sender: Sender, now = new Date()): Promise<number> {
  let ended = 0
  for (const { id } of await queries.listMissed(db, now, BATCH)) {
    await write(async (writing) => {
      const change = { state: 'missed', overAt: now } as const
      const missed = await queries.movePlace(writing, { id, from: 'offered', isOver: now }, change)
      if (!missed) return
      await releaseReserved(writing, missed.typeId, missed.offered)
      await notify(writing, sender, missed, 'placeMissed')
      ended += 1
    })
  }
  return ended
}

const saleOf = (type: TypeOnSale, now: Date) => saleStateOf({ ...type, days: { until: type.lastDay } }, type.left, now)

/** Ends the queues of types that are no longer sold. */
export async function endQueues({ db, write }: Writing, sender: Sender, now = new Date()): Promise<void> {
  const awaited = await queries.listAwaited(db)
  const sold = (await listTypes(db, awaited)).filter((type) => saleOf(type, now) !== 'ended')
  const over = awaited.filter((id) => !sold.some((type) => type.id === id))
  for (const { id } of await queries.listWaitingFor(db, over, BATCH)) {
    await write(async (writing) => {
      const ended = await queries.movePlace(writing, { id, from: 'waiting' }, { state: 'ended', overAt: now })
      if (ended) await notify(writing, sender, ended, 'waitingEnded')
    })
  }
}

/** Ends the queues of types that are canceled, with what is reserved for who stands in them, and notifies them. Gives how many. */
export async function endCalledOff(
  { db, write }: Writing,
  sender: Sender,
  typeIds: readonly number[],
  now = new Date(),
): Promise<number> {
  const standing = await queries.listStandingFor(db, typeIds, BATCH)
  for (const { id, state } of standing) {
    await write(async (writing) => {
      const ended = await queries.movePlace(writing, { id, from: state }, { state: 'ended', overAt: now })
      if (!ended) return
      if (state === 'offered') await releaseReserved(writing, ended.typeId, ended.offered)
      await notify(writing, sender, ended, 'waitingEnded')
    })
  }
  return standing.length
}

/** Offers what is free of a quota to the first in its queue; false: nobody waits, or nothing is free. */
export const offerNext = ({ write }: Pick<Writing, 'write'>, sender: Sender, input: Requested) =>
  write(async (db) => {
    const { typeIds, quotaId, now } = input
    // Who serves the same queue elsewhere waits here, and then finds the next.
    const first = await queries.holdFirst(db, typeIds)
    if (!first) return false
    const offered = await reservedCounts(db, quotaId, first.quantity)
    if (offered === 0) return false
    const offeredUntil = new Date(now.getTime() + OFFER_MS)
    const made = await queries.movePlace(
      db,
      { id: first.id, from: 'waiting' },
      { state: 'offered', offered, offeredUntil },
    )
    if (!made) throw new Error('a place that was held has changed')
    await notify(db, sender, made, 'placeOffered', { count: String(offered), until: chinaMoment(offeredUntil) })
    return true
  })

interface Requested {
  quotaId: number
  /** The types on sale that draw on it and are awaited. */
  typeIds: readonly number[]
  now: Date
}

/** Offers what came free to who waits for it, the first first. Gives how many were offered something. */
export async function offerPlaces(database: Writing, sender: Sender, now = new Date()): Promise<number> {
  const awaited = await listTypes(database.db, await queries.listAwaited(database.db))
  const onSale = awaited.filter((type) => type.shown && ['booking', 'soldOut'].includes(saleOf(type, now)))
  let made = 0
  for (const quotaId of new Set(onSale.map((type) => type.quotaId))) {
    const typeIds = onSale.filter((type) => type.quotaId === quotaId).map(({ id }) => id)
    for (let n = 0; n < BATCH; n += 1) {
      if (!(await offerNext(database, sender, { quotaId, typeIds, now }))) break
      made += 1
    }
  }
  return made
}

/** What waiting lists do by the clock: each step once, on however many servers this runs. */
export async function processWaitingList(database: Writing, sender: Sender, now = new Date()): Promise<void> {
  await endOffers(database, sender, now)
  await endQueues(database, sender, now)
  await offerPlaces(database, sender, now)
}
