import { isStorageFault } from '#server/providers/storage/port.ts'
import pLimit from 'p-limit'
import { userTypes } from '#contract/core/permissions.ts'
import { Refusal } from '#server/platform/http/fail.ts'
import { reencodeImage, findFiles, type ReviewedFile, storeReviewed } from '#server/modules/foundation/files/index.ts'
import type { Words } from '../imports.schema'
import { listWaiting, picturesOf, settlePictures, type StoredPicture } from '../rows.queries'
import { ImportProblem, wordsOf } from '../words'
import { type Work, writeHeld } from '../import-work'
import type { Archive } from './open-archive'

/** Maximum number of pictures stored together, and maximum bytes of them in the archive. */
const GROUP = 8
const GROUP_BYTES = 4 * 1024 * 1024
/** Groups under way at once: while some are stored, others are drawn. */
const GROUPS_AT_ONCE = 3
/** Pictures that are unpacked or wait to be drawn: of these, two are drawn at once. */
const DRAWN_AT_ONCE = 4

interface Drawn {
  name: string
  file?: ReviewedFile
  /** Why there is none, or why it is not used. */
  reason?: Words
}

/** What tasks give once all have ended. Throws what the first of them threw, but not before: none goes on behind its caller's back. */
export async function allEnded<T extends readonly unknown[]>(
  tasks: T,
): Promise<{ -readonly [Place in keyof T]: Awaited<T[Place]> }> {
  await Promise.allSettled(tasks)
  return Promise.all(tasks)
}

async function drawOne(work: Work, archive: Archive, { name }: StoredPicture): Promise<Drawn> {
  const short = name.split('/').at(-1) ?? name
  const owner = { userId: String(work.row.byAccount), userType: userTypes.organizer }
  try {
    const file = await reencodeImage(work, { fileName: short, bytes: await archive.read(name), owner })
    return file.row.checkStatus === 1
      ? { name, file, reason: wordsOf('pictureRefused', { name: short }) }
      : { name, file }
  } catch (error) {
    const isPictures = error instanceof ImportProblem || (error instanceof Refusal && !isStorageFault(error))
    if (!isPictures) throw error
    return { name, reason: wordsOf('pictureDamaged', { name: short }) }
  }
}

/** Writes down the outcome of pictures; false: the import is no longer this server's. */
function settle(work: Work, drawn: readonly Drawn[]): Promise<boolean> {
  const results = drawn.map(({ name, file, reason }) => ({
    name,
    fileId: reason ? null : (file?.row.id ?? null),
    reason: reason ?? null,
  }))
  return writeHeld(work, (db) => settlePictures(db, work.row.id, results))
}

function* groupsOf(pictures: readonly StoredPicture[]): Generator<StoredPicture[]> {
  let [group, bytes]: [StoredPicture[], number] = [[], 0]
  for (const picture of pictures) {
    group.push(picture)
    bytes += picture.size
    if (group.length < GROUP && bytes < GROUP_BYTES) continue
    yield group
    ;[group, bytes] = [[], 0]
  }
  if (group.length > 0) yield group
}

async function drawAll(work: Work, archive: Archive, pictures: readonly StoredPicture[]): Promise<void> {
  const [storing, drawing] = [pLimit(GROUPS_AT_ONCE), pLimit(DRAWN_AT_ONCE)]
  let isOurs = true
  const drawGroup = async (group: readonly StoredPicture[]) => {
    if (!isOurs) return
    const drawn = await allEnded(group.map((picture) => drawing(() => drawOne(work, archive, picture))))
    const files = drawn.flatMap(({ file }) => file ?? [])
    await storeReviewed(work, files)
    isOurs = (await settle(work, drawn)) && isOurs
  }
  await allEnded([...groupsOf(pictures)].map((group) => storing(() => drawGroup(group))))
}

/**
 * Makes files of the pictures of the next waiting rows behind a line, before their transaction: no file is written within one.
 * Gives the last line of these rows.
 */
export async function preparePictures(
  work: Work,
  archive: Archive | undefined,
  { after, rows }: { after: number; rows: number },
): Promise<number> {
  if (!archive) return after
  const { db, row } = work
  const lines = (await listWaiting(db, row.id, rows, after)).map(({ line }) => line)
  const pictures = (await picturesOf(db, row.id, lines)).filter(({ reason }) => !reason)
  const made = await findFiles(
    db,
    pictures.flatMap(({ fileId }) => fileId ?? []),
  )
  const there = new Set(made.map(({ id }) => id))
  // What was made before a long break may have been removed since: nothing had claimed it.
  const missing = pictures.filter(({ fileId }) => fileId === null || !there.has(fileId))
  await drawAll(work, archive, missing)
  return lines.at(-1) ?? after
}
