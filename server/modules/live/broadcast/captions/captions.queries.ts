import { and, asc, eq, sql } from 'drizzle-orm'
import { type Language, languages } from '#contract/core/language.ts'
import type { Db } from '#server/platform/db/database.ts'
import { lockBroadcast } from '../broadcast.queries'
import { broadcastCaptions } from '../captions.schema'

export type Caption = typeof broadcastCaptions.$inferSelect
export type NewCaption = Omit<Caption, 'id' | 'version'>

/** Records what was spoken, once, where the session is recorded. Run it in a transaction: a deletion waits, or was before. */
export async function recordCaption(db: Db, caption: NewCaption): Promise<void> {
  const recording = (await lockBroadcast(db, caption.broadcastId))?.recording
  if (recording !== 'recording' && recording !== 'ready') return
  await db.insert(broadcastCaptions).values(caption).onConflictDoNothing()
}

/** What was spoken in the segments of an initialization segment, in its order. */
export const listCaptions = (db: Db, broadcastId: string, init: number): Promise<Caption[]> =>
  db
    .select()
    .from(broadcastCaptions)
    .where(and(eq(broadcastCaptions.broadcastId, broadcastId), eq(broadcastCaptions.init, init)))
    .orderBy(asc(broadcastCaptions.startMs))

/** What was spoken in a recording, in no order. */
export const listAllCaptions = (db: Db, broadcastId: string): Promise<Caption[]> =>
  db.select().from(broadcastCaptions).where(eq(broadcastCaptions.broadcastId, broadcastId))

/**
 * Changes a caption of a recording as it was read, or removes it where `texts` is null; false: it was changed or removed meanwhile. Run it
 * in a transaction: a deletion of the recording waits, or was before.
 */
export async function changeCaption(
  db: Db,
  { broadcastId, id, version }: Pick<Caption, 'broadcastId' | 'id' | 'version'>,
  texts: Pick<Caption, 'language' | 'text' | 'translation'> | null,
): Promise<boolean> {
  await lockBroadcast(db, broadcastId)
  const read = and(
    eq(broadcastCaptions.id, id),
    eq(broadcastCaptions.broadcastId, broadcastId),
    eq(broadcastCaptions.version, version),
  )
  const changed = texts
    ? await db
        .update(broadcastCaptions)
        .set({ ...texts, version: version + 1 })
        .where(read)
        .returning({ id: broadcastCaptions.id })
    : await db.delete(broadcastCaptions).where(read).returning({ id: broadcastCaptions.id })
  return changed.length > 0
}

export const findCaption = async (db: Db, broadcastId: string, id: number): Promise<Caption | undefined> => {
  const [found] = await db
    .select()
    .from(broadcastCaptions)
    .where(and(eq(broadcastCaptions.id, id), eq(broadcastCaptions.broadcastId, broadcastId)))
  return found
}

/** A language in which captions can be read. */
export interface CaptionTrack {
  language: Language
  /** Most of it is a translation. */
  isTranslated: boolean
}

/** The languages in which a recording has captions, the one that was spoken most first. */
export async function listTracks(db: Db, broadcastId: string): Promise<CaptionTrack[]> {
  const spoken = await db
    .select({
      language: broadcastCaptions.language,
      count: sql<number>`count(*)::integer`,
      translated: sql<number>`count(${broadcastCaptions.translation})::integer`,
    })
    .from(broadcastCaptions)
    .where(eq(broadcastCaptions.broadcastId, broadcastId))
    .groupBy(broadcastCaptions.language)
  return languages
    .map((language) => {
      const original = spoken.find((one) => one.language === language)?.count ?? 0
      const translated = spoken.find((one) => one.language !== language)?.translated ?? 0
      return { language, original, translated }
    })
    .filter(({ original, translated }) => original + translated > 0)
    .toSorted((a, b) => b.original - a.original)
    .map(({ language, original, translated }) => ({ language, isTranslated: translated > original }))
}

/** Removes what was spoken in a recording. */
export async function deleteCaptions(db: Db, broadcastId: string): Promise<void> {
  await db.delete(broadcastCaptions).where(eq(broadcastCaptions.broadcastId, broadcastId))
}
