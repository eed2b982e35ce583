import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { AnyDocument } from '../../../../contract/content/fields'
import type { ContentKind, Referable } from '../../../../contract/content/kinds'
import type { Db } from '../../../platform/db/database'
import { lives } from '../../live/live.schema'
import { type Item } from '../content.queries'
import { contentChanges, contentItems } from '../content.schema'

/** Objects of these numbers with what is edited of them, deleted ones left out; null: the row says it. */
export async function listDrafts(
  db: Db,
  kind: ContentKind,
  ids: readonly number[],
): Promise<{ item: Item; document: AnyDocument | null }[]> {
  return db
    .select({ item: contentItems, document: contentChanges.document })
    .from(contentItems)
    .leftJoin(
      contentChanges,
      and(
        eq(contentChanges.kind, contentItems.kind),
        eq(contentChanges.itemId, contentItems.id),
        eq(contentChanges.revision, contentItems.draftRevision),
      ),
    )
    .where(and(eq(contentItems.kind, kind), inArray(contentItems.id, [0, ...ids]), isNull(contentItems.deletedAt)))
}

/** Keeps others from these objects until the transaction ends; in one order, so that none waits for ever. */
export async function holdForImport(db: Db, kind: ContentKind, ids: readonly number[]): Promise<void> {
  await db
    .select({ id: contentItems.id })
    .from(contentItems)
    .where(and(eq(contentItems.kind, kind), inArray(contentItems.id, [0, ...ids])))
    .orderBy(asc(contentItems.id))
    .for('update')
}

export async function addItems(db: Db, rows: (typeof contentItems.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(contentItems).values(rows)
}

export async function addChanges(db: Db, rows: (typeof contentChanges.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(contentChanges).values(rows).onConflictDoNothing()
}

/** Ids for so many new objects. */
export async function nextIds(db: Db, tie: { nextId: (db: Db) => Promise<number> }, count: number): Promise<number[]> {
  const ids: number[] = []
  while (ids.length < count) ids.push(await tie.nextId(db))
  return ids
}

export interface Named {
  id: number
  zh: string
  en: string
}

/** The objects of a kind that are called so in either language; sessions among them. */
export async function listNamed(db: Db, kind: Referable, names: readonly string[]): Promise<Named[]> {
  if (names.length === 0) return []
  const table = kind === 'live' ? lives : contentItems
  const [zh, en] = [sql<string>`${table.title}->>'zh'`, sql<string>`${table.title}->>'en'`]
  const isCalled = or(inArray(zh, [...names]), inArray(en, [...names]))
  return kind === 'live'
    ? db.select({ id: lives.id, zh, en }).from(lives).where(isCalled)
    : db
        .select({ id: contentItems.id, zh, en })
        .from(contentItems)
        .where(and(eq(contentItems.kind, kind), isNull(contentItems.deletedAt), isCalled))
}

/** Of these numbers those that are objects of the kind. */
export async function listPresent(db: Db, kind: Referable, ids: readonly number[]): Promise<number[]> {
  const rows =
    kind === 'live'
      ? await db
          .select({ id: lives.id })
          .from(lives)
          .where(inArray(lives.id, [0, ...ids]))
      : await db
          .select({ id: contentItems.id })
          .from(contentItems)
          .where(
            and(eq(contentItems.kind, kind), inArray(contentItems.id, [0, ...ids]), isNull(contentItems.deletedAt)),
          )
  return rows.map(({ id }) => id)
}
