import { and, eq, inArray } from 'drizzle-orm'
import { liveStatuses } from '#contract/core/live/live-status.ts'
import type { LiveCard } from '#contract/core/live/live-card.ts'
import type { LiveStatus } from '#contract/core/live/live-status.ts'
import type { Language } from '#contract/core/language.ts'
import type { Paged } from '#contract/core/shapes.ts'
import type { Db } from '#server/platform/db/database.ts'
import { readPage, buildOrder, type SortKey } from '#server/platform/db/list/list-page.ts'
import { inOrderOf, type PageInput, toPage } from '#server/platform/db/list/page.ts'
import { exhibitorRecords } from '#server/modules/fair/exhibitors/index.ts'
import { type Live, type LiveRow, presentCard } from './live.present'
import { lives, runningFirst, soonestFirst } from './live.schema'

interface LiveFilter extends PageInput {
  status?: number | undefined
  official?: boolean
  exhibitorId?: number | undefined
}

/** An interrupted session is tagged live (product page), so a filter for live finds both. */
export function expandStatus(status: number): LiveStatus[] {
  return status === 1 || status === 6 ? [1, 6] : liveStatuses.filter((one) => one === status)
}

/** What runs now first, then what comes, soonest first, then what can be watched again. An index has this order. */
const interest: SortKey[] = [
  { by: runningFirst(lives) },
  { by: soonestFirst(lives) },
  { by: lives.startsAt, down: true },
  { by: lives.id },
]
export const interestOrder = buildOrder(interest)

/** What a card shows, no more: lists are read often. */
export const cardColumns = {
  id: lives.id,
  title: lives.title,
  introduction: lives.introduction,
  coverUrl: lives.coverUrl,
  stillUrl: lives.stillUrl,
  status: lives.status,
  startsAt: lives.startsAt,
  endsAt: lives.endsAt,
  type: lives.type,
  onlineCount: lives.onlineCount,
  exhibitorId: lives.exhibitorId,
}

export async function listLives(db: Db, language: Language, input: LiveFilter): Promise<Paged<LiveCard>> {
  const where = and(
    input.official === undefined ? undefined : eq(lives.official, input.official),
    input.exhibitorId ? eq(lives.exhibitorId, input.exhibitorId) : undefined,
    input.status === undefined ? undefined : inArray(lives.status, expandStatus(input.status)),
  )
  const list = { table: lives, id: lives.id, where, order: interest, request: input }
  const { rows, total } = await readPage(db, list, (page, order) =>
    db
      .select({ live: cardColumns, company: exhibitorRecords.company, total: page.total })
      .from(page)
      .innerJoin(lives, eq(lives.id, page.id))
      .leftJoin(exhibitorRecords, eq(exhibitorRecords.id, lives.exhibitorId))
      .orderBy(...order),
  )
  const cards = rows.map((row) => presentCard(row, language))
  return toPage(cards, total, input)
}

/** Those of these sessions that there are, in this order. */
export async function listLiveCards(db: Db, language: Language, ids: number[]): Promise<LiveCard[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ live: cardColumns, company: exhibitorRecords.company })
    .from(lives)
    .leftJoin(exhibitorRecords, eq(exhibitorRecords.id, lives.exhibitorId))
    .where(inArray(lives.id, ids))
  const byId = rows.map((row) => ({ id: row.live.id, row }))
  return inOrderOf(ids, byId).map(({ row }) => presentCard(row, language))
}

export async function findLive(db: Db, id: number): Promise<Live | undefined> {
  const [found] = await db.select().from(lives).where(eq(lives.id, id))
  return found
}

export async function findLiveRow(db: Db, id: number): Promise<LiveRow | undefined> {
  const [found] = await db
    .select({ live: lives, company: exhibitorRecords.company })
    .from(lives)
    .leftJoin(exhibitorRecords, eq(exhibitorRecords.id, lives.exhibitorId))
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

/** The exhibitors that are live now. */
export async function listExhibitorsOn(db: Db): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: lives.exhibitorId })
    .from(lives)
    .where(inArray(lives.status, [1, 6]))
  return rows.flatMap(({ id }) => id ?? [])
}

/** Keeps the number of people in a session that is still on. */
export async function storeCount(db: Db, id: number, onlineCount: number): Promise<void> {
  await db
    .update(lives)
    .set({ onlineCount })
    .where(and(eq(lives.id, id), inArray(lives.status, [1, 6])))
}

/** The picture that lists show of a session while it is on; empty: its cover. */
export async function setLiveStill(db: Db, id: number, stillUrl: string): Promise<void> {
  await db.update(lives).set({ stillUrl }).where(eq(lives.id, id))
}

/** The exhibitor of a session; null: the fair's own. */
export async function findLiveOwner(db: Db, id: number): Promise<number | null> {
  const [found] = await db.select({ exhibitorId: lives.exhibitorId }).from(lives).where(eq(lives.id, id))
  return found?.exhibitorId ?? null
}

/** Whether an exhibitor has sessions. */
export async function hasLives(db: Db, exhibitorId: number): Promise<boolean> {
  const [found] = await db.select({ id: lives.id }).from(lives).where(eq(lives.exhibitorId, exhibitorId)).limit(1)
  return found !== undefined
}
