import { and, asc, count, eq, getTableColumns, gt, inArray, or, sql } from 'drizzle-orm'
import type { LiveStatus } from '#contract/core/live/live-status.ts'
import { hasChat, isOnAir } from '#contract/live/live/rules.ts'
import type { Bilingual } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import { contains } from '#server/platform/db/like.ts'
import { toOffset, type PageInput } from '#server/platform/db/list/page.ts'
import type { Account } from '#server/modules/foundation/accounts/index.ts'
import { conversations } from '#server/modules/live/chat/chat.schema.ts'
import { exhibitorRecords } from '#server/modules/fair/exhibitors/index.ts'
import type { Live } from './live.present'
import { interestOrder, expandStatus } from './live.queries'
import { liveReserves, lives } from './live.schema'
import { liveSource } from './references/live-source'
import { liveConnections } from './references/connections'
import { isRunBy } from './rights.queries'

/** What the console writes of a session. */
export type LiveColumns = Omit<
  typeof lives.$inferInsert,
  'id' | 'key' | 'status' | 'official' | 'exhibitorId' | 'onlineCount' | 'stillUrl' | 'version'
>

const counted = {
  reserved: sql<number>`(select count(*)::integer from ${liveReserves} where ${liveReserves.liveId} = ${lives.id})`,
  messages: sql<number>`coalesce((select ${conversations.lastSequence} from ${conversations} where ${conversations.liveId} = ${lives.id}), 0)`,
}

function select(db: Db) {
  return db
    .select({ live: getTableColumns(lives), company: exhibitorRecords.company, ...counted })
    .from(lives)
    .leftJoin(exhibitorRecords, eq(exhibitorRecords.id, lives.exhibitorId))
    .$dynamic()
}

async function withReports<Row extends { live: { id: number } }>(db: Db, rows: Row[]) {
  const reports = await liveConnections.port.countReports(
    db,
    rows.map(({ live }) => live.id),
  )
  return rows.map((row) => ({ ...row, reports: reports.get(row.live.id) ?? 0 }))
}

export type ManagedRow = Awaited<ReturnType<typeof listManaged>>['rows'][number]

/** The sessions that an account runs, in the order of the lists. */
export async function listManaged(
  db: Db,
  account: Account,
  input: PageInput & { status?: LiveStatus | undefined; keyWord?: string | undefined },
) {
  const { status, keyWord } = input
  const { title } = lives
  const texts = [sql`(${title} ->> 'zh')`, sql`(${title} ->> 'en')`]
  const where = and(
    isRunBy(account),
    status === undefined ? undefined : inArray(lives.status, expandStatus(status)),
    keyWord ? or(...texts.map((text) => contains(text, keyWord))) : undefined,
  )
  const [total] = await db.select({ n: count() }).from(lives).where(where)
  const rows = await select(db)
    .where(where)
    .orderBy(...interestOrder)
    .limit(input.limit)
    .offset(toOffset(input))
  return { rows: await withReports(db, rows), total: total?.n ?? 0 }
}

/** The sessions that an account runs and that are on or to come, by their start. */
export function listNextRun(db: Db, account: Account, limit: number) {
  return db
    .select({ id: lives.id, title: lives.title, startsAt: lives.startsAt, endsAt: lives.endsAt, status: lives.status })
    .from(lives)
    .where(
      and(isRunBy(account), or(inArray(lives.status, [1, 6]), and(eq(lives.status, 0), gt(lives.endsAt, sql`now()`)))),
    )
    .orderBy(asc(lives.startsAt), asc(lives.id))
    .limit(limit)
}

export async function findManaged(db: Db, id: number): Promise<ManagedRow | undefined> {
  const [found] = await withReports(db, await select(db).where(eq(lives.id, id)))
  return found
}

/** Adds a session; undefined when there is one of this key. */
export async function addLiveRow(
  db: Db,
  row: LiveColumns & Pick<Live, 'key' | 'official' | 'exhibitorId'>,
): Promise<number | undefined> {
  const [added] = await db.insert(lives).values(row).onConflictDoNothing().returning({ id: lives.id })
  if (added) await liveSource.onChanged(db, added.id)
  return added?.id
}

export async function findByKey(db: Db, key: string): Promise<number | undefined> {
  const [found] = await db.select({ id: lives.id }).from(lives).where(eq(lives.key, key))
  return found?.id
}

const isNext = sql`${lives.version} + 1`

interface Seen {
  id: number
  version: number
  /** Where the change hangs on it. */
  status?: LiveStatus
}

/** Changes a session that is still as it was seen; false when somebody was first. */
export async function changeLiveRow(db: Db, { id, version, status }: Seen, change: LiveColumns): Promise<boolean> {
  const changed = await db
    .update(lives)
    .set({ ...change, version: isNext })
    .where(
      and(eq(lives.id, id), eq(lives.version, version), status === undefined ? undefined : eq(lives.status, status)),
    )
    .returning({ id: lives.id })
  if (changed.length > 0) await liveSource.onChanged(db, id)
  return changed.length > 0
}

/** Changes the notice: whoever edits the session meanwhile has an older one. */
export async function changeNotice(db: Db, id: number, notice: Bilingual): Promise<void> {
  await db.update(lives).set({ notice, version: isNext }).where(eq(lives.id, id))
}

/**
 * Moves a session that still has the status `from`, and opens its room where the next status has chat; false when
 * somebody was first.
 */
export async function moveStatus(
  db: Db,
  id: number,
  { from, to }: { from: LiveStatus; to: LiveStatus },
): Promise<boolean> {
  const moved = await db
    .update(lives)
    .set({ status: to })
    .where(and(eq(lives.id, id), eq(lives.status, from)))
    .returning({ id: lives.id })
  if (moved.length === 0) return false
  if (hasChat(to)) await db.insert(conversations).values({ liveId: id }).onConflictDoNothing()
  return true
}

/**
 * The sessions of an exhibitor that are on air. None of its sessions begins or ends meanwhile: the transaction holds them all.
 */
export async function lockOnAir(db: Db, exhibitorId: number): Promise<Pick<Live, 'id' | 'title'>[]> {
  const rows = await db
    .select({ id: lives.id, title: lives.title, status: lives.status })
    .from(lives)
    .where(eq(lives.exhibitorId, exhibitorId))
    .orderBy(asc(lives.id))
    .for('update')
  return rows.filter(({ status }) => isOnAir(status))
}

/** Takes a session off the air whatever its status is: its cover alone is shown. */
export async function withdrawLive(db: Db, id: number): Promise<void> {
  await db.update(lives).set({ status: 3 }).where(eq(lives.id, id))
}

/** Whether a session has ever been on, or a replay: its room was opened then, and stays. */
export async function wasOn(db: Db, liveId: number): Promise<boolean> {
  const [room] = await db.select({ id: conversations.id }).from(conversations).where(eq(conversations.liveId, liveId))
  return room !== undefined
}
