import type { Logger } from 'pino'
import { buildApp } from './app'
import { startJobs } from './jobs'
import { startDispatcher } from './modules/outbox'
import type { Database } from './platform/db/database'
import { openDatabase } from './platform/db/open'
import { listen } from './platform/http/listen'
import { createLog, logUncaught } from './platform/log'
import { describeFailure } from './platform/describe-failure'
import { onNpmGone } from './platform/parent-gone'
import { assertWritable } from './platform/writable-folder'
import { openProviders } from './providers/open-providers'
import { checkDemo } from './seed/demo-password'
import { DEMO_PASSWORD, demoAccountLines } from './seed/seed-accounts'
import { addFirstHelp } from './seed/help/first-help'
import { seedWhenEmpty } from './seed/seed'
import { type Config, readConfig } from './config'

async function serveFair(config: Config, database: Database, log: Logger): Promise<void> {
  if (config.demo) await seedWhenEmpty(database)
  else await addFirstHelp(database)
  const isDemo = await checkDemo(database.db, config)
  const providers = openProviders(config)
  const app = await buildApp({ config, database, providers, log })
  const address = await listen(app, config)

  const dispatcher = startDispatcher({ database, providers, log })
  const jobs = startJobs({ config, database, providers, log, realtime: app.gateway.realtime })
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await app.close()
    await Promise.all([dispatcher.stop(), jobs.stop()])
    await database.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop())
  onNpmGone(process.env, () => void stop())

  console.log(`Yunzhan 云展  ${config.publicUrl ?? address}`)
  if (isDemo) console.log(`Demo accounts, all with the password ${DEMO_PASSWORD}:\n${demoAccountLines().join('\n')}`)
  console.log('ready')
}

async function start(): Promise<void> {
  const config = readConfig(process.env)
  assertWritable(config.dataDir)
  const log = createLog(config)
  logUncaught(log)
  const database = await openDatabase(config, { warn: (message) => log.warn(message) })
  try {
    await serveFair(config, database, log)
  } catch (error) {
    await database.close()
    throw error
  }
}

start().catch((error: unknown) => {
  console.error(describeFailure(error))
  process.exit(1)
})
