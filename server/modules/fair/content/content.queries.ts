import {
  and,
  arrayContains,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  like,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { AnyDocument } from '#contract/fair/content/fields.ts'
import { type ContentKind, fieldsOf } from '#contract/fair/content/kinds.ts'
import { HISTORY_MAX, UNDELETE_DAYS } from '#contract/fair/content/limits.ts'
import {
  asFacet,
  type ContentAction,
  type ContentReview,
  type ContentState,
  stateOf,
} from '#contract/fair/content/rules.ts'
import type { listContent as contract } from '#contract/fair/content/endpoints.ts'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import { parseSort } from '#contract/core/sort.ts'
import type { Bilingual } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { escapeLike } from '#server/platform/db/like.ts'
import { readPage, type SortKey } from '#server/platform/db/list/list-page.ts'
import { accountRecords } from '#server/modules/foundation/accounts/index.ts'
import { splitTerms, tokenizeTerm } from '#server/modules/fair/search/index.ts'
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
export const isInState: Record<ContentState, SQL | undefined> = {
  draft: and(present, isNull(contentItems.publishedRevision)),
  scheduled: and(published, gt(contentItems.shownFrom, now)),
  published: and(
    published,
    lte(contentItems.shownFrom, now),
    or(isNull(contentItems.shownUntil), gt(contentItems.shownUntil, now)),
  ),
  ended: and(published, lte(contentItems.shownUntil, now)),
  withdrawn: and(present, isNotNull(contentItems.publishedRevision), isNull(contentItems.shownFrom)),
  // Those that can still be restored.
  deleted: gt(contentItems.deletedAt, sql`now() - make_interval(days => ${UNDELETE_DAYS}::integer)`),
}

/** What an object is for visitors now. */
export const stateNow = ({ deletedAt, publishedRevision, shownFrom, shownUntil }: Item): ContentState =>
  stateOf({ isDeleted: deletedAt !== null, isPublished: publishedRevision !== null, shownFrom, shownUntil }, new Date())

/** Whether the draft waits for an organizer, or was returned. */
export const reviewOf = ({ submittedAt, opinion }: Pick<Item, 'submittedAt' | 'opinion'>): ContentReview =>
  submittedAt ? 'waiting' : opinion === '' ? 'none' : 'returned'

/** The same as SQL. */
const isReviewed: Record<ContentReview, SQL | undefined> = {
  none: and(isNull(contentItems.submittedAt), eq(contentItems.opinion, '')),
  waiting: isNotNull(contentItems.submittedAt),
  returned: and(isNull(contentItems.submittedAt), ne(contentItems.opinion, '')),
}

const DAY_MS = 86_400_000

/** Whether the days are over within which a deleted object comes back. */
export const isPastUndelete = ({ deletedAt }: Pick<Item, 'deletedAt'>): boolean =>
  deletedAt !== null && deletedAt.getTime() < Date.now() - UNDELETE_DAYS * DAY_MS

/** `ownerId`: of this exhibitor alone. */
type Requested = ParsedInputOf<typeof contract> & { ownerId?: number | undefined }

function buildFacets({ kind, facets = {} }: Requested) {
  const fields = fieldsOf(kind)
  return Object.fromEntries(Object.entries(facets).map(([name, value]) => [name, asFacet(fields, name, value)]))
}

/** Its title holds the text in either language: the index by pairs of characters finds candidates, the words decide. */
function isCalled(text: string): SQL | undefined {
  const { tokens, words } = contentItems
  const terms = splitTerms(text)
  if (terms.length === 0) return sql`false`
  const phrase = terms.join(' ')
  // A pair, or a character, is a token itself.
  const isToken = [...phrase].length <= 2 && terms.length === 1
  return and(
    arrayContains(tokens, terms.flatMap(tokenizeTerm)),
    isToken ? undefined : like(words, `%${escapeLike(phrase)}%`),
  )
}

function buildFilter(input: Requested): SQL | undefined {
  const { kind, state, review, keyWord, facets, ids, ownerId } = input
  return and(
    eq(contentItems.kind, kind),
    ownerId === undefined ? undefined : eq(contentItems.ownerId, ownerId),
    review ? isReviewed[review] : undefined,
    ids ? inArray(contentItems.id, [0, ...ids]) : undefined,
    state ? isInState[state] : ids ? undefined : present,
    keyWord ? isCalled(keyWord) : undefined,
    facets && Object.keys(facets).length > 0
      ? sql`${contentItems.facets} @> ${JSON.stringify(buildFacets(input))}::jsonb`
      : undefined,
  )
}

const sortColumns = {
  title: sql`${contentItems.title}->>'zh'`,
  updatedAt: contentItems.updatedAt,
  position: contentItems.position,
}

function buildSort({ sort }: Requested): SortKey[] {
  const { field, isDown } = parseSort<'title' | 'updatedAt' | 'position'>(sort ?? '-updatedAt')
  const by = sortColumns[field]
  return [
    { by, down: isDown },
    { by: contentItems.id, down: isDown },
  ]
}

/** A page of the objects of a kind, deleted ones only where they are requested. */
export async function listItems(db: Db, input: Requested): Promise<{ rows: ListedItem[]; total: number }> {
  const list = {
    table: contentItems,
    id: contentItems.id,
    where: buildFilter(input),
    order: buildSort(input),
    request: input,
  }
  return readPage(db, list, (page, order) =>
    db
      .select({ item: contentItems, by: accountRecords.name, total: page.total })
      .from(page)
      .innerJoin(contentItems, and(eq(contentItems.kind, input.kind), eq(contentItems.id, page.id)))
      .leftJoin(accountRecords, eq(accountRecords.id, contentItems.updatedBy))
      .orderBy(...order),
  )
}

/** How many objects of an exhibitor are in a state. */
export const countItems = (
  db: Db,
  { kind, ownerId, state }: { kind: ContentKind; ownerId: number; state: ContentState },
): Promise<number> =>
  db.$count(contentItems, and(eq(contentItems.kind, kind), eq(contentItems.ownerId, ownerId), isInState[state]))

export async function findItem(db: Db, kind: ContentKind, id: number): Promise<ListedItem | undefined> {
  const [row] = await db
    .select({ item: contentItems, by: accountRecords.name })
    .from(contentItems)
    .leftJoin(accountRecords, eq(accountRecords.id, contentItems.updatedBy))
    .where(isItem(kind, id))
  return row
}

/** Adds an object; undefined: its key has been used. */
export async function addItem(db: Db, item: typeof contentItems.$inferInsert): Promise<Item | undefined> {
  const [row] = await db.insert(contentItems).values(item).onConflictDoNothing({ target: contentItems.key }).returning()
  return row
}

/** Adds the items of rows; those that another server has just added stay as they are. */
export async function addUntrackedRows(db: Db, items: (typeof contentItems.$inferInsert)[]): Promise<void> {
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
  opinion?: string
  position: string | null
  byAccount: number | null
}

export async function addChange(db: Db, change: Change): Promise<void> {
  await db.insert(contentChanges).values(change)
}

/** Stores the original row before the first edit, once. */
export async function addBaseline(db: Db, { kind, id, position }: Item, document: AnyDocument): Promise<void> {
  await db
    .insert(contentChanges)
    .values({ kind, itemId: id, revision: 0, action: 'adopt', document, position, byAccount: null })
    .onConflictDoNothing()
}

interface Version {
  document: AnyDocument
  /** Among the others of its kind, where they stand in an order. */
  position: string | null
}

/** What a change wrote, and where the object stood; undefined: it wrote nothing. */
export async function findVersion(
  db: Db,
  kind: ContentKind,
  itemId: number,
  revision: number,
): Promise<Version | undefined> {
  const [row] = await db
    .select({ document: contentChanges.document, position: contentChanges.position })
    .from(contentChanges)
    .where(and(eq(contentChanges.kind, kind), eq(contentChanges.itemId, itemId), eq(contentChanges.revision, revision)))
  return row?.document ? { document: row.document, position: row.position } : undefined
}

/** What was done to an object, the last first. */
export async function listChanges(db: Db, kind: ContentKind, itemId: number) {
  return db
    .select({ change: contentChanges, by: accountRecords.name })
    .from(contentChanges)
    .leftJoin(accountRecords, eq(accountRecords.id, contentChanges.byAccount))
    .where(and(eq(contentChanges.kind, kind), eq(contentChanges.itemId, itemId)))
    .orderBy(desc(contentChanges.revision), asc(contentChanges.id))
    .limit(HISTORY_MAX)
}

/** How much of each kind waits for an organizer. */
export const countWaiting = (db: Db) =>
  db
    .select({ kind: contentItems.kind, count: count() })
    .from(contentItems)
    .where(and(isNotNull(contentItems.submittedAt), present))
    .groupBy(contentItems.kind)

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

/** Adds objects with new numbers. */
export async function addItems(db: Db, rows: (typeof contentItems.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(contentItems).values(rows)
}

/** Adds lines of history; one that is there stays. */
export async function addChanges(db: Db, rows: (typeof contentChanges.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(contentChanges).values(rows).onConflictDoNothing()
}
