import { and, asc, desc, eq, gte, lt } from 'drizzle-orm'
import { chinaDay, chinaDayBounds } from '#contract/core/china-time.ts'
import type { OutputOf } from '#contract/core/endpoint.ts'
import type { Language } from '#contract/core/language.ts'
import type { getDayPlan } from '#contract/live/live/endpoints.ts'
import { DAY_PLAN_MAX } from '#contract/live/live/limits.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { exhibitorRecords } from '#server/modules/fair/exhibitors/index.ts'
import { shownHalls } from '#server/modules/fair/halls/index.ts'
import { cardColumns } from '../live.queries'
import { presentCard } from '../live.present'
import { lives } from '../live.schema'

const ofExhibitors = eq(lives.official, false)

/** The sessions of exhibitors on a day in GMT+8 by their start, and the nearest days that have some. */
export async function findDayPlan(db: Db, language: Language, date: string): Promise<OutputOf<typeof getDayPlan>> {
  const { from, until } = chinaDayBounds(date)
  const start = { at: lives.startsAt }
  const [rows, [before], [after]] = await Promise.all([
    db
      .select({
        live: cardColumns,
        company: exhibitorRecords.company,
        hallId: shownHalls.id,
        hallName: shownHalls.name,
      })
      .from(lives)
      .leftJoin(exhibitorRecords, eq(exhibitorRecords.id, lives.exhibitorId))
      .leftJoin(shownHalls, eq(shownHalls.id, exhibitorRecords.hallId))
      .where(and(ofExhibitors, gte(lives.startsAt, from), lt(lives.startsAt, until)))
      .orderBy(asc(lives.startsAt), asc(lives.id))
      .limit(DAY_PLAN_MAX),
    db
      .select(start)
      .from(lives)
      .where(and(ofExhibitors, lt(lives.startsAt, from)))
      .orderBy(desc(lives.startsAt))
      .limit(1),
    db
      .select(start)
      .from(lives)
      .where(and(ofExhibitors, gte(lives.startsAt, until)))
      .orderBy(asc(lives.startsAt))
      .limit(1),
  ])
  return {
    sessions: rows.map(({ hallId, hallName, ...row }) => ({
      ...presentCard(row, language),
      hallId,
      hallName: hallName ? pick(hallName, language) : '',
    })),
    previous: before ? chinaDay(before.at) : '',
    next: after ? chinaDay(after.at) : '',
  }
}
