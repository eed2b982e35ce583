import { and, asc, count, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { MailingState } from '#contract/operations/mailings/rules.ts'
import type { Mailing } from '#contract/operations/mailings/schemas.ts'
import type { Db } from '#server/platform/db/database.ts'
import { type PageInput, toOffset } from '#server/platform/db/list/page.ts'
import { noticeRecords } from '#server/modules/foundation/notices/index.ts'
import { messageRecords } from '#server/modules/foundation/outbox/index.ts'
import { mailingPeople, mailings } from './mailings.schema'

export type MailingRow = typeof mailings.$inferSelect
export type PersonRow = typeof mailingPeople.$inferSelect

export async function findMailing(db: Db, id: number): Promise<MailingRow | undefined> {
  const [row] = await db.select().from(mailings).where(eq(mailings.id, id))
  return row
}

export async function insertMailing(db: Db, row: typeof mailings.$inferInsert): Promise<MailingRow | undefined> {
  const [added] = await db.insert(mailings).values(row).onConflictDoNothing().returning()
  return added
}

export async function findByKey(db: Db, clientKey: string): Promise<MailingRow | undefined> {
  const [row] = await db.select().from(mailings).where(eq(mailings.clientKey, clientKey))
  return row
}

/** Changes a draft as it was seen; undefined when somebody was first. */
export async function changeDraft(
  db: Db,
  { id, version }: { id: number; version: number },
  change: Partial<typeof mailings.$inferInsert>,
): Promise<MailingRow | undefined> {
  const [changed] = await db
    .update(mailings)
    .set({ ...change, version: sql`${mailings.version} + 1` })
    .where(and(eq(mailings.id, id), eq(mailings.version, version), eq(mailings.state, 'draft')))
    .returning()
  return changed
}

/** Deletes a draft as it was seen; false when somebody was first. */
export async function removeDraft(db: Db, { id, version }: { id: number; version: number }): Promise<boolean> {
  const removed = await db
    .delete(mailings)
    .where(and(eq(mailings.id, id), eq(mailings.version, version), eq(mailings.state, 'draft')))
    .returning({ id: mailings.id })
  return removed.length > 0
}

/** Cancels one that is not sent yet to all; undefined where there is nothing to cancel. */
export async function cancel(db: Db, id: number): Promise<MailingRow | undefined> {
  const [row] = await db
    .update(mailings)
    .set({ state: 'cancelled', version: sql`${mailings.version} + 1` })
    .where(and(eq(mailings.id, id), inArray(mailings.state, ['scheduled', 'sending'])))
    .returning()
  return row
}

export async function listPage(
  db: Db,
  { state, ...page }: PageInput & { state?: MailingState | undefined },
): Promise<{ rows: MailingRow[]; total: number }> {
  const where = state ? eq(mailings.state, state) : undefined
  const rows = await db
    .select()
    .from(mailings)
    .where(where)
    .orderBy(desc(mailings.id))
    .limit(page.limit)
    .offset(toOffset(page))
  return { rows, total: await db.$count(mailings, where) }
}

const isDue = (now: Date) => and(inArray(mailings.state, ['scheduled', 'sending']), lte(mailings.sendAt, now))

export const listDue = (db: Db, now: Date): Promise<{ id: number }[]> =>
  db.select({ id: mailings.id }).from(mailings).where(isDue(now)).orderBy(asc(mailings.id)).limit(20)

/** Holds one that is due while its next people are written to, so that another server does not write to them too. */
export async function holdDue(db: Db, id: number, now: Date): Promise<MailingRow | undefined> {
  const [row] = await db
    .select()
    .from(mailings)
    .where(and(eq(mailings.id, id), isDue(now)))
    .for('update', { skipLocked: true })
  return row
}

export async function moveOn(db: Db, id: number, change: Pick<MailingRow, 'state' | 'sentTo'>): Promise<void> {
  await db.update(mailings).set(change).where(eq(mailings.id, id))
}

/** Writes down that somebody is written to; false: they were before. */
export async function insertPerson(db: Db, row: typeof mailingPeople.$inferInsert): Promise<boolean> {
  const added = await db
    .insert(mailingPeople)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: mailingPeople.accountId })
  return added.length > 0
}

export async function setMail(
  db: Db,
  { mailingId, accountId }: Pick<PersonRow, 'mailingId' | 'accountId'>,
  mail: Partial<Pick<PersonRow, 'outboxId' | 'tokenHash' | 'leftOut'>>,
): Promise<void> {
  await db
    .update(mailingPeople)
    .set(mail)
    .where(and(eq(mailingPeople.mailingId, mailingId), eq(mailingPeople.accountId, accountId)))
}

export async function findByToken(
  db: Db,
  tokenHash: string,
): Promise<{ person: PersonRow; mailing: MailingRow } | undefined> {
  const [row] = await db
    .select({ person: mailingPeople, mailing: mailings })
    .from(mailingPeople)
    .innerJoin(mailings, eq(mailings.id, mailingPeople.mailingId))
    .where(eq(mailingPeople.tokenHash, tokenHash))
  return row
}

export async function markOpened(db: Db, tokenHash: string): Promise<void> {
  await db
    .update(mailingPeople)
    .set({ openedAt: sql`coalesce(${mailingPeople.openedAt}, now())` })
    .where(eq(mailingPeople.tokenHash, tokenHash))
}

/** What the notice of a mailing is called: an account receives it once. */
export const noticeKey = (id: number): string => `mailing:${id}`

/** The outcome of one so far. */
export async function countOf(db: Db, id: number): Promise<Mailing['numbers']> {
  const n = (where: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${where}))::integer`
  const [people] = await db
    .select({
      people: count(),
      mails: count(mailingPeople.outboxId),
      delivered: n(sql`${messageRecords.state} in ('sent', 'kept')`),
      failed: n(sql`${messageRecords.state} = 'failed'`),
      opened: count(mailingPeople.openedAt),
      unsubscribed: n(sql`${mailingPeople.leftOut} = 'unsubscribed'`),
      noAddress: n(sql`${mailingPeople.leftOut} = 'noAddress'`),
    })
    .from(mailingPeople)
    .leftJoin(messageRecords, eq(messageRecords.id, mailingPeople.outboxId))
    .where(eq(mailingPeople.mailingId, id))
  const [notified] = await db
    .select({ notices: count(), read: count(noticeRecords.readAt) })
    .from(noticeRecords)
    .where(eq(noticeRecords.key, noticeKey(id)))
  const none = { people: 0, mails: 0, delivered: 0, failed: 0, opened: 0, unsubscribed: 0, noAddress: 0 }
  return { ...none, ...people, notices: notified?.notices ?? 0, read: notified?.read ?? 0 }
}
