import { and, asc, count, desc, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { ImportFile, ImportKind, ImportState } from '#contract/operations/imports/rules.ts'
import { busyStates } from '#contract/operations/imports/rules.ts'
import type { Bilingual } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type PageInput, toOffset } from '#server/platform/db/list/page.ts'
import { accountRecords } from '#server/modules/foundation/accounts/index.ts'
import { importChanges, importChunks, imports } from './imports.schema'

export type ImportRecord = typeof imports.$inferSelect
/** With who began it. */
export interface ListedImport {
  row: ImportRecord
  by: Bilingual | null
}

const listed = (db: Db) =>
  db
    .select({ row: imports, by: accountRecords.name })
    .from(imports)
    .leftJoin(accountRecords, eq(accountRecords.id, imports.byAccount))

export async function findImport(db: Db, id: number): Promise<ListedImport | undefined> {
  const [found] = await listed(db).where(eq(imports.id, id))
  return found
}

export async function findByKey(db: Db, key: string): Promise<number | undefined> {
  const [found] = await db.select({ id: imports.id }).from(imports).where(eq(imports.key, key))
  return found?.id
}

/** A page of imports, the latest first. */
export async function listRecent(
  db: Db,
  input: PageInput,
  kinds: readonly ImportKind[],
): Promise<{ rows: ListedImport[]; total: number }> {
  const where = inArray(imports.kind, [...kinds])
  const rows = await listed(db)
    .where(where)
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(input.limit)
    .offset(toOffset(input))
  const [total] = await db.select({ n: count() }).from(imports).where(where)
  return { rows, total: total?.n ?? 0 }
}

/** Adds an import with its first line; undefined: its key has been used. */
export async function addImport(db: Db, row: typeof imports.$inferInsert): Promise<ImportRecord | undefined> {
  const [added] = await db.insert(imports).values(row).onConflictDoNothing({ target: imports.key }).returning()
  if (added) await db.insert(importChanges).values({ importId: added.id, state: added.state, byAccount: row.byAccount })
  return added
}

interface Step {
  id: number
  /** As it was seen; absent: whichever it is. */
  version?: number
  from: readonly ImportState[]
  to: ImportState
  /** null: by itself */
  byAccount: number | null
  set?: Partial<typeof imports.$inferInsert>
}

/** Changes the state of an import in one step, with its line; undefined: it is not what was seen. */
export async function moveImport(
  db: Db,
  { id, version, from, to, byAccount, set = {} }: Step,
): Promise<ImportRecord | undefined> {
  const [moved] = await db
    .update(imports)
    .set({ ...set, state: to, version: sql`${imports.version} + 1`, updatedAt: sql`now()`, worker: '' })
    .where(
      and(
        eq(imports.id, id),
        inArray(imports.state, [...from]),
        version === undefined ? undefined : eq(imports.version, version),
      ),
    )
    .returning()
  if (moved) await db.insert(importChanges).values({ importId: id, state: to, byAccount })
  return moved
}

export const listSteps = (db: Db, importId: number) =>
  db
    .select({ change: importChanges, by: accountRecords.name })
    .from(importChanges)
    .leftJoin(accountRecords, eq(accountRecords.id, importChanges.byAccount))
    .where(eq(importChanges.importId, importId))
    .orderBy(asc(importChanges.id))

/** Who last moved an import into this state. */
export async function findMover(db: Db, importId: number, state: ImportState): Promise<number | null> {
  const [found] = await db
    .select({ by: importChanges.byAccount })
    .from(importChanges)
    .where(and(eq(importChanges.importId, importId), eq(importChanges.state, state)))
    .orderBy(desc(importChanges.id))
    .limit(1)
  return found?.by ?? null
}

const receivedOf = { rows: imports.rowsReceived, pictures: imports.picturesReceived } as const
const setReceived = { rows: 'rowsReceived', pictures: 'picturesReceived' } as const

interface Chunk {
  importId: number
  file: ImportFile
  start: number
  size: number
  storageKey: string
}

/** Takes a piece that begins where what was received ends; undefined: another has been taken meanwhile, or nothing is received any more. */
export async function takeChunk(db: Db, chunk: Chunk): Promise<ImportRecord | undefined> {
  const { importId, file, start, size } = chunk
  const [taken] = await db
    .update(imports)
    .set({ [setReceived[file]]: start + size, updatedAt: sql`now()` })
    .where(and(eq(imports.id, importId), eq(imports.state, 'receiving'), eq(receivedOf[file], start)))
    .returning()
  if (taken) await db.insert(importChunks).values(chunk)
  return taken
}

/** The pieces of a file in their order. */
export const listChunks = (db: Db, importId: number, file?: ImportFile) =>
  db
    .select()
    .from(importChunks)
    .where(and(eq(importChunks.importId, importId), file ? eq(importChunks.file, file) : undefined))
    .orderBy(asc(importChunks.file), asc(importChunks.start))

export async function forgetChunks(db: Db, importId: number): Promise<void> {
  await db.delete(importChunks).where(eq(importChunks.importId, importId))
  await db.update(imports).set({ emptied: true }).where(eq(imports.id, importId))
}

const leaseEnd = (seconds: number) => sql`now() + make_interval(secs => ${seconds}::double precision)`

/** An import that waits for a server; from then on it is this worker's. One of a stopped server is taken over. */
export async function takeWork(db: Db, worker: string, seconds: number): Promise<ImportRecord | undefined> {
  const free = db
    .select({ id: imports.id })
    .from(imports)
    .where(
      and(
        inArray(imports.state, [...busyStates]),
        or(eq(imports.worker, ''), isNull(imports.workedUntil), lt(imports.workedUntil, sql`now()`)),
      ),
    )
    .orderBy(asc(imports.updatedAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [taken] = await db
    .update(imports)
    .set({ worker, workedUntil: leaseEnd(seconds) })
    .where(inArray(imports.id, free))
    .returning()
  return taken
}

/** Nobody works on anything any more, or this worker does not: another takes it over at once. */
export async function releaseWork(db: Db, worker?: string): Promise<void> {
  const held = worker === undefined ? ne(imports.worker, '') : eq(imports.worker, worker)
  await db.update(imports).set({ worker: '' }).where(held)
}

/**
 * Holds an import for one batch of the worker that has it: nobody cancels it until the transaction ends. Undefined: it is at
 * something else, or another's.
 */
export async function holdWork(
  db: Db,
  { id, state, worker, seconds }: { id: number; state: ImportState; worker: string; seconds: number },
): Promise<ImportRecord | undefined> {
  const [held] = await db
    .update(imports)
    .set({ workedUntil: leaseEnd(seconds) })
    .where(and(eq(imports.id, id), eq(imports.state, state), eq(imports.worker, worker)))
    .returning()
  return held
}

/** Imports that no longer need their files: finished and abandoned ones. */
export const listEmptiable = (db: Db, idleDays: number) =>
  db
    .select()
    .from(imports)
    .where(
      and(
        eq(imports.emptied, false),
        or(
          inArray(imports.state, ['applied', 'undone', 'cancelled', 'failed']),
          and(
            inArray(imports.state, ['receiving', 'mapping', 'checked']),
            lt(imports.updatedAt, sql`now() - make_interval(days => ${idleDays}::integer)`),
          ),
        ),
      ),
    )
    .limit(20)
