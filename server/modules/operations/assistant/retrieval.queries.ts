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
  ne,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm'
import type { LiveStatus } from '#contract/core/live/live-status.ts'
import type { Db } from '#server/platform/db/database.ts'
import { contains } from '#server/platform/db/like.ts'
import { shownExhibitors } from '#server/modules/fair/exhibitors/index.ts'
import { shownExhibits } from '#server/modules/fair/exhibits/index.ts'
import { shownHalls } from '#server/modules/fair/halls/index.ts'
import { shownHelpGroups, shownHelpTopics } from '#server/modules/fair/help/index.ts'
import { liveRecords } from '#server/modules/live/live/index.ts'
import { shownArticles } from '#server/modules/fair/news/index.ts'
import { shownScheduleEvents } from '#server/modules/fair/schedule/index.ts'

/** Records of a small table that are compared with a question. */
const COMPARED = 100
/** Topics of the help center that are compared. */
const HELP_MAX = 500

/** The status of a session that is shown as a cover: nobody can watch it. */
const COVER_ONLY = 3

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

export const listHalls = (db: Db) => db.select({ id: shownHalls.id, name: shownHalls.name }).from(shownHalls)

/** Exhibitors of these halls, those that show most first. */
export async function findOfHalls(db: Db, hallIds: number[], limit: number): Promise<number[]> {
  const { id, hallId, exhibitsNum } = shownExhibitors
  const rows = await db
    .select({ id })
    .from(shownExhibitors)
    .where(inArray(hallId, hallIds))
    .orderBy(desc(exhibitsNum), asc(id))
    .limit(limit)
  return rows.map((row) => row.id)
}

/** Exhibits of these halls, as the fair recommends them. */
export async function findShownInHalls(db: Db, hallIds: number[], limit: number): Promise<number[]> {
  const { id, hallId, weight } = shownExhibits
  const rows = await db
    .select({ id })
    .from(shownExhibits)
    .where(inArray(hallId, hallIds))
    .orderBy(desc(weight), asc(id))
    .limit(limit)
  return rows.map((row) => row.id)
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

export type HelpRow = Awaited<ReturnType<typeof listHelp>>[number]

/** Topics that the help center shows, in its order: of a group that is not shown there are none. */
export async function listHelp(db: Db) {
  const { id, groupId, question, answer, position } = shownHelpTopics
  return db
    .select({ id, groupId, groupName: shownHelpGroups.name, question, answer })
    .from(shownHelpTopics)
    .innerJoin(shownHelpGroups, eq(shownHelpGroups.id, groupId))
    .orderBy(asc(shownHelpGroups.position), asc(shownHelpGroups.id), asc(position), asc(id))
    .limit(HELP_MAX)
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

/** A stretch of time. */
export interface Stretch {
  from: Date
  until: Date
}

/** Events that begin within the stretch, in their order. */
export async function findEventsWithin(db: Db, { from, until }: Stretch, limit: number) {
  const { startsAt, id } = shownScheduleEvents
  return db
    .select()
    .from(shownScheduleEvents)
    .where(and(gte(startsAt, from), lt(startsAt, until)))
    .orderBy(asc(startsAt), asc(id))
    .limit(limit)
}

/** Events that run at the moment or come next. */
export async function findNextEvents(db: Db, now: Date, limit: number) {
  const { startsAt, endsAt, id } = shownScheduleEvents
  return db.select().from(shownScheduleEvents).where(gt(endsAt, now)).orderBy(asc(startsAt), asc(id)).limit(limit)
}

export type LiveRow = Awaited<ReturnType<typeof findLives>>[number]

interface LiveFilter {
  /** One of these stands in the title. */
  words?: string[]
  /** Begins within. */
  within?: Stretch
  statuses?: LiveStatus[]
}

/** Live sessions in the order of time, those of exhibitors with their company. */
export async function findLives(db: Db, { words, within, statuses }: LiveFilter, limit = COMPARED) {
  const { id, title, status, startsAt, endsAt, official, exhibitorId } = liveRecords
  const condition = and(
    ne(status, COVER_ONLY),
    words ? holdsAny([title], words) : undefined,
    within ? and(gte(startsAt, within.from), lt(startsAt, within.until)) : undefined,
    statuses ? inArray(status, statuses) : undefined,
  )
  return db
    .select({ id, title, status, startsAt, endsAt, official, company: shownExhibitors.company })
    .from(liveRecords)
    .leftJoin(shownExhibitors, eq(shownExhibitors.id, exhibitorId))
    .where(condition)
    .orderBy(asc(startsAt), asc(id))
    .limit(limit)
}
