import { openDatabase } from '#server/platform/db/open.ts'
import { openErrorReports } from '#server/platform/error-reports/open-error-reports.ts'
import { createLog, logUncaught } from '#server/platform/log.ts'
import { describeFailure } from '#server/platform/describe-failure.ts'
import { assertWritable } from '#server/platform/writable-folder.ts'
import { version } from '#server/platform/project.ts'
import { openTraces } from '#server/platform/traces/open-traces.ts'
import { readConfig } from './config'

async function start(): Promise<void> {
  const config = readConfig(process.env)
  assertWritable(config.dataDir)
  const reports = openErrorReports(config, (reason) => log.warn({ reason }, 'errors cannot be reported'))
  const log = createLog(config, undefined, reports?.report)
  logUncaught(log, reports?.flush)
  const traces = config.otlpEndpoint ? await openTraces({ endpoint: config.otlpEndpoint, version }) : undefined
  const onConnect = traces?.traceStatements
  const opening = openDatabase(config, { warn: (message) => log.warn(message), ...(onConnect ? { onConnect } : {}) })
  // The embedded database starts in its own process while the server's code is loaded.
  const [database, { serveFair }] = await Promise.all([opening, import('./serve-fair')])
  try {
    await serveFair(config, database, log, { traces, errorReports: reports })
  } catch (error) {
    await database.close()
    throw error
  }
}

start().catch((error: unknown) => {
  console.error(describeFailure(error))
  process.exit(1)
})
