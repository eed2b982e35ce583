import { and, asc, count, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import type { ImportKind, RowOutcome, RowState } from '#contract/operations/imports/rules.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type PageInput, toOffset } from '#server/platform/db/list/page.ts'
import { importKeys, importPictures, importRows } from './imports.schema'

export type StoredRow = typeof importRows.$inferSelect

const ofImport = (importId: number) => eq(importRows.importId, importId)

/** How many rows there are of each state with each outcome. */
export const countRows = (db: Db, importIds: readonly number[]) =>
  db
    .select({ importId: importRows.importId, state: importRows.state, outcome: importRows.outcome, n: count() })
    .from(importRows)
    .where(inArray(importRows.importId, [0, ...importIds]))
    .groupBy(importRows.importId, importRows.state, importRows.outcome)

/** How many pictures no row has a place for. */
export const countUnused = (db: Db, importIds: readonly number[]) =>
  db
    .select({ importId: importPictures.importId, n: count() })
    .from(importPictures)
    .where(and(inArray(importPictures.importId, [0, ...importIds]), isNotNull(importPictures.reason)))
    .groupBy(importPictures.importId)

/** Forgets an earlier dry run. */
export async function forgetRows(db: Db, importId: number): Promise<void> {
  await db.delete(importRows).where(ofImport(importId))
  await db.delete(importPictures).where(eq(importPictures.importId, importId))
}

export type NewRow = Pick<StoredRow, 'line' | 'key' | 'title' | 'state' | 'outcome' | 'reasons' | 'given' | 'objectId'>

/** Adds what a dry run says of rows, as one value: each cell as one of its own takes many times as long. */
export async function addRows(db: Db, importId: number, rows: readonly NewRow[]): Promise<void> {
  if (rows.length === 0) return
  const given = JSON.stringify(rows.map(({ objectId, ...row }) => ({ ...row, object_id: objectId })))
  await db.execute(sql`
    insert into ${importRows} (import_id, line, key, title, state, outcome, reasons, given, object_id)
    select ${importId}::integer, line, key, title, state, outcome, reasons, given, object_id
    from jsonb_to_recordset(${given}::jsonb)
      as given(line integer, key text, title text, state text, outcome text, reasons jsonb, given jsonb, object_id integer)`)
}

export interface RowFilter extends PageInput {
  id: number
  state?: RowState | undefined
  outcome?: RowOutcome | undefined
}

export async function listRows(db: Db, input: RowFilter): Promise<{ rows: StoredRow[]; total: number }> {
  const where = and(
    ofImport(input.id),
    input.state ? eq(importRows.state, input.state) : undefined,
    input.outcome ? eq(importRows.outcome, input.outcome) : undefined,
  )
  const rows = await db
    .select()
    .from(importRows)
    .where(where)
    .orderBy(asc(importRows.line))
    .limit(input.limit)
    .offset(toOffset(input))
  const [total] = await db.select({ n: count() }).from(importRows).where(where)
  return { rows, total: total?.n ?? 0 }
}

export async function listPictures(db: Db, input: PageInput & { id: number }) {
  const where = and(eq(importPictures.importId, input.id), isNotNull(importPictures.reason))
  const rows = await db
    .select()
    .from(importPictures)
    .where(where)
    .orderBy(asc(importPictures.name))
    .limit(input.limit)
    .offset(toOffset(input))
  const [total] = await db.select({ n: count() }).from(importPictures).where(where)
  return { rows, total: total?.n ?? 0 }
}

/** The next rows that wait for their turn, behind this line. */
export const listWaiting = (db: Db, importId: number, limit: number, after = 0) =>
  db
    .select()
    .from(importRows)
    .where(and(ofImport(importId), eq(importRows.outcome, 'waiting'), gt(importRows.line, after)))
    .orderBy(asc(importRows.line))
    .limit(limit)

/** The next rows that were written, from the last on: what rests on others goes before them. */
export const listWritten = (db: Db, importId: number, limit: number) =>
  db
    .select()
    .from(importRows)
    .where(and(ofImport(importId), eq(importRows.outcome, 'written')))
    .orderBy(sql`${importRows.line} desc`)
    .limit(limit)

export type RowResult = Pick<StoredRow, 'line' | 'outcome' | 'objectId' | 'revision' | 'before' | 'reasons'>

/** Says the outcome of rows. */
export async function settleRows(db: Db, importId: number, results: readonly RowResult[]): Promise<void> {
  if (results.length === 0) return
  const given = sql`jsonb_to_recordset(${JSON.stringify(
    results.map(({ objectId, ...one }) => ({ ...one, object_id: objectId })),
  )}::jsonb) as given(line integer, outcome text, object_id integer, revision integer, before jsonb, reasons jsonb)`
  await db
    .update(importRows)
    .set({
      outcome: sql`given.outcome`,
      objectId: sql`given.object_id`,
      revision: sql`given.revision`,
      before: sql`given.before`,
      reasons: sql`given.reasons`,
      // What a row gave is needed no more: the object has it, and people may be named in it.
      given: {},
    })
    .from(given)
    .where(and(ofImport(importId), eq(importRows.line, sql`given.line`)))
}

/** The objects of these keys. */
export async function findObjects(db: Db, kind: ImportKind, keys: readonly string[]): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .select()
    .from(importKeys)
    .where(and(eq(importKeys.kind, kind), inArray(importKeys.key, [...keys])))
  return new Map(rows.map(({ key, objectId }) => [key, objectId]))
}

/** The objects of these keys of any kind, for what refers to them. */
export async function findKeyed(db: Db, kind: string, keys: readonly string[]): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .select()
    .from(importKeys)
    .where(and(eq(sql`${importKeys.kind}::text`, kind), inArray(importKeys.key, [...keys])))
  return new Map(rows.map(({ key, objectId }) => [key, objectId]))
}

/**
 * Gives keys to new objects, each once: a concurrent call waits for the first and receives its object. A key with an object that is
 * `gone` is given again.
 */
export async function claimKeys(
  db: Db,
  kind: ImportKind,
  requested: readonly { key: string; objectId: number; gone: number | null }[],
): Promise<Map<string, number>> {
  if (requested.length === 0) return new Map()
  // In one order for all, so that nobody waits for who waits for them.
  const rows = requested
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ key, objectId }) => ({ kind, key, objectId }))
  const isGone = inArray(importKeys.objectId, [0, ...requested.flatMap(({ gone }) => gone ?? [])])
  const held = await db
    .insert(importKeys)
    .values(rows)
    .onConflictDoUpdate({
      target: [importKeys.kind, importKeys.key],
      set: { objectId: sql`case when ${isGone} then excluded.object_id else ${importKeys.objectId} end` },
    })
    .returning({ key: importKeys.key, objectId: importKeys.objectId })
  return new Map(held.map(({ key, objectId }) => [key, objectId]))
}

export async function forgetKey(db: Db, kind: ImportKind, objectId: number): Promise<void> {
  await db.delete(importKeys).where(and(eq(importKeys.kind, kind), eq(importKeys.objectId, objectId)))
}

export type NewPicture = typeof importPictures.$inferInsert
export type StoredPicture = typeof importPictures.$inferSelect

/** Rows of one statement: each has seven values, and a statement takes 65,535. */
const PICTURES = 5_000

export async function addPictures(db: Db, rows: readonly NewPicture[]): Promise<void> {
  for (let at = 0; at < rows.length; at += PICTURES)
    await db.insert(importPictures).values(rows.slice(at, at + PICTURES))
}

/** The pictures that are for these rows. */
export const picturesOf = (db: Db, importId: number, lines: readonly number[]) =>
  db
    .select()
    .from(importPictures)
    .where(and(eq(importPictures.importId, importId), inArray(importPictures.line, [0, ...lines])))
    .orderBy(asc(importPictures.name))

/** Says which files pictures became, or why they are none. */
export async function settlePictures(
  db: Db,
  importId: number,
  results: readonly Pick<StoredPicture, 'name' | 'fileId' | 'reason'>[],
): Promise<void> {
  if (results.length === 0) return
  const given = sql`jsonb_to_recordset(${JSON.stringify(
    results.map(({ name, fileId, reason }) => ({ name, file_id: fileId, reason })),
  )}::jsonb) as given(name text, file_id text, reason jsonb)`
  await db
    .update(importPictures)
    .set({ fileId: sql`given.file_id`, reason: sql`given.reason` })
    .from(given)
    .where(and(eq(importPictures.importId, importId), eq(importPictures.name, sql`given.name`)))
}

/** What the archive held of which these files were made. */
export async function findOrigins(
  db: Db,
  fileIds: readonly string[],
): Promise<Map<string, { crc: number; size: number }>> {
  if (fileIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(importPictures)
    .where(and(inArray(importPictures.fileId, [...fileIds]), gt(importPictures.size, -1)))
  return new Map(rows.flatMap(({ fileId, crc, size }) => (fileId ? [[fileId, { crc, size }] as const] : [])))
}
