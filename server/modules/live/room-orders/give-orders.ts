import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#server/platform/db/database.ts'
import { scrub } from '#server/platform/safe-error.ts'
import { ServiceRefusal } from '#server/providers/http-json.ts'
import type { Providers } from '#server/providers/providers.ts'
import { claimOrders, deferOrder, type QueuedOrder, removeOrder } from './room-orders.queries'

export interface GivingOrders {
  database: Pick<Database, 'write'>
  providers: Pick<Providers, 'messaging'>
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}

/** rooms with orders sent at once */
const BATCH = 10
/** s that a claim lasts: well past what giving may take, as whoever claims next gives it again */
const CLAIM_SECONDS = 120
const FIRST_PAUSE_SECONDS = 5
const PAUSE_GROWTH = 2
const LONGEST_PAUSE_SECONDS = 300
/** s after which an order is given up: the session that it was for has ended */
const GIVEN_UP_SECONDS = 24 * 3_600

async function give({ database, providers, log }: GivingOrders, order: QueuedOrder): Promise<void> {
  const { id, groupId, kind, subject, tries, ageSeconds } = order
  try {
    await providers.messaging.moderate({ groupId, kind, subject })
  } catch (error) {
    const about = { id, groupId, kind, failure: scrub(error instanceof Error ? error.message : String(error)) }
    if (!(error instanceof ServiceRefusal) && ageSeconds < GIVEN_UP_SECONDS) {
      const again = Math.min(FIRST_PAUSE_SECONDS * PAUSE_GROWTH ** Math.min(tries, 16), LONGEST_PAUSE_SECONDS)
      log.warn({ ...about, again }, 'the messaging service did not take an order')
      await database.write((db) => deferOrder(db, id, again))
      return
    }
    log.error(about, 'an order was given up: the messaging service does not know what was decided')
  }
  await database.write((db) => removeOrder(db, id))
}

/**
 * Gives the outside messaging service what is due until nothing is: each room's orders one after another, each until it
 * was taken, refused for good or is a day old. Several servers share the work. One that ends before it has noted that an
 * order was taken leaves it to be given a second time.
 */
export async function giveRoomOrders(parts: GivingOrders): Promise<void> {
  const claim = () => parts.database.write((db) => claimOrders(db, { limit: BATCH, seconds: CLAIM_SECONDS }))
  for (let due = await claim(); due.length > 0; due = await claim()) {
    const outcomes = await Promise.allSettled(due.map((order) => give(parts, order)))
    const failed = outcomes.find((outcome) => outcome.status === 'rejected')
    if (failed) throw failed.reason
  }
}
