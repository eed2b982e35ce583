import { statfs } from 'node:fs/promises'
import * as contract from '#contract/operations/system/endpoints.ts'
import type { System } from '#contract/operations/system/schemas.ts'
import type { Database } from '#server/platform/db/database.ts'
import { type Context, type Route, serve } from '#server/platform/http/serve.ts'
import { version } from '#server/platform/project.ts'
import type { StatusBoard } from '#server/platform/status/status-board.ts'
import { driversOf } from '#server/providers/drivers.ts'
import { readTranslationBudget } from '#server/modules/foundation/translation/index.ts'
import { readSpeechBudget } from '#server/modules/live/broadcast/index.ts'
import { findWork, mergeWork, presentJobs, presentProviders, presentServers, type Scheduled } from './present'
import { listReports, listWork, readDatabase } from './system.queries'
import { sendTestMessage } from './test-message'

export { recordBackup, reportStatus } from './report'
export { removeReport } from './system.queries'
export type { Scheduled } from './present'

/** The server that answers. */
export interface OwnServer {
  database: Pick<Database, 'kind' | 'connections'>
  status: StatusBoard
  schedule: readonly Scheduled[]
}

async function readSystem(own: OwnServer, context: Context<object>): Promise<System> {
  const { db, config, realtime } = context
  const { status, database, schedule } = own
  // Before this call takes some for itself.
  const connections = database.connections()
  const [reports, stored, engine, { bavail, blocks, bsize }, translation, speech] = await Promise.all([
    listReports(db),
    listWork(db),
    readDatabase(db),
    statfs(config.dataDir),
    readTranslationBudget(context),
    readSpeechBudget(context),
  ])
  const work = mergeWork(stored, status.list(), status.server)
  const drivers = driversOf(config)
  return {
    version,
    nodeVersion: process.version,
    startedAt: status.startedAt.toISOString(),
    server: status.server,
    servers: presentServers(reports),
    database: { engine: database.kind, ...engine, connections },
    redis: realtime.sharing(),
    storage: { driver: drivers.storage ?? '', freeBytes: bavail * bsize, totalBytes: blocks * bsize },
    jobs: presentJobs(schedule, drivers, work),
    providers: presentProviders(drivers, work),
    translation,
    speech,
    lastBackupAt: findWork(work, 'backup', 'backup')?.lastSuccessAt?.toISOString() ?? null,
  }
}

/** What the server itself is and does, for those who run the fair. */
export const system = (own: OwnServer): Route[] => [
  serve(contract.getSystem, (context) => readSystem(own, context)),
  serve(contract.sendTestMessage, sendTestMessage),
]
