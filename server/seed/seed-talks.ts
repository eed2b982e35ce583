import { chinaDay } from '#contract/core/china-time.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { availabilities } from '#server/modules/trade/appointments/appointments.schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Calendar } from './calendar'
import { getId, type SeededFair } from './seed-fair'

const HOURS = 24
const DAYS = 10

/** One exhibitor of the demo has set when it talks, from tomorrow on; the others have not yet. */
export async function seedTalks(db: Db, calendar: Calendar, { exhibitorIds }: SeededFair): Promise<void> {
  const exhibitorId = getId(exhibitorIds, 'tangyin-porcelain')
  const team = (await db.select().from(accounts)).filter((one) => one.exhibitorId === exhibitorId)
  await db.insert(availabilities).values({
    exhibitorId,
    days: Array.from({ length: DAYS }, (_, place) => chinaDay(calendar.fromNow((place + 1) * HOURS))),
    fromMinute: 9 * 60,
    untilMinute: 18 * 60,
    breaks: [{ from: 12 * 60, until: 13 * 60 + 30 }],
    slotMinutes: 30,
    tables: 1,
    places: ['booth', 'online'],
    memberIds: team.map(({ id }) => id),
    noticeMinutes: 120,
    mostPerDay: 10,
  })
}
