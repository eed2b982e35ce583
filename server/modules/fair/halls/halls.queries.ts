import { asc, count, eq, sql } from 'drizzle-orm'
import type { Hall } from '#contract/fair/halls/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import { fallbacks, pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { toTheme } from '#server/modules/fair/theme/index.ts'
import { shownExhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'
import { shownExhibits } from '#server/modules/fair/exhibits/exhibits.schema.ts'
import { halls, shownHalls } from './halls.schema'

type HallRow = typeof halls.$inferSelect

async function countByHall(db: Db): Promise<(hall: number) => { exhibitorsNum: number; exhibitsNum: number }> {
  const [goods, companies] = await Promise.all([
    db.select({ hall: shownExhibits.hallId, n: count() }).from(shownExhibits).groupBy(shownExhibits.hallId),
    db.select({ hall: shownExhibitors.hallId, n: count() }).from(shownExhibitors).groupBy(shownExhibitors.hallId),
  ])
  const numbers = (rows: { hall: number | null; n: number }[]) => new Map(rows.map(({ hall, n }) => [hall, n]))
  const exhibitsOf = numbers(goods)
  const exhibitorsOf = numbers(companies)
  return (hall) => ({ exhibitorsNum: exhibitorsOf.get(hall) ?? 0, exhibitsNum: exhibitsOf.get(hall) ?? 0 })
}

function present(hall: HallRow, language: Language): Omit<Hall, 'exhibitorsNum' | 'exhibitsNum'> {
  const { name, introduction } = hall
  return {
    hallId: hall.id,
    hallName: pick(name, language),
    introduction: pick(introduction, language),
    coverUrl: pick(hall.coverUrl, language),
    overseas: hall.overseas,
    fallbackFields: fallbacks({ hallName: name, introduction }, language),
    ...toTheme(hall),
  }
}

export async function listHalls(db: Db, language: Language): Promise<Hall[]> {
  const rows = await db.select().from(shownHalls).orderBy(asc(shownHalls.position), asc(shownHalls.id))
  const numbersOf = await countByHall(db)
  return rows.map((hall) => ({ ...present(hall, language), ...numbersOf(hall.id) }))
}

export async function findHall(db: Db, language: Language, id: number): Promise<Hall | undefined> {
  const [hall] = await db.select().from(shownHalls).where(eq(shownHalls.id, id))
  if (!hall) return undefined
  const [numbers] = await db
    .select({
      exhibitsNum: sql<number>`(select count(*)::int from ${shownExhibits} where ${shownExhibits.hallId} = ${id})`,
      exhibitorsNum: sql<number>`(select count(*)::int from ${shownExhibitors} where ${shownExhibitors.hallId} = ${id})`,
    })
    .from(halls)
    .where(eq(halls.id, id))
  return { ...present(hall, language), exhibitorsNum: 0, exhibitsNum: 0, ...numbers }
}

/** The number of the hall with this key. */
export async function findHallId(db: Db, key: string): Promise<number | undefined> {
  const [hall] = await db.select({ id: halls.id }).from(halls).where(eq(halls.key, key))
  return hall?.id
}
