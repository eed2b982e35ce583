import { and, desc, eq, notInArray, sql } from 'drizzle-orm'
import type { Language } from '#contract/core/language.ts'
import type { PlanVersion } from '#contract/fair/floor-plan/editing/schemas.ts'
import { VERSIONS_STORED } from '#contract/fair/floor-plan/limits.ts'
import type { PlanDrawing } from '#contract/fair/floor-plan/schemas.ts'
import { accountRecords } from '#server/modules/foundation/accounts/index.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { floorPlans, floorPlanVersions } from '../floor-plan.schema'
import { ofLevel, type PlanOf } from './editing.queries'

/** Stores what is published; of those before it the latest stay, up to `VERSIONS_STORED`. */
export async function addVersion(
  db: Db,
  version: { planId: number; drawing: PlanDrawing; byAccount: number },
): Promise<void> {
  await db.insert(floorPlanVersions).values(version)
  const { planId } = version
  const kept = db
    .select({ id: floorPlanVersions.id })
    .from(floorPlanVersions)
    .where(eq(floorPlanVersions.planId, planId))
    .orderBy(desc(floorPlanVersions.id))
    .limit(VERSIONS_STORED)
  await db
    .delete(floorPlanVersions)
    .where(and(eq(floorPlanVersions.planId, planId), notInArray(floorPlanVersions.id, kept)))
}

/** What was published of a level, the latest first. */
export async function listVersions(db: Db, plan: PlanOf, language: Language): Promise<PlanVersion[]> {
  const rows = await db
    .select({
      id: floorPlanVersions.id,
      at: floorPlanVersions.at,
      by: accountRecords.name,
      booths: sql<number>`jsonb_array_length(${floorPlanVersions.drawing} -> 'booths')`,
    })
    .from(floorPlanVersions)
    .innerJoin(floorPlans, eq(floorPlans.id, floorPlanVersions.planId))
    .leftJoin(accountRecords, eq(accountRecords.id, floorPlanVersions.byAccount))
    .where(ofLevel(plan))
    .orderBy(desc(floorPlanVersions.id))
  return rows.map(({ at, by, ...row }) => ({ ...row, by: by ? pick(by, language) : '', at: at.toISOString() }))
}

/** A publication of a level. */
export async function findVersion(db: Db, { id, ...plan }: PlanOf & { id: number }): Promise<PlanDrawing | undefined> {
  const [row] = await db
    .select({ drawing: floorPlanVersions.drawing })
    .from(floorPlanVersions)
    .innerJoin(floorPlans, eq(floorPlans.id, floorPlanVersions.planId))
    .where(and(ofLevel(plan), eq(floorPlanVersions.id, id)))
  return row?.drawing
}
