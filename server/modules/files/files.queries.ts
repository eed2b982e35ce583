import { and, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/database'
import { accountOf, type Asker, hashOf } from './access'
import { files } from './files.schema'

export type FileRow = typeof files.$inferSelect

/** The files of these ids that there are, whoever may read them. */
export async function findFiles(db: Db, ids: readonly string[]): Promise<FileRow[]> {
  return ids.length === 0
    ? []
    : db
        .select()
        .from(files)
        .where(inArray(files.id, [...ids]))
}

export async function insertFile(db: Db, row: typeof files.$inferInsert): Promise<void> {
  await db.insert(files).values(row)
}

export async function deleteRow(db: Db, id: string): Promise<void> {
  await db.delete(files).where(eq(files.id, id))
}

export async function setCheckStatus(db: Db, id: string, checkStatus: number): Promise<void> {
  await db.update(files).set({ checkStatus }).where(eq(files.id, id))
}

function isUploadedBy({ viewer, uploadKey }: Asker): SQL | undefined {
  const [account, hash] = [accountOf(viewer), hashOf(uploadKey)]
  const own = [
    account === null ? undefined : eq(files.ownerId, account),
    hash === '' ? undefined : eq(files.uploadKeyHash, hash),
  ].filter((one) => one !== undefined)
  return own.length > 0 ? or(...own) : sql`false`
}

/** Of these files those that the asker uploaded, that passed and that nothing has claimed; they are claimed now. */
export async function claimRows(
  db: Db,
  ids: readonly string[],
  { ownerId, ...asker }: Asker & { ownerId: number | null },
): Promise<FileRow[]> {
  return db
    .update(files)
    .set({ claimedAt: new Date(), ...(ownerId === null ? {} : { ownerId }) })
    .where(
      and(
        inArray(files.id, [...ids]),
        isUploadedBy(asker),
        inArray(files.checkStatus, [0, 3]),
        isNull(files.claimedAt),
      ),
    )
    .returning()
}

/** The storage key of a file that the asker uploaded and nothing claims; its row is gone. */
export async function deleteUnclaimed(db: Db, id: string, asker: Asker): Promise<string | undefined> {
  const [gone] = await db
    .delete(files)
    .where(and(eq(files.id, id), isUploadedBy(asker), isNull(files.claimedAt)))
    .returning({ storageKey: files.storageKey })
  return gone?.storageKey
}

/** Storage keys of at most `limit` files unclaimed since before the moment; their rows are gone. */
export async function deleteForgotten(db: Db, before: Date, limit: number): Promise<string[]> {
  const forgotten = db
    .select({ id: files.id })
    .from(files)
    .where(and(isNull(files.claimedAt), lt(files.createdAt, before)))
    .limit(limit)
    .for('update', { skipLocked: true })
  const gone = await db.delete(files).where(inArray(files.id, forgotten)).returning({ storageKey: files.storageKey })
  return gone.map(({ storageKey }) => storageKey)
}
