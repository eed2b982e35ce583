import { type SQL, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#server/platform/db/database.ts'
import type { WorkStatus } from '#server/platform/status/status-board.ts'
import { serverReports, workStatuses } from './system.schema'

export type ServerReport = typeof serverReports.$inferSelect
export type StoredWork = typeof workStatuses.$inferSelect

/** The interval for which a server that has ended is remembered. */
const REMEMBERED = sql`interval '1 day'`

/** By the database's clock alone: servers may differ in theirs. */
export async function putReport(db: Db, report: Omit<ServerReport, 'seenAt'>): Promise<void> {
  await db
    .insert(serverReports)
    .values(report)
    .onConflictDoUpdate({ target: serverReports.id, set: { seenAt: sql`now()` } })
}

/** Takes a server off the list, as it ends. */
export async function removeReport(db: Db, id: string): Promise<void> {
  await db.delete(serverReports).where(eq(serverReports.id, id))
}

export async function forgetReports(db: Db): Promise<void> {
  await db.delete(serverReports).where(lt(serverReports.seenAt, sql`now() - ${REMEMBERED}`))
}

export const listReports = (db: Db): Promise<(ServerReport & { silentSeconds: number })[]> =>
  db
    .select({
      id: serverReports.id,
      version: serverReports.version,
      nodeVersion: serverReports.nodeVersion,
      startedAt: serverReports.startedAt,
      seenAt: serverReports.seenAt,
      silentSeconds: sql<number>`extract(epoch from now() - ${serverReports.seenAt})::float8`,
    })
    .from(serverReports)
    .where(gt(serverReports.seenAt, sql`now() - ${REMEMBERED}`))
    .orderBy(desc(serverReports.startedAt))

const given = ({ name }: PgColumn): SQL => sql`excluded.${sql.identifier(name)}`
const later = (column: PgColumn): SQL => sql`greatest(${column}, ${given(column)})`
/** The given value where the given moment is the later one. */
const ofLater = (value: PgColumn, moment: PgColumn): SQL =>
  sql`case when ${given(moment)} >= coalesce(${moment}, '-infinity') then ${given(value)} else ${value} end`

/** Writes what a server knows; what another knows of a later moment stays. */
export async function putWork(db: Db, server: string, work: readonly WorkStatus[]): Promise<void> {
  if (work.length === 0) return
  const { lastStartAt, lastSuccessAt, lastFailureAt, failure } = workStatuses
  await db
    .insert(workStatuses)
    .values(work.map((one) => ({ ...one, server })))
    .onConflictDoUpdate({
      target: [workStatuses.kind, workStatuses.subject],
      set: {
        lastStartAt: later(lastStartAt),
        lastSuccessAt: later(lastSuccessAt),
        lastFailureAt: later(lastFailureAt),
        failure: ofLater(failure, lastFailureAt),
        server: sql`case when ${given(lastStartAt)} is null or ${given(lastStartAt)} >= coalesce(${lastStartAt}, '-infinity') then ${given(workStatuses.server)} else ${workStatuses.server} end`,
      },
    })
}

export const listWork = (db: Db): Promise<StoredWork[]> => db.select().from(workStatuses)

/** The version of PostgreSQL, and the size of the fair's database in bytes. */
export async function readDatabase(db: Db): Promise<{ version: string; bytes: number }> {
  const [row] = await db
    .select({
      version: sql<string>`current_setting('server_version')`,
      bytes: sql<number>`pg_database_size(current_database())::float8`,
    })
    .from(sql`(select 1) as one`)
  return row ?? { version: '', bytes: 0 }
}
