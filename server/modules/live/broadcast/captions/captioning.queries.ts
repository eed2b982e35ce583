import { and, eq, gt, inArray, isNotNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Language } from '#contract/core/language.ts'
import type { Db } from '#server/platform/db/database.ts'
import { liveRecords } from '#server/modules/live/live/index.ts'
import { broadcasts } from '../broadcast.schema'
import { isStoppedFor } from '../stopped.match'
import { broadcastCaptioning } from '../captions.schema'

/** ms by which a segment's time may be later than its sound: the upload of the first one counts as part of it */
const MARGIN_MS = 2_000
/** ms in which the rest of a session that has ended is transcribed */
const REST_OF_ENDED_MS = 60_000

/** In whole ms, as it is compared with what was read. */
const soon = sql`date_trunc('milliseconds', clock_timestamp()) + ${MARGIN_MS}::integer * interval '1 ms'`

/** The language in which an account speaks in a session and lets itself be captioned; undefined: it does not. */
export async function findCaptioning(db: Db, liveId: number, byAccount: number): Promise<Language | undefined> {
  const [found] = await db
    .select({ language: broadcastCaptioning.language })
    .from(broadcastCaptioning)
    .where(and(eq(broadcastCaptioning.liveId, liveId), eq(broadcastCaptioning.byAccount, byAccount)))
  return found?.language
}

/** Captions what an account speaks in a session from now on, in the place of whoever agreed before. */
export async function allowCaptioning(
  db: Db,
  { liveId, byAccount, language }: { liveId: number; byAccount: number; language: Language },
): Promise<void> {
  const set = { byAccount, language, doneThrough: soon, restUntil: sql`clock_timestamp()` }
  await db
    .insert(broadcastCaptioning)
    .values({ liveId, ...set })
    .onConflictDoUpdate({ target: broadcastCaptioning.liveId, set })
}

/** Captions nothing more that an account speaks in a session. A caption that is being recorded is waited for. */
export async function endCaptioning(db: Db, liveId: number, byAccount: number): Promise<void> {
  await db
    .delete(broadcastCaptioning)
    .where(and(eq(broadcastCaptioning.liveId, liveId), eq(broadcastCaptioning.byAccount, byAccount)))
}

/** Captions nothing more of a session, whoever agreed. */
export async function dropCaptioning(db: Db, liveId: number): Promise<void> {
  await db.delete(broadcastCaptioning).where(eq(broadcastCaptioning.liveId, liveId))
}

/** Has captions of a session begin now: what was spoken before it was live was meant for nobody. */
export async function beginCaptions(db: Db, liveId: number): Promise<void> {
  await db.update(broadcastCaptioning).set({ doneThrough: soon }).where(eq(broadcastCaptioning.liveId, liveId))
}

/** Sessions that may be captioned now: those on air, and those that have just ended, sent by the account that agreed. */
export const listCaptioned = (db: Db) =>
  db
    .select({
      id: broadcasts.id,
      liveId: broadcasts.liveId,
      renditions: broadcasts.renditions,
      hasEnded: sql<boolean>`${broadcasts.state} = 'ended'`,
      byAccount: broadcastCaptioning.byAccount,
      language: broadcastCaptioning.language,
      doneThrough: broadcastCaptioning.doneThrough,
    })
    .from(broadcastCaptioning)
    .innerJoin(broadcasts, eq(broadcasts.liveId, broadcastCaptioning.liveId))
    .innerJoin(liveRecords, eq(liveRecords.id, broadcasts.liveId))
    .where(
      and(
        lte(broadcastCaptioning.restUntil, sql`clock_timestamp()`),
        eq(broadcasts.openedBy, broadcastCaptioning.byAccount),
        ne(broadcasts.audioCodec, ''),
        isNotNull(broadcasts.lastSegmentAt),
        sql`not ${isStoppedFor(broadcasts.openedBy)}`,
        or(
          and(inArray(broadcasts.state, ['open', 'silent']), inArray(liveRecords.status, [1, 6])),
          and(
            eq(broadcasts.state, 'ended'),
            gt(broadcasts.endedAt, sql`clock_timestamp() - ${REST_OF_ENDED_MS}::integer * interval '1 ms'`),
          ),
        ),
      ),
    )

export type Captioned = Awaited<ReturnType<typeof listCaptioned>>[number]

const asFound = ({ liveId, byAccount, doneThrough }: Captioned) =>
  and(
    eq(broadcastCaptioning.liveId, liveId),
    eq(broadcastCaptioning.byAccount, byAccount),
    eq(broadcastCaptioning.doneThrough, doneThrough),
  )

/** Takes the speech of a session for so many ms; false: another server was first, or it has changed. */
export async function takeSpeech(db: Db, found: Captioned, ms: number): Promise<boolean> {
  const taken = await db
    .update(broadcastCaptioning)
    .set({ restUntil: sql`clock_timestamp() + ${ms}::integer * interval '1 ms'` })
    .where(and(asFound(found), lte(broadcastCaptioning.restUntil, sql`clock_timestamp()`)))
    .returning({ liveId: broadcastCaptioning.liveId })
  return taken.length > 0
}

/** Notes how far a session is transcribed, and rests for so many ms; false: its host has withdrawn meanwhile. */
export async function noteDone(db: Db, found: Captioned, doneThrough: Date, restMs = 0): Promise<boolean> {
  const noted = await db
    .update(broadcastCaptioning)
    .set({ doneThrough, restUntil: sql`clock_timestamp() + ${restMs}::integer * interval '1 ms'` })
    .where(asFound(found))
    .returning({ liveId: broadcastCaptioning.liveId })
  return noted.length > 0
}
