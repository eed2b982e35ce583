import { and, count, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { erase, type PersonalData, trace } from '#server/modules/foundation/personal-data/index.ts'
import { liveBans, liveManagers, livePushes, livePushMarks, liveReserves, lives } from './live.schema'

/** Who manages live sessions. */
export const personalDataOfLiveManagers: PersonalData[] = [
  erase('lives', liveManagers.accountId, { columns: [liveManagers.namedAs], hidden: [liveManagers.namedBy] }),
  ...trace(liveManagers.namedBy),
]

/** Viewers of live sessions: bookings, bans, and which products they looked at. */
export const personalDataOfLive: PersonalData[] = [
  erase('lives', liveReserves.accountId, { hidden: [liveReserves.id] }),
  erase('lives', liveBans.accountId, { hidden: [liveBans.byAccount] }),
  ...trace(liveBans.byAccount, livePushes.byAccount),
  erase('lives', livePushMarks, { part: 'visitor', rows: ({ id }) => eq(livePushMarks.visitor, `account-${id}`) }),
]

/** How many live sessions an account manages that are on air or paused: it cannot be deleted meanwhile. */
export async function countRunningLives(db: Db, accountId: number): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(liveManagers)
    .innerJoin(lives, eq(lives.id, liveManagers.liveId))
    .where(and(eq(liveManagers.accountId, accountId), inArray(lives.status, [1, 6])))
  return row?.n ?? 0
}
