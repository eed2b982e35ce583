import type { Logger } from 'pino'
import { buildApp } from './app'
import { startJobs } from '#server/domains/jobs.ts'
import { removeReport } from '#server/modules/operations/system/index.ts'
import { startDispatcher } from '#server/modules/foundation/outbox/index.ts'
import { openQuoteTranslation } from '#server/modules/foundation/translation/index.ts'
import type { Database } from '#server/platform/db/database.ts'
import { listen } from '#server/platform/http/listen.ts'
import { toggleDebugOnSignal } from '#server/platform/debug-signal.ts'
import { createLifecycle } from '#server/platform/lifecycle.ts'
import { onStopSignal } from '#server/platform/on-stop-signal.ts'
import { onNpmExit } from '#server/platform/parent-exit.ts'
import { openProviders } from '#server/providers/open-providers.ts'
import { checkDemo } from '#server/seed/demo-password.ts'
import { DEMO_PASSWORD, demoAccountLines } from '#server/seed/seed-accounts.ts'
import { addFirstHelp } from '#server/seed/help/first-help.ts'
import { seedSetupDocuments } from '#server/seed/floor-plans/seed-setup-documents.ts'
import { seedWhenEmpty } from '#server/seed/seed.ts'
import type { Config } from './config'
import { createTelemetry, type Sinks } from '#server/telemetry/create-telemetry.ts'
import { shutDown } from '#server/shutdown/shut-down.ts'

/** Ends the jobs, one of which reports that this server runs, and then that report. */
async function endJobs(jobs: ReturnType<typeof startJobs>, database: Database, server: string): Promise<void> {
  await jobs.stop()
  await database.writeStatement((db) => removeReport(db, server))
}

/** Fills an empty fair, serves it, and prints `ready`; the process ends on a signal. */
export async function serveFair(config: Config, database: Database, log: Logger, sinks: Sinks = {}): Promise<void> {
  const isNewDemo = config.demo && (await seedWhenEmpty(database, new Date(), { hasHistory: true }))
  if (!config.demo) await addFirstHelp(database)
  const isDemo = await checkDemo(database.db, config)
  const telemetry = createTelemetry(config, sinks)
  const lifecycle = createLifecycle()
  const providers = openProviders(config, telemetry.onProviderCall)
  if (isNewDemo) {
    await seedSetupDocuments(database, { config, providers }).catch((error: unknown) =>
      log.error({ err: error }, 'the demo documents were not stored'),
    )
  }
  const app = await buildApp({ config, database, providers, log, telemetry, lifecycle })
  toggleDebugOnSignal([log, app.log], config.logLevel)
  const address = await listen(app, config)

  const observed = { database, providers, log, jobObserver: telemetry.jobObserver }
  const dispatcher = startDispatcher({
    ...observed,
    quoteTranslation: openQuoteTranslation({ config, database, providers }),
  })
  const { realtime } = app.gateway
  const jobs = startJobs({ config, ...observed, status: telemetry.status, realtime, lifecycle })
  const stop = async () => {
    if (lifecycle.stopping.aborted) return
    const workers = [dispatcher, { stop: () => endJobs(jobs, database, telemetry.status.server) }]
    await shutDown({ app, lifecycle, workers, database, log, delay: config.shutdownDelay * 1_000 })
    await sinks.traces?.close()
    await sinks.errorReports?.flush()
    process.exit(0)
  }
  onStopSignal(() => void stop())
  onNpmExit(process.env, () => void stop())

  console.log(`Yunzhan 云展  ${config.publicUrl ?? address}`)
  if (isDemo) console.log(`Demo accounts, all with the password ${DEMO_PASSWORD}:\n${demoAccountLines().join('\n')}`)
  console.log('ready')
}
