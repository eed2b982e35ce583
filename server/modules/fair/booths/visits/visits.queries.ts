import { and, asc, desc, eq, gte, inArray, lt, sql, sum } from 'drizzle-orm'
import { floorPlans } from '#server/modules/fair/floor-plan/floor-plan.schema.ts'
import { shownHalls } from '#server/modules/fair/halls/index.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { BoothPlace } from '../booths.queries'
import { boothEvents, boothScans, boothScanSeen } from '../booths.schema'

/** Whether visitors see a booth on a published plan. */
export async function isOnPlan(db: Db, { hallId, number }: BoothPlace): Promise<boolean> {
  const holds = sql`${floorPlans.published} @> ${JSON.stringify({ booths: [{ number }] })}::jsonb`
  const rows = await db
    .select({ id: shownHalls.id })
    .from(shownHalls)
    .innerJoin(floorPlans, eq(floorPlans.hallId, shownHalls.id))
    .where(and(eq(shownHalls.id, hallId), holds))
    .limit(1)
  return rows.length > 0
}

interface Scan extends BoothPlace {
  day: string
  /** All that the visitor is known by. */
  visitorHashes: readonly string[]
}

/**
 * Counts a scan; false where the visitor was counted there on this day by any of its hashes. The primary key decides between
 * several at once, which insert in one order, so that they do not block each other.
 */
export async function countScan(db: Db, { visitorHashes, ...place }: Scan): Promise<boolean> {
  const added = await db
    .insert(boothScanSeen)
    .values(visitorHashes.toSorted().map((visitorHash) => ({ ...place, visitorHash })))
    .onConflictDoNothing()
    .returning({ day: boothScanSeen.day })
  if (added.length < visitorHashes.length) return false
  await db
    .insert(boothScans)
    .values({ ...place, scans: 1 })
    .onConflictDoUpdate({
      target: [boothScans.hallId, boothScans.day, boothScans.number],
      set: { scans: sql`${boothScans.scans} + 1` },
    })
  return true
}

/** Forgets who was counted before a day. */
export async function forgetSeen(db: Db, day: string): Promise<void> {
  await db.delete(boothScanSeen).where(lt(boothScanSeen.day, day))
}

/** Scans of the booths of a hall since a day, the most first. */
export const sumScans = (db: Db, hallId: number, from: string) => {
  const scans = sum(boothScans.scans).mapWith(Number)
  return db
    .select({ number: boothScans.number, scans })
    .from(boothScans)
    .where(and(eq(boothScans.hallId, hallId), gte(boothScans.day, from)))
    .groupBy(boothScans.number)
    .orderBy(desc(scans), asc(boothScans.number))
}

/** Scans of a booth since a day, the latest day first. */
export const listScanDays = (db: Db, { hallId, number }: BoothPlace, from: string) =>
  db
    .select({ day: boothScans.day, scans: boothScans.scans })
    .from(boothScans)
    .where(and(eq(boothScans.hallId, hallId), eq(boothScans.number, number), gte(boothScans.day, from)))
    .orderBy(desc(boothScans.day))

/** When an exhibitor was last given a booth; undefined: that is not recorded. */
export async function findAssignedAt(db: Db, { hallId, number }: BoothPlace, exhibitorId: number) {
  const [event] = await db
    .select({ at: boothEvents.at })
    .from(boothEvents)
    .where(
      and(
        eq(boothEvents.hallId, hallId),
        eq(boothEvents.number, number),
        eq(boothEvents.exhibitorId, exhibitorId),
        inArray(boothEvents.action, ['assign', 'move']),
      ),
    )
    .orderBy(desc(boothEvents.id))
    .limit(1)
  return event?.at
}
