import { and, asc, eq, exists, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { type ContentKind, fieldsOf, isReferredOnly, kindNames, type Referable } from '#contract/fair/content/kinds.ts'
import { relatingTo, relationsIn } from '#contract/fair/content/relations.ts'
import type { Db } from '#server/platform/db/database.ts'
import { lockByName } from '#server/platform/db/db.ts'
import { contentChanges, contentItems } from './content.schema'
import { liveSessions, type Named } from './live-sessions'

/**
 * Of these objects those that are not deleted, and whether visitors were ever shown them, so that they have a row; none is
 * deleted until the transaction ends.
 */
export async function holdItems(db: Db, kind: ContentKind, ids: number[]): Promise<Map<number, { hasRow: boolean }>> {
  const rows = await db
    .select({ id: contentItems.id, published: contentItems.publishedRevision })
    .from(contentItems)
    .where(and(eq(contentItems.kind, kind), inArray(contentItems.id, [0, ...ids]), isNull(contentItems.deletedAt)))
    .orderBy(asc(contentItems.id))
    .for('share')
  return new Map(rows.map(({ id, published }) => [id, { hasRow: published !== null }]))
}

/** The same of live sessions: visitors see them as soon as they exist. */
export async function holdSessions(db: Db, ids: number[]): Promise<Map<number, { hasRow: boolean }>> {
  const held = await liveSessions.port.hold(db, ids)
  return new Map(held.map((id) => [id, { hasRow: true }]))
}

/** Waits for those that hold an object, and keeps others from it: whoever counts its uses then counts them all. */
export async function holdAlone(db: Db, kind: ContentKind, id: number): Promise<void> {
  await db
    .select({ id: contentItems.id })
    .from(contentItems)
    .where(and(eq(contentItems.kind, kind), eq(contentItems.id, id)))
    .for('update')
}

/** One at a time may change how objects of a kind belong to each other: of two changes each alone may make no loop. */
export async function lockBelonging(db: Db, kind: ContentKind): Promise<void> {
  await lockByName(db, `content ${kind}`)
}

/** The line that holds what visitors see of an item. */
const isPublishedLine = and(
  eq(contentChanges.kind, contentItems.kind),
  eq(contentChanges.itemId, contentItems.id),
  eq(contentChanges.revision, contentItems.publishedRevision),
)

/** Objects that are not deleted and refer to this one, in what is edited or in what visitors see. */
export async function countRelating(db: Db, to: ContentKind, id: number): Promise<number> {
  const uses = kindNames.flatMap((kind): (SQL | undefined)[] =>
    relatingTo(fieldsOf(kind), to).map(({ facetOf, documentOf }) => {
      const published = db
        .select({ one: sql`1` })
        .from(contentChanges)
        .where(and(isPublishedLine, sql`${contentChanges.document} @> ${JSON.stringify(documentOf(id))}::jsonb`))
      return and(
        eq(contentItems.kind, kind),
        or(
          sql`${contentItems.facets} @> ${JSON.stringify(facetOf(id))}::jsonb`,
          and(ne(contentItems.draftRevision, contentItems.publishedRevision), exists(published)),
        ),
      )
    }),
  )
  if (uses.length === 0) return 0
  return db.$count(contentItems, and(isNull(contentItems.deletedAt), or(...uses)))
}

/** What objects of a kind refer to of their own kind, in what is edited or in what visitors see. */
async function findAbove(db: Db, kind: ContentKind, ids: number[]): Promise<number[]> {
  const fields = fieldsOf(kind)
  const rows = await db
    .select({ facets: contentItems.facets, published: contentChanges.document })
    .from(contentItems)
    .leftJoin(contentChanges, isPublishedLine)
    .where(and(eq(contentItems.kind, kind), inArray(contentItems.id, [0, ...ids])))
  return rows.flatMap(({ facets, published }) => [
    ...relatingTo(fields, kind).flatMap(({ facet }) => [facets[facet] ?? []].flat().map(Number)),
    ...(published ? relationsIn(fields, published).flatMap(({ to, id }) => (to === kind ? [id] : [])) : []),
  ])
}

/** Whether one of these objects is this one, or belongs to it over however many others. */
export async function isAmongAbove(db: Db, kind: ContentKind, id: number, from: number[]): Promise<boolean> {
  const known = new Set<number>()
  let next = from
  while (next.length > 0) {
    if (next.includes(id)) return true
    for (const one of next) known.add(one)
    next = (await findAbove(db, kind, next)).filter((one) => !known.has(one))
  }
  return false
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

/** The objects of a kind that are called so in either language; sessions among them. */
export async function listNamed(db: Db, kind: Referable, names: readonly string[]): Promise<Named[]> {
  if (names.length === 0) return []
  if (isReferredOnly(kind)) return liveSessions.port.listNamed(db, names)
  const [zh, en] = [sql<string>`${contentItems.title}->>'zh'`, sql<string>`${contentItems.title}->>'en'`]
  const isCalled = or(inArray(zh, [...names]), inArray(en, [...names]))
  return db
    .select({ id: contentItems.id, zh, en })
    .from(contentItems)
    .where(and(eq(contentItems.kind, kind), isNull(contentItems.deletedAt), isCalled))
}

/** Of these numbers those that are objects of the kind. */
export async function listPresent(db: Db, kind: Referable, ids: readonly number[]): Promise<number[]> {
  if (isReferredOnly(kind)) return liveSessions.port.listPresent(db, ids)
  const rows = await db
    .select({ id: contentItems.id })
    .from(contentItems)
    .where(and(eq(contentItems.kind, kind), inArray(contentItems.id, [0, ...ids]), isNull(contentItems.deletedAt)))
  return rows.map(({ id }) => id)
}
