import { and, eq, gt, inArray, isNotNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Language } from '#contract/core/language.ts'
import type { Db } from '#server/platform/db/database.ts'
import { liveRecords } from '#server/modules/live/live/index.ts'
import { broadcastProgress, broadcasts } from '../broadcast.schema'
import { isStoppedFor } from '../stopped.match'
import { broadcastCaptioning } from '../captions.schema'

/** ms by which speech that begins a segment may be before it, beyond where its session's times have come to */
const MARGIN_MS = 2_000
/** ms in which the rest of a session that has ended is transcribed */
const REST_OF_ENDED_MS = 60_000

/** Where the times of segments of a session have come to: after the clock by what the upload of the first one took. */
const cameTo = (
  liveId: number,
) => sql`(select max(to_timestamp((${broadcasts.anchorMs} + ${broadcastProgress.endsMs}) / 1000))
  from ${broadcasts} join ${broadcastProgress} on ${broadcastProgress.broadcastId} = ${broadcasts.id}
    and ${broadcastProgress.init} = ${broadcasts.anchorInit}
  where ${broadcasts.liveId} = ${liveId}::integer)`

/** In whole ms, as it is compared with what was read. */
const soon = (liveId: number) =>
  sql`date_trunc('milliseconds', greatest(clock_timestamp(), ${cameTo(liveId)})) + ${MARGIN_MS}::integer * interval '1 ms'`

/** The language in which an account speaks in a session and lets itself be captioned; undefined: it does not. */
export async function findCaptioning(db: Db, liveId: number, byAccount: number): Promise<Language | undefined> {
  const [found] = await db
    .select({ language: broadcastCaptioning.language })
    .from(broadcastCaptioning)
    .where(and(eq(broadcastCaptioning.liveId, liveId), eq(broadcastCaptioning.byAccount, byAccount)))
  return found?.language
}

/**
 * Captions what an account speaks in a session from now on, in the place of whoever agreed before; false: that one sends it now,
 * and goes on to be captioned.
 */
export async function allowCaptioning(
  db: Db,
  { liveId, byAccount, language }: { liveId: number; byAccount: number; language: Language },
): Promise<boolean> {
  const set = { byAccount, language, doneThrough: soon(liveId), restUntil: sql`clock_timestamp()` }
  const isSending = sql`exists (select from ${broadcasts} where ${broadcasts.liveId} = ${liveId}::integer
    and ${broadcasts.openedBy} = ${broadcastCaptioning.byAccount} and ${inArray(broadcasts.state, ['open', 'silent'])})`
  const allowed = await db
    .insert(broadcastCaptioning)
    .values({ liveId, ...set })
    .onConflictDoUpdate({
      target: broadcastCaptioning.liveId,
      set,
      setWhere: or(eq(broadcastCaptioning.byAccount, byAccount), sql`not ${isSending}`),
    })
    .returning({ liveId: broadcastCaptioning.liveId })
  return allowed.length > 0
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
  await db
    .update(broadcastCaptioning)
    .set({ doneThrough: soon(liveId) })
    .where(eq(broadcastCaptioning.liveId, liveId))
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
