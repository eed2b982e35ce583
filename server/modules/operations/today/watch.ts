import { employedTypes, staffTypes } from '#contract/core/permissions.ts'
import type { Database } from '#server/platform/db/database.ts'
import { listenerRoom, type Realtime } from '#server/platform/realtime/realtime.ts'
import { listOfTypes } from '#server/modules/foundation/accounts/index.ts'
import { fingerprintQueues } from './queues'

/**
 * Notifies the organizers connected to this server when a queue has changed. The queues belong to ten domains, of which
 * most change without an announcement; counting them costs milliseconds, and only while an organizer is connected.
 */
export function watchOpenWork(database: Database, realtime: Realtime): () => Promise<void> {
  let last: string | undefined
  return async () => {
    const staff = await listOfTypes(database.db, [...staffTypes, ...employedTypes])
    const rooms = staff.map(({ id }) => listenerRoom(id)).filter((room) => realtime.audience(room) > 0)
    if (rooms.length === 0) {
      last = undefined
      return
    }
    const current = await fingerprintQueues(database.db)
    if (last !== undefined && last !== current) for (const room of rooms) realtime.emitHere(room, 'openWork', {})
    last = current
  }
}
