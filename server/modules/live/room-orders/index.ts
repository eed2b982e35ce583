import type { Db } from '#server/platform/db/database.ts'
import { observeRuns } from '#server/platform/jobs/observe-runs.ts'
import { repeat, type Repeating } from '#server/platform/jobs/repeat.ts'
import type { JobObserver } from '#server/platform/metrics/work.ts'
import type { RoomOrder } from '#server/providers/messaging/port.ts'
import type { Providers } from '#server/providers/providers.ts'
import { giveRoomOrders, type GivingOrders } from './give-orders'
import { insertOrder } from './room-orders.queries'

export { giveRoomOrders } from './give-orders'

/** ms between two looks for what is due */
export const ROOM_ORDERS_EVERY_MS = 5_000

/** Those of this process. */
const running = new Set<Repeating>()

/**
 * Writes what a moderator decided in the transaction that decides it, so that an outside service is notified if and only if
 * it holds. The fair's own sockets look it up themselves.
 */
export async function orderInRoom(db: Db, providers: Pick<Providers, 'messaging'>, order: RoomOrder): Promise<void> {
  if (providers.messaging.driver !== 'yunzhan') await insertOrder(db, order)
}

/** Gives what is due every 5 s and at once when poked. Stop it before the database. */
export function startRoomOrders(parts: GivingOrders & { jobObserver?: JobObserver }): Pick<Repeating, 'stop'> {
  const giving = repeat({
    run: observeRuns('room orders', () => giveRoomOrders(parts), parts.jobObserver),
    everyMs: ROOM_ORDERS_EVERY_MS,
    onError: (error) => parts.log.error({ err: error }, 'orders could not be given to the messaging service'),
  })
  running.add(giving)
  return {
    async stop() {
      running.delete(giving)
      await giving.stop()
    },
  }
}

/** To be called after what was ordered is committed: a room waits for it. */
export function giveRoomOrdersSoon(): void {
  for (const { poke } of running) poke()
}
