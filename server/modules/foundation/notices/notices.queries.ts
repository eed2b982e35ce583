import { and, count, desc, eq, gt, inArray, isNull, lte, max, type SQLWrapper, sql } from 'drizzle-orm'
import type { NoticeKind } from '#contract/foundation/notices/rules.ts'
import { type Db, signal } from '#server/platform/db/database.ts'
import { toOffset, type PageInput } from '#server/platform/db/list/page.ts'
import { namesOf } from './kinds'
import { noticeChoices, type NoticeParameters, notices } from './notices.schema'
import type { NoticeName } from './texts'

export interface NewNotice {
  accountId: number
  name: NoticeName
  parameters: NoticeParameters
  /** Names what comes once. */
  key?: string
}
export type StoredNotice = typeof notices.$inferSelect

/** Says that what an account has not read is another number. */
export const noticesSignal = 'notices'
export const notifyOwners = (db: Db, accountIds: readonly number[]): Promise<void> =>
  signal(db, noticesSignal, accountIds)

export async function addNotice(db: Db, notice: NewNotice): Promise<void> {
  await db.insert(notices).values(notice).onConflictDoNothing()
  await notifyOwners(db, [notice.accountId])
}

/**
 * One notice for each recipient, in one statement; returns who receives it for the first time, and whether they have chosen SMS or
 * e-mail for notices of this kind. `recipients` selects accounts as `account_id`.
 */
export async function addNoticesTo(
  db: Db,
  recipients: SQLWrapper,
  { name, parameters, key, kind }: Omit<NewNotice, 'accountId' | 'key'> & { key: string; kind: NoticeKind },
) {
  const added = db.$with('added').as(
    db
      .insert(notices)
      .select(
        // Every column in its order, as the insert takes them.
        sql`select nextval(pg_get_serial_sequence('notice', 'id'))::integer, account_id, ${name}::text,
          ${JSON.stringify(parameters)}::jsonb, ${key}::text, now(), null::timestamptz
          from (${recipients}) recipients`,
      )
      .onConflictDoNothing()
      .returning({ accountId: notices.accountId }),
  )
  return db
    .with(added)
    .select({ accountId: added.accountId, isSent: sql<boolean>`coalesce(${noticeChoices.isSent}, false)` })
    .from(added)
    .leftJoin(noticeChoices, and(eq(noticeChoices.accountId, added.accountId), eq(noticeChoices.kind, kind)))
}

/** A line more in the unread notice of this name that is younger than so many seconds, else a new one. */
export async function addLine(
  db: Db,
  { accountId, name }: Pick<NewNotice, 'accountId' | 'name'>,
  line: { zh: string; en: string },
  seconds: number,
): Promise<void> {
  const [held] = await db
    .select()
    .from(notices)
    .where(
      and(
        eq(notices.accountId, accountId),
        eq(notices.name, name),
        isNull(notices.readAt),
        gt(notices.createdAt, sql`now() - make_interval(secs => ${seconds})`),
      ),
    )
    .orderBy(desc(notices.id))
    .limit(1)
    .for('update')
  const message = held?.parameters['lines']
  if (!held || typeof message !== 'object') return addNotice(db, { accountId, name, parameters: { lines: line } })
  const lines = { zh: `${message.zh}\n${line.zh}`, en: `${message.en}\n${line.en}` }
  await db.update(notices).set({ parameters: { lines } }).where(eq(notices.id, held.id))
}

const ofKind = (kind: NoticeKind | undefined) => (kind ? inArray(notices.name, namesOf(kind)) : undefined)

/** A page of an account's notices, the newest first, and the newest of all. */
export async function listOwnNotices(
  db: Db,
  accountId: number,
  input: PageInput & { kind?: NoticeKind | undefined; unread?: boolean | undefined },
): Promise<{ rows: StoredNotice[]; total: number; newest: number }> {
  const own = eq(notices.accountId, accountId)
  const where = and(own, ofKind(input.kind), input.unread ? isNull(notices.readAt) : undefined)
  const [newest] = await db
    .select({ id: max(notices.id) })
    .from(notices)
    .where(own)
  const [total] = await db.select({ n: count() }).from(notices).where(where)
  const rows = await db
    .select()
    .from(notices)
    .where(where)
    .orderBy(desc(notices.id))
    .limit(input.limit)
    .offset(toOffset(input))
  return { rows, total: total?.n ?? 0, newest: newest?.id ?? 0 }
}

export async function countUnread(db: Db, accountId: number): Promise<number> {
  return db.$count(notices, and(eq(notices.accountId, accountId), isNull(notices.readAt)))
}

/** False: the account has no such notice. */
export async function markRead(db: Db, accountId: number, id: number): Promise<boolean> {
  const marked = await db
    .update(notices)
    .set({ readAt: sql`coalesce(${notices.readAt}, now())` })
    .where(and(eq(notices.accountId, accountId), eq(notices.id, id)))
    .returning({ id: notices.id })
  if (marked.length > 0) await notifyOwners(db, [accountId])
  return marked.length > 0
}

/** Those up to the newest that was seen. */
export async function markAllRead(
  db: Db,
  accountId: number,
  { upTo, kind }: { upTo: number; kind?: NoticeKind | undefined },
): Promise<void> {
  await db
    .update(notices)
    .set({ readAt: sql`now()` })
    .where(and(eq(notices.accountId, accountId), isNull(notices.readAt), lte(notices.id, upTo), ofKind(kind)))
  await notifyOwners(db, [accountId])
}

export async function listChoices(db: Db, accountId: number): Promise<Map<NoticeKind, boolean>> {
  const rows = await db.select().from(noticeChoices).where(eq(noticeChoices.accountId, accountId))
  return new Map(rows.map(({ kind, isSent }) => [kind, isSent]))
}

export async function saveNoticeChoice(
  db: Db,
  accountId: number,
  { kind, isSent }: { kind: NoticeKind; isSent: boolean },
): Promise<void> {
  await db
    .insert(noticeChoices)
    .values({ accountId, kind, isSent })
    .onConflictDoUpdate({ target: [noticeChoices.accountId, noticeChoices.kind], set: { isSent } })
}
