import { and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { Language } from '#contract/core/language.ts'
import type { FloorPlan, HallPlans } from '#contract/fair/floor-plan/schemas.ts'
import { shownExhibitors, shownIndustries } from '#server/modules/fair/exhibitors/index.ts'
import { shownHalls } from '#server/modules/fair/halls/index.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { presentPlan } from './floor-plan.present'
import { booths, floorPlans } from './floor-plan.schema'

/** How many booths of a published level have an exhibitor that visitors see. */
const exhibitorsOnLevel = sql<number>`(
  select count(*)::int from jsonb_array_elements(${floorPlans.published} -> 'booths') as drawn
  join ${booths} on ${booths.hallId} = ${floorPlans.hallId} and ${booths.number} = drawn ->> 'number'
  join ${shownExhibitors} on ${shownExhibitors.id} = ${booths.exhibitorId} and ${booths.status} <> 'held'
)`

/** The halls with published plans. */
export async function listFloorPlans(db: Db, language: Language): Promise<HallPlans[]> {
  const rows = await db
    .select({
      hallId: shownHalls.id,
      name: shownHalls.name,
      level: floorPlans.level,
      booths: sql<number>`jsonb_array_length(${floorPlans.published} -> 'booths')`,
      exhibitors: exhibitorsOnLevel,
    })
    .from(floorPlans)
    .innerJoin(shownHalls, eq(shownHalls.id, floorPlans.hallId))
    .where(isNotNull(floorPlans.published))
    .orderBy(asc(shownHalls.position), asc(shownHalls.id), asc(floorPlans.level))
  const halls = new Map<number, HallPlans>()
  for (const { hallId, name, ...level } of rows) {
    const hall = halls.get(hallId) ?? { hallId, hallName: pick(name, language), levels: [] }
    hall.levels.push(level)
    halls.set(hallId, hall)
  }
  return [...halls.values()]
}

/** Whether visitors see a hall. */
export async function hasHall(db: Db, hallId: number): Promise<boolean> {
  const found = await db.select({ id: shownHalls.id }).from(shownHalls).where(eq(shownHalls.id, hallId))
  return found.length > 0
}

/** A published plan of a hall that visitors see. */
export async function findFloorPlan(
  db: Db,
  language: Language,
  { hallId, level }: { hallId: number; level: number },
): Promise<FloorPlan | undefined> {
  const [plan] = await db
    .select({
      hallId: shownHalls.id,
      hallName: shownHalls.name,
      colorType: shownHalls.colorType,
      templateName: shownHalls.templateName,
      level: floorPlans.level,
      drawing: floorPlans.published,
    })
    .from(floorPlans)
    .innerJoin(shownHalls, eq(shownHalls.id, floorPlans.hallId))
    .where(and(eq(floorPlans.hallId, hallId), eq(floorPlans.level, level)))
  if (!plan?.drawing) return undefined
  const taken = await db
    .select({
      number: booths.number,
      status: booths.status,
      id: shownExhibitors.id,
      company: shownExhibitors.company,
      abbreviation: shownExhibitors.abbreviation,
      logoUrl: shownExhibitors.logoUrl,
      industryId: shownExhibitors.industryId,
      industryName: shownIndustries.name,
      exhibitsNum: shownExhibitors.exhibitsNum,
      vrShowUrl: shownExhibitors.vrShowUrl,
    })
    .from(booths)
    .innerJoin(shownExhibitors, eq(shownExhibitors.id, booths.exhibitorId))
    .leftJoin(shownIndustries, eq(shownIndustries.id, shownExhibitors.industryId))
    // What is ordered and not paid is free to visitors.
    .where(and(eq(booths.hallId, hallId), ne(booths.status, 'held')))
  return presentPlan({ ...plan, drawing: plan.drawing }, taken, language)
}
