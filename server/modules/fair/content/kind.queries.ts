import { and, asc, eq, getTableColumns, getTableName, inArray, notExists, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { AnyDocument } from '#contract/fair/content/fields.ts'
import { type ContentDocument, type ContentKind, isArranged } from '#contract/fair/content/kinds.ts'
import type { Db } from '#server/platform/db/database.ts'
import { nextNumbers } from '#server/platform/db/upsert.ts'
import { contentItems } from './content.schema'

/** When visitors see an object; `from` null: not at all. */
export interface Days {
  from: Date | null
  until: Date | null
}

/** A row that came by another way than editing. */
export interface UntrackedRow {
  id: number
  document: AnyDocument
  days: Days
  /** Among the others of its kind, where they stand in an order. */
  position: number | null
}

/** A document as visitors are to see it, and when. */
export interface PublishedRow {
  id: number
  document: AnyDocument
  days: Days
}

/** What the core needs of a kind: how its objects stand in the table that visitors read. */
export interface KindOfContent {
  kind: ContentKind
  /** The ids of so many new objects, before they have rows. */
  nextIds: (db: Db, count: number) => Promise<number[]>
  /** What the row says. */
  read: (db: Db, id: number) => Promise<AnyDocument | undefined>
  /** What these rows say. */
  readMany: (db: Db, ids: readonly number[]) => Promise<Map<number, AnyDocument>>
  /** Writes the row, which is there from the first publication on. */
  publish: (db: Db, id: number, document: AnyDocument, days: Days) => Promise<void>
  /** Writes many rows at once; their items are held by the transaction, so that nobody else adds one of them. */
  publishMany: (db: Db, rows: readonly PublishedRow[]) => Promise<void>
  /** Changes when the row is seen. */
  show: (db: Db, id: number, days: Days) => Promise<void>
  /** Gives the row its place in the order. */
  place: (db: Db, id: number, position: string) => Promise<void>
  /** Removes the row for good. */
  remove: (db: Db, id: number) => Promise<void>
  /** Up to `limit` rows that have no item yet, or the one of this number: those of the seed and of imports. */
  listUntrackedRows: (db: Db, limit: number, only?: number) => Promise<UntrackedRow[]>
  /** What the fields that organizers alone change say in what an exhibitor begins. */
  begin: (db: Db, ownerId: number) => Promise<AnyDocument>
  /** Whether what an exhibitor changes is published without being looked at. */
  isTrusted: (db: Db, ownerId: number) => Promise<boolean>
  /** How many other objects rest on it; it cannot be deleted while any do. */
  countUses: (db: Db, id: number) => Promise<number>
}

type ShownTable = PgTable & { id: PgColumn; shownFrom: PgColumn; shownUntil: PgColumn; position?: PgColumn }

interface StoredRow {
  id: number
  shownFrom: Date | null
  shownUntil: Date | null
  position?: number
}

interface Tie<Kind extends ContentKind, Table extends ShownTable> {
  /** The row of a document; what a new row needs besides is in `added`. */
  toRow: (document: ContentDocument<Kind>) => object
  toDocument: (row: Table['$inferSelect']) => ContentDocument<Kind>
  /** Of a new row, what no document says, besides its key. */
  added?: (id: number) => Record<string, SQL | string | number>
  countUses?: (db: Db, id: number) => Promise<number>
  /** What follows a change of a row, or its end, in the same transaction. */
  onChanged?: (db: Db, id: number) => Promise<void>
  /** The same of many rows at once; absent: one after the other. */
  onManyChanged?: (db: Db, ids: number[]) => Promise<void>
  begin?: (db: Db, ownerId: number) => Promise<Partial<ContentDocument<Kind>>>
  isTrusted?: (db: Db, ownerId: number) => Promise<boolean>
}

/** Ties a kind to its table: all that a new kind needs on the server. */
export function tieKind<Kind extends ContentKind, Table extends ShownTable>(
  kind: Kind,
  table: Table,
  { toRow, toDocument, added, countUses, onChanged, onManyChanged, begin, isTrusted }: Tie<Kind, Table>,
): KindOfContent {
  // oxlint-disable no-unsafe-type-assertion -- the table is known by its shape alone here; the tie's own types hold each kind
  const values = (row: object) => row as never
  const own: PgTable = table
  if (isArranged(kind) && !table.position) throw new Error(`${kind} has an order, its table has none`)
  /** The place that the item of a row has. */
  const place = (id: number) =>
    sql`(select ci.position from ${contentItems} ci where ci.kind = ${kind} and ci.id = ${id})`
  const toValues = (id: number, document: AnyDocument, { from, until }: Days) => ({
    ...toRow(document as ContentDocument<Kind>),
    ...(isArranged(kind) ? { position: place(id) } : {}),
    shownFrom: from,
    shownUntil: until,
  })
  return {
    kind,
    nextIds: (db, count) => nextNumbers(db, getTableName(table), count),
    async read(db, id) {
      const [row] = await db.select().from(own).where(eq(table.id, id))
      return row ? toDocument(row) : undefined
    },
    async readMany(db, ids) {
      const rows = await db
        .select()
        .from(own)
        .where(inArray(table.id, [0, ...ids]))
      return new Map(
        rows.map((each) => {
          const row = each as Table['$inferSelect'] & StoredRow
          return [row.id, toDocument(row)]
        }),
      )
    },
    async publishMany(db, rows) {
      if (rows.length === 0) return
      const given = rows.map(({ id, document, days }) => ({
        key: `content-${id}`,
        ...added?.(id),
        ...toValues(id, document, days),
        id,
      }))
      const kept = new Set(['id', 'key', ...Object.keys(added?.(0) ?? {})])
      const columns: Record<string, PgColumn> = getTableColumns(own)
      const set = Object.keys(given[0] ?? {}).flatMap((field) => {
        const column = kept.has(field) ? undefined : columns[field]
        return column ? [[field, sql`excluded.${sql.identifier(column.name)}`] as const] : []
      })
      await db
        .insert(own)
        .values(given.map(values))
        .onConflictDoUpdate({ target: table.id, set: Object.fromEntries(set) })
      const ids = rows.map(({ id }) => id)
      if (onManyChanged) await onManyChanged(db, ids)
      else for (const id of ids) await onChanged?.(db, id)
    },
    async publish(db, id, document, days) {
      const row = toValues(id, document, days)
      // Not changed by the same statement: of two that add it at once, one would break on its other key.
      const written = await db
        .insert(own)
        .values(values({ key: `content-${id}`, ...added?.(id), ...row, id }))
        .onConflictDoNothing()
        .returning({ id: table.id })
      if (written.length === 0) {
        const changed = await db.update(own).set(values(row)).where(eq(table.id, id)).returning({ id: table.id })
        if (changed.length === 0) throw new Error(`${kind} ${id} has no row, and its key is another's`)
      }
      await onChanged?.(db, id)
    },
    async show(db, id, { from, until }) {
      await db
        .update(own)
        .set(values({ shownFrom: from, shownUntil: until }))
        .where(eq(table.id, id))
      await onChanged?.(db, id)
    },
    async place(db, id, position) {
      await db
        .update(own)
        .set(values({ position: sql`${position}::numeric` }))
        .where(eq(table.id, id))
    },
    async remove(db, id) {
      await db.delete(own).where(eq(table.id, id))
      await onChanged?.(db, id)
    },
    async listUntrackedRows(db, limit, only) {
      const item = db
        .select({ one: sql`1` })
        .from(contentItems)
        .where(and(eq(contentItems.kind, kind), eq(contentItems.id, table.id)))
      const rows = await db
        .select()
        .from(own)
        .where(and(notExists(item), only === undefined ? undefined : eq(table.id, only)))
        .orderBy(asc(table.id))
        .limit(limit)
      return rows.map((each) => {
        const row = each as Table['$inferSelect'] & StoredRow
        const days = { from: row.shownFrom, until: row.shownUntil }
        return { id: row.id, document: toDocument(row), days, position: row.position ?? null }
      })
    },
    begin: async (db, ownerId) => (await begin?.(db, ownerId)) ?? {},
    isTrusted: isTrusted ?? (() => Promise.resolve(false)),
    countUses: countUses ?? (() => Promise.resolve(0)),
  }
  // oxlint-enable no-unsafe-type-assertion
}
