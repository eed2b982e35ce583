import { and, asc, count, desc, eq, gt, inArray, lte, sql, type SQL } from 'drizzle-orm'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { listOutbox as contract } from '#contract/foundation/outbox/endpoints.ts'
import type { OutboxRow } from '#contract/foundation/outbox/schemas.ts'
import type { Paged } from '#contract/core/shapes.ts'
import type { Db } from '#server/platform/db/database.ts'
import { contains } from '#server/platform/db/like.ts'
import { countByState, type StateCounts } from '#server/platform/db/state-counts.ts'
import { toOffset, toPage } from '#server/platform/db/list/page.ts'
import { orderBy } from '#server/platform/db/list/sort.ts'
import { outbox } from './outbox.schema'
import { presentMessage } from './outbox.present'

export type Channel = OutboxRow['channel']
export type QueuedMessage = typeof outbox.$inferSelect

/** Uses the database's clock: the clocks of servers may differ. */
const inSeconds = (seconds: number): SQL => sql`now() + make_interval(secs => ${seconds})`

/** Queued to be delivered at once, or in so many seconds. Gives its number. */
export async function insertMessage(db: Db, message: typeof outbox.$inferInsert, seconds = 0): Promise<number> {
  const [added] = await db
    .insert(outbox)
    .values({ ...message, dueAt: inSeconds(seconds) })
    .returning({ id: outbox.id })
  if (!added) throw new Error('the message was not kept')
  return added.id
}

/**
 * A message to this address that was written within as many seconds and still waits for them to pass: held for the caller's
 * transaction, so that what is added to it is delivered. Undefined: there is none, or it is under way.
 */
export async function holdGathering(
  db: Db,
  { channel, address, template }: Pick<QueuedMessage, 'channel' | 'address' | 'template'>,
  seconds: number,
): Promise<QueuedMessage | undefined> {
  const [held] = await db
    .select()
    .from(outbox)
    .where(
      and(
        eq(outbox.channel, channel),
        eq(outbox.address, address),
        eq(outbox.template, template),
        gt(outbox.createdAt, inSeconds(-seconds)),
        gt(outbox.dueAt, sql`now()`),
        // Whoever takes it for delivery moves this away.
        eq(outbox.dueAt, sql`${outbox.createdAt} + make_interval(secs => ${seconds})`),
      ),
    )
    .limit(1)
    .for('update')
  return held
}

export async function rewriteMessage(
  db: Db,
  id: number,
  message: Pick<typeof outbox.$inferInsert, 'subject' | 'body' | 'parameters'>,
): Promise<void> {
  await db.update(outbox).set(message).where(eq(outbox.id, id))
}

/** Takes due messages for this caller alone, for as many seconds; in that time it must say their outcome. */
export async function claimDue(
  db: Db,
  { channels, limit, seconds }: { channels: Channel[]; limit: number; seconds: number },
): Promise<QueuedMessage[]> {
  // A query of its own: inside the condition of the update it might run, and lock, more than once.
  const due = db.$with('due').as(
    db
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(eq(outbox.state, 'queued'), lte(outbox.dueAt, sql`now()`), inArray(outbox.channel, channels)))
      .orderBy(asc(outbox.dueAt), asc(outbox.id))
      .limit(limit)
      .for('update', { skipLocked: true }),
  )
  return db
    .with(due)
    .update(outbox)
    .set({ dueAt: inSeconds(seconds) })
    .where(inArray(outbox.id, db.select({ id: due.id }).from(due)))
    .returning()
}

/** Emptied: what held a code, which nobody may read after it was sent. */
const emptied = { body: '', parameters: [] }
/** What is emptied: of what held a code its text, of a farewell the address too. */
const forgotten = { nothing: {}, text: emptied, address: { ...emptied, address: '' } }
export type Forgetting = keyof typeof forgotten

/** `body`: what was delivered where that is not what was written. */
export async function markSent(db: Db, id: number, forgets: Forgetting, body?: string): Promise<void> {
  const delivered = body === undefined ? {} : { body, quotes: [] }
  const sent = { state: 'sent' as const, sentAt: sql`now()`, failure: '', ...delivered, ...forgotten[forgets] }
  await db.update(outbox).set(sent).where(eq(outbox.id, id))
}

/** `again`: seconds until the next try; undefined: there is none. */
export async function markFailed(
  db: Db,
  id: number,
  { failure, again, forgets }: { failure: string; again: number | undefined; forgets: Forgetting },
): Promise<void> {
  const next = again === undefined ? { state: 'failed' as const, ...forgotten[forgets] } : { dueAt: inSeconds(again) }
  await db
    .update(outbox)
    .set({ tries: sql`${outbox.tries} + 1`, failure, ...next })
    .where(eq(outbox.id, id))
}

/** Newest first; `keyWord` is part of an address. */
export async function listOutbox(db: Db, input: ParsedInputOf<typeof contract>): Promise<Paged<OutboxRow>> {
  const { channel, state, keyWord } = input
  const where = and(
    channel ? eq(outbox.channel, channel) : undefined,
    state ? eq(outbox.state, state) : undefined,
    keyWord ? contains(outbox.address, keyWord) : undefined,
  )
  const [total] = await db.select({ n: count() }).from(outbox).where(where)
  const rows = await db
    .select()
    .from(outbox)
    .where(where)
    .orderBy(...orderBy(input.sort, { createdAt: outbox.createdAt }, [desc(outbox.createdAt), desc(outbox.id)]))
    .limit(input.limit)
    .offset(toOffset(input))
  return toPage(rows.map(presentMessage), total?.n ?? 0, input)
}

/** How many messages are in each state. */
export const countMessagesByState = (db: Db): Promise<StateCounts> => countByState(db, outbox, outbox.state)
