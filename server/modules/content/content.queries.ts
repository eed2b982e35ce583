import { and, asc, desc, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { AnyDocument } from '../../../contract/content/fields'
import type { ContentKind } from '../../../contract/content/kinds'
import { HISTORY_MAX, UNDELETE_DAYS } from '../../../contract/content/limits'
import type { ContentAction, ContentState } from '../../../contract/content/rules'
import type { listContent as contract } from '../../../contract/content/endpoints'
import type { ParsedInputOf } from '../../../contract/core/endpoint'
import { parseSort } from '../../../contract/core/sort'
import type { Bilingual } from '../../platform/db/bilingual'
import type { Db } from '../../platform/db/database'
import { inEither } from '../../platform/db/like'
import { readPage, type SortKey } from '../../platform/db/list-page'
import { accounts } from '../accounts/accounts.schema'
import { contentChanges, contentItems } from './content.schema'

export type Item = typeof contentItems.$inferSelect
/** With who changed it last. */
export interface ListedItem {
  item: Item
  by: Bilingual | null
}

const isItem = (kind: ContentKind, id: number) => and(eq(contentItems.kind, kind), eq(contentItems.id, id))

const present = isNull(contentItems.deletedAt)
const published = and(present, isNotNull(contentItems.publishedRevision), isNotNull(contentItems.shownFrom))
const now = sql`now()`

/** The state as SQL; `stateOf` says the same of one item. */
const isIn: Record<ContentState, SQL | undefined> = {
  draft: and(present, isNull(contentItems.publishedRevision)),
  scheduled: and(published, gt(contentItems.shownFrom, now)),
  published: and(
    published,
    lte(contentItems.shownFrom, now),
    or(isNull(contentItems.shownUntil), gt(contentItems.shownUntil, now)),
  ),
  ended: and(published, lte(contentItems.shownUntil, now)),
  withdrawn: and(present, isNotNull(contentItems.publishedRevision), isNull(contentItems.shownFrom)),
  // Those that can still be brought back.
  deleted: gt(contentItems.deletedAt, sql`now() - make_interval(days => ${UNDELETE_DAYS}::integer)`),
}

/** What an object is for visitors now. */
export function stateOf({ deletedAt, publishedRevision, shownFrom, shownUntil }: Item, at = new Date()): ContentState {
  if (deletedAt) return 'deleted'
  if (publishedRevision === null) return 'draft'
  if (!shownFrom) return 'withdrawn'
  if (shownUntil && shownUntil <= at) return 'ended'
  return shownFrom > at ? 'scheduled' : 'published'
}

type Asked = ParsedInputOf<typeof contract>

function buildFilter({ kind, state, keyWord, facets }: Asked): SQL | undefined {
  return and(
    eq(contentItems.kind, kind),
    state ? isIn[state] : present,
    keyWord ? inEither(contentItems.title, keyWord) : undefined,
    facets && Object.keys(facets).length > 0
      ? sql`${contentItems.facets} @> ${JSON.stringify(facets)}::jsonb`
      : undefined,
  )
}

function buildSort({ sort }: Asked): SortKey[] {
  const { field, isDown } = parseSort<'title' | 'updatedAt'>(sort ?? '-updatedAt')
  const by = field === 'title' ? sql`${contentItems.title}->>'zh'` : contentItems.updatedAt
  return [
    { by, down: isDown },
    { by: contentItems.id, down: isDown },
  ]
}

/** A page of the objects of a kind, deleted ones only where they are asked for. */
export async function listItems(db: Db, asked: Asked): Promise<{ rows: ListedItem[]; total: number }> {
  const list = {
    table: contentItems,
    id: contentItems.id,
    where: buildFilter(asked),
    order: buildSort(asked),
    asked,
  }
  return readPage(db, list, (page, order) =>
    db
      .select({ item: contentItems, by: accounts.name, total: page.total })
      .from(page)
      .innerJoin(contentItems, and(eq(contentItems.kind, asked.kind), eq(contentItems.id, page.id)))
      .leftJoin(accounts, eq(accounts.id, contentItems.updatedBy))
      .orderBy(...order),
  )
}

export async function findItem(db: Db, kind: ContentKind, id: number): Promise<ListedItem | undefined> {
  const [row] = await db
    .select({ item: contentItems, by: accounts.name })
    .from(contentItems)
    .leftJoin(accounts, eq(accounts.id, contentItems.updatedBy))
    .where(isItem(kind, id))
  return row
}

/** Adds an object; undefined: its key has been used. */
export async function addItem(db: Db, item: typeof contentItems.$inferInsert): Promise<number | undefined> {
  const [row] = await db
    .insert(contentItems)
    .values(item)
    .onConflictDoNothing({ target: contentItems.key })
    .returning({ id: contentItems.id })
  return row?.id
}

/** Adds the items of rows; those that another server has just added stay as they are. */
export async function addStrays(db: Db, items: (typeof contentItems.$inferInsert)[]): Promise<void> {
  await db.insert(contentItems).values(items).onConflictDoNothing()
}

export async function findIdByKey(db: Db, key: string): Promise<number | undefined> {
  const [row] = await db.select({ id: contentItems.id }).from(contentItems).where(eq(contentItems.key, key))
  return row?.id
}

/** Changes an item that nobody has changed since this revision; undefined: somebody has. */
export async function changeItem(
  db: Db,
  { kind, id, revision }: Pick<Item, 'kind' | 'id' | 'revision'>,
  set: Partial<typeof contentItems.$inferInsert>,
): Promise<Item | undefined> {
  const [row] = await db
    .update(contentItems)
    .set({ ...set, revision: revision + 1, updatedAt: sql`now()` })
    .where(and(isItem(kind, id), eq(contentItems.revision, revision)))
    .returning()
  return row
}

interface Change {
  kind: ContentKind
  itemId: number
  revision: number
  action: ContentAction
  document?: AnyDocument
  byAccount: number | null
}

export async function addChange(db: Db, change: Change): Promise<void> {
  await db.insert(contentChanges).values(change)
}

/** Writes down what the row said before anybody edited it, once. */
export async function addBaseline(db: Db, kind: ContentKind, itemId: number, document: AnyDocument): Promise<void> {
  await db
    .insert(contentChanges)
    .values({ kind, itemId, revision: 0, action: 'adopt', document, byAccount: null })
    .onConflictDoNothing()
}

/** What a change wrote. */
export async function findDocument(
  db: Db,
  kind: ContentKind,
  itemId: number,
  revision: number,
): Promise<AnyDocument | undefined> {
  const [row] = await db
    .select({ document: contentChanges.document })
    .from(contentChanges)
    .where(and(eq(contentChanges.kind, kind), eq(contentChanges.itemId, itemId), eq(contentChanges.revision, revision)))
  return row?.document ?? undefined
}

/** What was done to an object, the last first. */
export async function listChanges(db: Db, kind: ContentKind, itemId: number) {
  return db
    .select({ change: contentChanges, by: accounts.name })
    .from(contentChanges)
    .leftJoin(accounts, eq(accounts.id, contentChanges.byAccount))
    .where(and(eq(contentChanges.kind, kind), eq(contentChanges.itemId, itemId)))
    .orderBy(desc(contentChanges.revision), asc(contentChanges.id))
    .limit(HISTORY_MAX)
}
