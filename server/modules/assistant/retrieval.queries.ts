import {
  and,
  asc,
  desc,
  eq,
  getViewSelectedFields,
  gt,
  gte,
  inArray,
  lt,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm'
import type { Db } from '../../platform/db/database'
import { contains } from '../../platform/db/like'
import { shownExhibitors } from '../exhibitors/exhibitors.schema'
import { shownExhibits } from '../exhibits/exhibits.schema'
import { shownHalls } from '../halls/halls.schema'
import { shownHelpGroups, shownHelpTopics } from '../help/help.schema'
import { shownArticles } from '../news/news.schema'
import { shownScheduleEvents } from '../schedule/schedule.schema'

/** Records of a small table that are compared with a question. */
const COMPARED = 100

const asText = (column: SQLWrapper) => sql`${column}::text`

function holdsAny(columns: SQLWrapper[], words: string[]): SQL | undefined {
  if (words.length === 0) return sql`false`
  return or(...words.flatMap((word) => columns.map((column) => contains(asText(column), word))))
}

export type ExhibitRow = Awaited<ReturnType<typeof findExhibits>>[number]
export type ExhibitorRow = Awaited<ReturnType<typeof findExhibitors>>[number]

export async function findExhibits(db: Db, ids: number[]) {
  if (ids.length === 0) return []
  return db
    .select({
      exhibit: getViewSelectedFields(shownExhibits),
      exhibitor: getViewSelectedFields(shownExhibitors),
      hallName: shownHalls.name,
    })
    .from(shownExhibits)
    .innerJoin(shownExhibitors, eq(shownExhibitors.id, shownExhibits.exhibitorId))
    .leftJoin(shownHalls, eq(shownHalls.id, shownExhibits.hallId))
    .where(inArray(shownExhibits.id, ids))
}

/** What these exhibitors show, as the fair recommends it. */
export async function findShown(db: Db, exhibitorIds: number[], limit: number): Promise<number[]> {
  if (exhibitorIds.length === 0) return []
  const rows = await db
    .select({ id: shownExhibits.id })
    .from(shownExhibits)
    .where(inArray(shownExhibits.exhibitorId, exhibitorIds))
    .orderBy(desc(shownExhibits.weight), asc(shownExhibits.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Exhibitors by their numbers, or by the numbers of their booths. */
export async function findExhibitors(db: Db, ids: number[], booths: readonly string[]) {
  if (ids.length === 0 && booths.length === 0) return []
  return db
    .select({ exhibitor: getViewSelectedFields(shownExhibitors), hallName: shownHalls.name })
    .from(shownExhibitors)
    .leftJoin(shownHalls, eq(shownHalls.id, shownExhibitors.hallId))
    .where(
      or(inArray(shownExhibitors.id, [0, ...ids]), inArray(sql`upper(${shownExhibitors.booth})`, ['-', ...booths])),
    )
    .limit(COMPARED)
}

export async function findNews(db: Db, words: string[]) {
  const { id, title, summary, publishedAt } = shownArticles
  return db
    .select({ id, title, summary, publishedAt })
    .from(shownArticles)
    .where(holdsAny([title, summary], words))
    .orderBy(desc(publishedAt), desc(id))
    .limit(COMPARED)
}

/** Topics that the help centre shows: of a group that is not shown there are none. */
export async function findHelp(db: Db, words: string[]) {
  const { id, question, answer, position } = shownHelpTopics
  return db
    .select({ id, question, answer })
    .from(shownHelpTopics)
    .innerJoin(shownHelpGroups, eq(shownHelpGroups.id, shownHelpTopics.groupId))
    .where(holdsAny([question, answer], words))
    .orderBy(asc(position), asc(id))
    .limit(COMPARED)
}

export async function findEvents(db: Db, words: string[]) {
  const { title, place, speaker, startsAt, id } = shownScheduleEvents
  return db
    .select()
    .from(shownScheduleEvents)
    .where(holdsAny([title, place, speaker], words))
    .orderBy(asc(startsAt), asc(id))
    .limit(COMPARED)
}

/** What runs now or comes next, within the stretch where one is given. */
export async function findNextEvents(db: Db, limit: number, within?: { from: Date; until: Date }) {
  const { startsAt, endsAt, id } = shownScheduleEvents
  const when = within ? and(gte(startsAt, within.from), lt(startsAt, within.until)) : gt(endsAt, sql`now()`)
  return db.select().from(shownScheduleEvents).where(when).orderBy(asc(startsAt), asc(id)).limit(limit)
}
