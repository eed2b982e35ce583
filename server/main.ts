import { buildApp } from './app'
import { startJobs } from './jobs'
import { startDispatcher } from './modules/outbox'
import { readConfig } from './platform/config'
import { openDatabase } from './platform/db/open'
import { createLog } from './platform/log'
import { reasonOf } from './platform/reason'
import { openProviders } from './providers/open-providers'
import { checkDemo } from './seed/demo-password'
import { DEMO_PASSWORD, demoAccountLines } from './seed/seed-accounts'
import { seedWhenEmpty } from './seed/seed'

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog(config)
  const database = await openDatabase(config, { warn: (message) => log.warn(message) })
  if (config.demo) await seedWhenEmpty(database)
  const isDemo = await checkDemo(database.db, config)
  const providers = openProviders(config)
  const app = await buildApp({ config, database, providers, log })

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

  const address = await app.listen({ port: config.port, host: config.host })
  console.log(`Yunzhan 云展  ${config.publicUrl ?? address}`)
  if (isDemo) console.log(`Demo accounts, all with the password ${DEMO_PASSWORD}:\n${demoAccountLines().join('\n')}`)
  console.log('ready')
}

start().catch((error: unknown) => {
  console.error(reasonOf(error))
  process.exit(1)
})
