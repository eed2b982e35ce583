import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { LiveCard } from '../../../contract/live'
import type { Language, Paged } from '../../../contract/shapes'
import type { Db } from '../../platform/db/database'
import { offsetOf, type PageInput, toPage } from '../../platform/db/page'
import { exhibitors } from '../exhibitors/exhibitors.schema'
import { type Live, type LiveRow, presentCard } from './live.present'
import { lives } from './live.schema'

interface LiveFilter extends PageInput {
  status?: number | undefined
  official?: boolean
  exhibitorId?: number | undefined
}

/** An interrupted session is tagged live (product page), so a filter for live finds both. */
export function statusesOf(status: number): number[] {
  return status === 1 || status === 6 ? [1, 6] : [status]
}

const runningFirst = sql`array_position(array[1, 6, 0, 2, 3]::smallint[], ${lives.status})`
const soonestFirst = sql`case when ${lives.status} = 0 then ${lives.startsAt} end`
/** What runs now first, then what comes, then what can be watched again. */
export const byInterest = [runningFirst, soonestFirst, desc(lives.startsAt), lives.id]

export async function listLives(db: Db, language: Language, asked: LiveFilter): Promise<Paged<LiveCard>> {
  const where = and(
    asked.official === undefined ? undefined : eq(lives.official, asked.official),
    asked.exhibitorId ? eq(lives.exhibitorId, asked.exhibitorId) : undefined,
    asked.status === undefined ? undefined : inArray(lives.status, statusesOf(asked.status)),
  )
  const [total] = await db.select({ n: count() }).from(lives).where(where)
  const rows = await db
    .select({ live: lives, company: exhibitors.company })
    .from(lives)
    .leftJoin(exhibitors, eq(exhibitors.id, lives.exhibitorId))
    .where(where)
    .orderBy(...byInterest)
    .limit(asked.limit)
    .offset(offsetOf(asked))
  return toPage(
    rows.map((row) => presentCard(row, language)),
    total?.n ?? 0,
    asked,
  )
}

export async function findLive(db: Db, id: number): Promise<Live | undefined> {
  const [found] = await db.select().from(lives).where(eq(lives.id, id))
  return found
}

export async function findLiveRow(db: Db, id: number): Promise<LiveRow | undefined> {
  const [found] = await db
    .select({ live: lives, company: exhibitors.company })
    .from(lives)
    .leftJoin(exhibitors, eq(exhibitors.id, lives.exhibitorId))
    .where(eq(lives.id, id))
  return found
}

/** The sessions that are on, with the number of people last counted. */
export async function listOn(db: Db): Promise<{ id: number; onlineCount: number }[]> {
  return db
    .select({ id: lives.id, onlineCount: lives.onlineCount })
    .from(lives)
    .where(inArray(lives.status, [1, 6]))
}

/** Keeps the number of people in a session that is still on. */
export async function keepCount(db: Db, id: number, onlineCount: number): Promise<void> {
  await db
    .update(lives)
    .set({ onlineCount })
    .where(and(eq(lives.id, id), inArray(lives.status, [1, 6])))
}

/** Whether an exhibitor has sessions. */
export async function hasLives(db: Db, exhibitorId: number): Promise<boolean> {
  const [found] = await db.select({ id: lives.id }).from(lives).where(eq(lives.exhibitorId, exhibitorId)).limit(1)
  return found !== undefined
}
