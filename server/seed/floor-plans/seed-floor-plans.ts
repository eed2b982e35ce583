import { booths, floorPlans, floorPlanVersions } from '#server/modules/fair/floor-plan/floor-plan.schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Calendar } from '../calendar'
import { cell, readTable } from '../content'
import { demoPlans } from './plans'
import { getId, type SeededFair } from '../seed-fair'

/** Published plans of all halls; whoever is on site stands at the booth that its profile names. */
export async function seedFloorPlans(db: Db, calendar: Calendar, { hallIds, exhibitorIds }: SeededFair): Promise<void> {
  const publishedAt = calendar.daysAgo(20, '09:00')
  const plans = await db
    .insert(floorPlans)
    .values(
      demoPlans.map(({ hall, level, drawing }) => ({
        hallId: getId(hallIds, hall),
        level,
        draft: drawing,
        published: drawing,
        publishedAt,
      })),
    )
    .returning({ planId: floorPlans.id, drawing: floorPlans.draft })
  await db.insert(floorPlanVersions).values(plans.map((plan) => ({ ...plan, at: publishedAt })))
  const assigned = readTable('exhibitors.csv').filter((row) => cell(row, 'booth') !== '')
  await db.insert(booths).values(
    assigned.map((row) => ({
      hallId: getId(hallIds, cell(row, 'hall_key')),
      number: cell(row, 'booth'),
      exhibitorId: getId(exhibitorIds, cell(row, 'key')),
      status: 'assigned' as const,
    })),
  )
}
