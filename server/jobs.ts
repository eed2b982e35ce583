import type { FastifyBaseLogger } from 'fastify'
import { sweepFiles } from './modules/files'
import { sweepSessions } from './modules/session'
import { sweepAuth } from './platform/auth/auth.queries'
import type { Config } from './platform/config'
import type { Database } from './platform/db/database'
import { repeat, type Repeating } from './platform/jobs/repeat'
import type { Providers } from './providers/providers'

const EVERY_MS = 10 * 60_000

export interface Jobs {
  config: Config
  database: Database
  providers: Providers
  log: FastifyBaseLogger
}

/** Removes what is over: sessions, codes, tickets, and files that no record claimed. */
export function startJobs({ config, database, providers, log }: Jobs): Repeating {
  return repeat({
    async run() {
      await database.append(async (db) => {
        await sweepAuth(db)
        await sweepSessions(db)
      })
      await sweepFiles({ append: database.append, storage: providers.storage, dataDir: config.dataDir })
    },
    everyMs: EVERY_MS,
    onError: (error) => log.error({ err: error }, 'the sweep failed'),
  })
}
