import { and, count, desc, eq, getViewSelectedFields, isNull, ne, sql } from 'drizzle-orm'
import type { PushedGoods } from '#contract/live/live/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { toOffset, type PageInput } from '#server/platform/db/list/page.ts'
import { exhibitRecords, shownExhibits } from '#server/modules/fair/exhibits/index.ts'
import { isFound, readKeyword } from '#server/modules/fair/search/index.ts'
import { livePushes, livePushMarks } from './live.schema'

/** exhibits that a shelf shows */
const SHELF_MAX = 100

type Push = typeof livePushes.$inferSelect

function present(push: Push, exhibit: typeof exhibitRecords.$inferSelect, language: Language): PushedGoods {
  return {
    pushId: push.id,
    exhibitsId: exhibit.id,
    Exhibits: String(exhibit.exhibitorId),
    ExhibitsName: pick(exhibit.name, language),
    ExhibitsCoverUrl: pick(exhibit.coverUrl, language),
    ExhibitsInfo: pick(exhibit.introduction, language),
    price: exhibit.price,
    views: push.views,
    clicks: push.clicks,
    pushedAt: push.pushedAt.toISOString(),
  }
}

/** The room's shelf, the last pushed first. */
export async function listShelf(db: Db, language: Language, liveId: number): Promise<PushedGoods[]> {
  const rows = await db
    .select({ push: livePushes, exhibit: getViewSelectedFields(shownExhibits) })
    .from(livePushes)
    .innerJoin(shownExhibits, eq(shownExhibits.id, livePushes.exhibitId))
    .where(and(eq(livePushes.liveId, liveId), isNull(livePushes.withdrawnAt)))
    .orderBy(desc(livePushes.pushedAt), desc(livePushes.id))
    .limit(SHELF_MAX)
  return rows.map(({ push, exhibit }) => present(push, exhibit, language))
}

export async function findPushed(db: Db, language: Language, id: number): Promise<PushedGoods | undefined> {
  const [row] = await db
    .select({ push: livePushes, exhibit: getViewSelectedFields(shownExhibits) })
    .from(livePushes)
    .innerJoin(shownExhibits, eq(shownExhibits.id, livePushes.exhibitId))
    .where(eq(livePushes.id, id))
  return row && present(row.push, row.exhibit, language)
}

/** The exhibitor of an exhibit. */
export async function findOwner(db: Db, exhibitId: number): Promise<number | undefined> {
  const [found] = await db
    .select({ owner: shownExhibits.exhibitorId })
    .from(shownExhibits)
    .where(eq(shownExhibits.id, exhibitId))
  return found?.owner
}

export async function findPushByKey(db: Db, liveId: number, key: string): Promise<number | undefined> {
  const [found] = await db
    .select({ id: livePushes.id })
    .from(livePushes)
    .where(and(eq(livePushes.liveId, liveId), eq(livePushes.key, key)))
  return found?.id
}

/** Puts an exhibit at the front of a shelf; undefined when it was this key that last did so. Breaks on a key of another. */
export async function upsertPush(
  db: Db,
  push: { liveId: number; exhibitId: number; key: string; byAccount: number },
): Promise<number | undefined> {
  const { key, byAccount } = push
  const [put] = await db
    .insert(livePushes)
    .values(push)
    .onConflictDoUpdate({
      target: [livePushes.liveId, livePushes.exhibitId],
      set: { key, byAccount, pushedAt: sql`clock_timestamp()`, withdrawnAt: null },
      setWhere: ne(livePushes.key, key),
    })
    .returning({ id: livePushes.id })
  return put?.id
}

/** Takes a push off its shelf; false when it was not on it. */
export async function withdrawPush(db: Db, liveId: number, id: number): Promise<boolean> {
  const gone = await db
    .update(livePushes)
    .set({ withdrawnAt: new Date() })
    .where(and(eq(livePushes.id, id), eq(livePushes.liveId, liveId), isNull(livePushes.withdrawnAt)))
    .returning({ id: livePushes.id })
  return gone.length > 0
}

/** Counts a view or click of what is on a shelf, once for each visitor. */
export async function countMark(db: Db, id: number, kind: 'view' | 'click', visitor: string): Promise<void> {
  const [shown] = await db
    .select({ id: livePushes.id })
    .from(livePushes)
    .where(and(eq(livePushes.id, id), isNull(livePushes.withdrawnAt)))
  if (!shown) return
  const marked = await db
    .insert(livePushMarks)
    .values({ pushId: id, kind, visitor })
    .onConflictDoNothing()
    .returning({ pushId: livePushMarks.pushId })
  if (marked.length === 0) return
  const { views, clicks } = livePushes
  await db
    .update(livePushes)
    .set(kind === 'view' ? { views: sql`${views} + 1` } : { clicks: sql`${clicks} + 1` })
    .where(eq(livePushes.id, id))
}

interface Choice extends PageInput {
  liveId: number
  /** null: of any exhibitor */
  exhibitorId: number | null
  keyWord?: string | undefined
}

/** Exhibits to choose from, each with whether it is on the shelf. */
export async function listChoices(db: Db, { liveId, exhibitorId, keyWord, ...page }: Choice) {
  const parsed = keyWord ? await readKeyword(db, keyWord) : undefined
  const where = and(
    exhibitorId === null ? undefined : eq(shownExhibits.exhibitorId, exhibitorId),
    parsed ? isFound(shownExhibits.id, 1, parsed) : undefined,
  )
  const [total] = await db.select({ n: count() }).from(shownExhibits).where(where)
  const onShelf = and(
    eq(livePushes.exhibitId, shownExhibits.id),
    eq(livePushes.liveId, liveId),
    isNull(livePushes.withdrawnAt),
  )
  const rows = await db
    .select({ id: shownExhibits.id, name: shownExhibits.name, coverUrl: shownExhibits.coverUrl, pushId: livePushes.id })
    .from(shownExhibits)
    .leftJoin(livePushes, onShelf)
    .where(where)
    .orderBy(desc(shownExhibits.weight), shownExhibits.id)
    .limit(page.limit)
    .offset(toOffset(page))
  return { rows, total: total?.n ?? 0 }
}
