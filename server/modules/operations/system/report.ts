import type { Database, Db } from '#server/platform/db/database.ts'
import { version } from '#server/platform/project.ts'
import type { StatusBoard } from '#server/platform/status/status-board.ts'
import { forgetReports, putReport, putWork } from './system.queries'

/** Writes that this server runs, and what has changed of its work since the last report. */
export async function reportStatus(
  { writeStatement }: Pick<Database, 'writeStatement'>,
  status: Pick<StatusBoard, 'server' | 'startedAt' | 'takeChanged'>,
): Promise<void> {
  const { server: id, startedAt } = status
  const { changed, restore } = status.takeChanged()
  try {
    await writeStatement((db) => putReport(db, { id, version, nodeVersion: process.version, startedAt }))
    await writeStatement((db) => putWork(db, id, changed))
    await writeStatement(forgetReports)
  } catch (error) {
    restore()
    throw error
  }
}

const BACKUP = { kind: 'backup', subject: 'backup', lastStartAt: null, lastFailureAt: null, failure: '' } as const

/** Records that a backup was made, for the System page. */
export const recordBackup = (db: Db, takenAt: Date): Promise<void> =>
  putWork(db, '', [{ ...BACKUP, lastSuccessAt: takenAt }])
