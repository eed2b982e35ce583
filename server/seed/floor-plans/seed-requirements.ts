import { utilities } from '#contract/fair/floor-plan/rules.ts'
import { boothRequirements } from '#server/modules/fair/booths/booths.schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Calendar } from '../calendar'
import { cell, readTable } from '../content'
import { getId, type SeededFair } from '../seed-fair'

/** What some exhibitors without a booth need of one. */
export async function seedRequirements(db: Db, calendar: Calendar, { exhibitorIds }: SeededFair): Promise<void> {
  await db.insert(boothRequirements).values(
    readTable('booth-requirements.csv').map((row) => {
      const required = cell(row, 'utilities').split(';')
      return {
        exhibitorId: getId(exhibitorIds, cell(row, 'exhibitor_key')),
        area: cell(row, 'area') === '' ? null : Number(cell(row, 'area')),
        utilities: utilities.filter((one) => required.includes(one)),
        corner: cell(row, 'corner') === '1',
        note: cell(row, 'note'),
        revision: 1,
        updatedAt: calendar.daysAgo(12, '14:30'),
      }
    }),
  )
}
