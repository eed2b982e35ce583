import { hallSetups } from '#server/modules/fair/booths/booths.schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Calendar } from '../calendar'
import { getId, type SeededFair } from '../seed-fair'

/** The halls with set-up information, each with its delivery gate. */
const gates = {
  design: { zh: '北 3 门', en: 'gate North 3' },
  heritage: { zh: '东 1 门', en: 'gate East 1' },
} as const

/** The last day of the fair, counted from its opening day. */
const LAST_DAY = 4

/** Set-up times and notes of two halls, of which everybody was notified. */
export async function seedSetups(db: Db, calendar: Calendar, { hallIds }: SeededFair): Promise<void> {
  await db.insert(hallSetups).values(
    Object.entries(gates).map(([hall, gate]) => ({
      hallId: getId(hallIds, hall),
      buildUpFrom: calendar.day(-3, '08:00'),
      buildUpUntil: calendar.day(-1, '20:00'),
      dismantlingFrom: calendar.day(LAST_DAY, '17:30'),
      dismantlingUntil: calendar.day(LAST_DAY + 1, '18:00'),
      note: {
        zh: `展品和搭建材料由${gate.zh}进场，限高 4 米，请提前一天预约时段。\n现场服务台：0571-8800 0000`,
        en: `Deliver exhibits and building material through ${gate.en} (height limit 4 m). Please book a slot one day ahead.\nOn-site service: +86 571 8800 0000`,
      },
      revision: 1,
      notifiedRevision: 1,
      updatedAt: calendar.daysAgo(15, '10:00'),
    })),
  )
}
