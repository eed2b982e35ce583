import { REMINDER_MS } from '#contract/live/live/limits.ts'
import { chinaMoment } from '#contract/core/china-time.ts'
import type { Database } from '#server/platform/db/database.ts'
import { type Realtime } from '#server/platform/realtime/realtime.ts'
import { type Sender, sendNotice } from '#server/modules/foundation/notices/index.ts'
import { storeCount, listOn } from './live.queries'
import { takeDue } from './reserve.queries'
import { watcherRoom } from '#server/modules/live/rooms/index.ts'

/** bookings announced in one transaction */
const BATCH = 100

/**
 * Notifies everybody who booked a session that begins within REMINDER_MS of `now`: each booking once, on however many servers
 * this runs, also when the session is moved afterwards. Returns the number of notices.
 */
export async function remindBookings(
  { write }: Pick<Database, 'write'>,
  sender: Sender,
  now = new Date(),
): Promise<number> {
  const before = new Date(now.getTime() + REMINDER_MS)
  let reminded = 0
  for (;;) {
    const batch = await write(async (db) => {
      const due = await takeDue(db, { now, before, limit: BATCH })
      for (const { live, account } of due) {
        const parameters = { title: live.title, time: chinaMoment(live.startsAt), liveId: String(live.id) }
        await sendNotice(db, sender, account, { name: 'liveReminder', parameters })
      }
      return due.length
    })
    reminded += batch
    if (batch < BATCH) return reminded
  }
}

/** Stores the number of viewers of each live session where it has changed: the lists show it. */
export async function refreshCounts({ db, write }: Pick<Database, 'db' | 'write'>, realtime: Realtime): Promise<void> {
  for (const { id, onlineCount } of await listOn(db)) {
    const people = await realtime.countPeople(watcherRoom(id))
    if (people !== onlineCount) await write((transaction) => storeCount(transaction, id, people))
  }
}
