import { and, eq, inArray, isNotNull, isNull, like, lt, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/database.ts'
import { toAccountId, type Requester, hashUploadKey } from './access'
import { accountRecords } from '#server/modules/foundation/accounts/index.ts'
import { fileExhibitors, files, type FileRow } from './files.schema'

const isThere = isNull(files.removedAt)

/** The files of these ids that there are, whoever may read them. */
export async function findFiles(db: Db, ids: readonly string[]): Promise<FileRow[]> {
  return ids.length === 0
    ? []
    : db
        .select()
        .from(files)
        .where(and(isThere, inArray(files.id, [...ids])))
}

/** What an account has uploaded and is there, the first first. */
export const listOwnFiles = (db: Db, ownerId: number): Promise<FileRow[]> =>
  db
    .select()
    .from(files)
    .where(and(isThere, eq(files.ownerId, ownerId)))
    .orderBy(files.createdAt, files.id)

export async function insertFiles(db: Db, rows: (typeof files.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(files).values(rows)
}

/** Bytes of what guests have uploaded and no record claims yet. */
export async function sumUnclaimedOfGuests(db: Db): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<number>`coalesce(sum(${files.fileSize}), 0)::float8` })
    .from(files)
    .where(and(isNull(files.ownerId), isNull(files.claimedAt), isThere))
  return row?.bytes ?? 0
}

export async function deleteRows(db: Db, ids: readonly string[]): Promise<void> {
  await db.delete(files).where(inArray(files.id, [...ids]))
}

export async function setCheckStatus(db: Db, id: string, checkStatus: number): Promise<void> {
  await db.update(files).set({ checkStatus }).where(eq(files.id, id))
}

/** Notes the PDF that was made of a document; false where the document has gone meanwhile. */
export async function setPreviewSize(db: Db, id: string, previewSize: number): Promise<boolean> {
  const noted = await db
    .update(files)
    .set({ previewSize })
    .where(and(eq(files.id, id), isThere))
    .returning({ id: files.id })
  return noted.length > 0
}

function isUploadedBy({ viewer, uploadKey }: Requester): SQL | undefined {
  const [account, hash] = [toAccountId(viewer), hashUploadKey(uploadKey)]
  const own = [
    account === null ? undefined : eq(files.ownerId, account),
    hash === '' ? undefined : eq(files.uploadKeyHash, hash),
  ].filter((one) => one !== undefined)
  return own.length > 0 ? or(...own) : sql`false`
}

/** The claimant of files, their new owner, and the object that they belong to. */
export type Claim = Requester & { ownerId: number | null; claimedFor?: FileRow['claimedFor'] }

/** Of these files those that the viewer uploaded, that passed and that nothing has claimed; they are claimed now. */
export async function claimRows(
  db: Db,
  ids: readonly string[],
  { ownerId, claimedFor = '', ...requester }: Claim,
): Promise<FileRow[]> {
  return db
    .update(files)
    .set({ claimedAt: new Date(), claimedFor, ...(ownerId === null ? {} : { ownerId }) })
    .where(
      and(
        inArray(files.id, [...ids]),
        isUploadedBy(requester),
        inArray(files.checkStatus, [0, 3]),
        isNull(files.claimedAt),
        isThere,
      ),
    )
    .returning()
}

/** Keeps those of these files that everybody may see, whoever uploaded them. */
export async function claimShown(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .update(files)
    .set({ claimedAt: new Date() })
    .where(and(inArray(files.id, [...ids]), files.isPublic, isNull(files.claimedAt), isThere))
}

/** Ends the claim of files that no record of this kind refers to any more; `used` selects the ids of those that are. */
export async function releaseUnused(
  db: Db,
  { claimedFor, used }: { claimedFor: FileRow['claimedFor']; used: SQLWrapper },
): Promise<void> {
  await db
    .update(files)
    .set({ claimedAt: null, claimedFor: '' })
    .where(and(eq(files.claimedFor, claimedFor), sql`${files.id} not in (${used})`))
}

/** Lets everybody read these pictures, or their owners and readers of their records alone. Gives those that are there and passed. */
export async function setPublic(db: Db, ids: readonly string[], isPublic: boolean): Promise<string[]> {
  if (ids.length === 0) return []
  const changed = await db
    .update(files)
    .set({ isPublic })
    .where(
      and(inArray(files.id, [...ids]), like(files.mimeType, 'image/%'), inArray(files.checkStatus, [0, 3]), isThere),
    )
    .returning({ id: files.id })
  return changed.map(({ id }) => id)
}

/** Who reads documents besides their owners and who may read their records. */
interface Readers {
  everybody: boolean
  /** Their people do. */
  exhibitorIds: readonly number[]
}

/** Says who reads these documents from now on, in place of who did before. */
export async function setReaders(db: Db, ids: readonly string[], { everybody, exhibitorIds }: Readers): Promise<void> {
  if (ids.length === 0) return
  await db
    .update(files)
    .set({ isPublic: everybody })
    .where(inArray(files.id, [...ids]))
  await db.delete(fileExhibitors).where(inArray(fileExhibitors.fileId, [...ids]))
  const rows = ids.flatMap((fileId) => exhibitorIds.map((exhibitorId) => ({ fileId, exhibitorId })))
  if (rows.length > 0) await db.insert(fileExhibitors).values(rows).onConflictDoNothing()
}

/** Whether the viewer belongs to an exhibitor with access to the file. */
export async function canReadAsExhibitor(db: Db, id: string, { viewer }: Requester): Promise<boolean> {
  const account = toAccountId(viewer)
  if (account === null) return false
  const [row] = await db
    .select({ id: fileExhibitors.fileId })
    .from(fileExhibitors)
    .innerJoin(accountRecords, eq(accountRecords.exhibitorId, fileExhibitors.exhibitorId))
    .where(and(eq(fileExhibitors.fileId, id), eq(accountRecords.id, account)))
  return row !== undefined
}

export type RemovedFile = Pick<FileRow, 'id' | 'storageKey' | 'fileExt' | 'width'>
const removedColumns = {
  id: files.id,
  storageKey: files.storageKey,
  fileExt: files.fileExt,
  width: files.width,
}

/** Marks a file that the viewer uploaded and nothing claims as removed; undefined where there is none. */
export async function markRemoved(db: Db, id: string, requester: Requester): Promise<RemovedFile | undefined> {
  const [removed] = await db
    .update(files)
    .set({ removedAt: new Date() })
    .where(and(eq(files.id, id), isThere, isUploadedBy(requester), isNull(files.claimedAt)))
    .returning(removedColumns)
  return removed
}

/** Marks the files unclaimed since before the moment as removed. */
export async function markForgotten(db: Db, before: Date): Promise<void> {
  await db
    .update(files)
    .set({ removedAt: new Date() })
    .where(and(isThere, isNull(files.claimedAt), lt(files.createdAt, before)))
}

/** At most `limit` removed files that may still have bytes in the storage. */
export async function findRemoved(db: Db, limit: number): Promise<RemovedFile[]> {
  return db.select(removedColumns).from(files).where(isNotNull(files.removedAt)).orderBy(files.removedAt).limit(limit)
}

/** Deletes the rows of removed files; gives how many there were. */
export async function deleteRemoved(db: Db, ids: readonly string[]): Promise<number> {
  const gone = await db
    .delete(files)
    .where(and(inArray(files.id, [...ids]), isNotNull(files.removedAt)))
    .returning({ id: files.id })
  return gone.length
}
