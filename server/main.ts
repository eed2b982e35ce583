import { openDatabase } from '#server/platform/db/open.ts'
import { createLog, logUncaught } from '#server/platform/log.ts'
import { describeFailure } from '#server/platform/describe-failure.ts'
import { assertWritable } from '#server/platform/writable-folder.ts'
import { version } from '#server/platform/project.ts'
import { openTraces } from '#server/platform/traces/open-traces.ts'
import { readConfig } from './config'

async function start(): Promise<void> {
  const config = readConfig(process.env)
  assertWritable(config.dataDir)
  const log = createLog(config)
  logUncaught(log)
  const traces = config.otlpEndpoint ? await openTraces({ endpoint: config.otlpEndpoint, version }) : undefined
  const onConnect = traces?.traceStatements
  const opening = openDatabase(config, { warn: (message) => log.warn(message), ...(onConnect ? { onConnect } : {}) })
  // The embedded database starts in its own process while the server's code is loaded.
  const [database, { serveFair }] = await Promise.all([opening, import('./serve-fair')])
  try {
    await serveFair(config, database, log, traces)
  } catch (error) {
    await database.close()
    throw error
  }
}

start().catch((error: unknown) => {
  console.error(describeFailure(error))
  process.exit(1)
})
