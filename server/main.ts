import { openDatabase } from '#server/platform/db/open.ts'
import { createLog, logUncaught } from '#server/platform/log.ts'
import { describeFailure } from '#server/platform/describe-failure.ts'
import { assertWritable } from '#server/platform/writable-folder.ts'
import { readConfig } from './config'

async function start(): Promise<void> {
  const config = readConfig(process.env)
  assertWritable(config.dataDir)
  const log = createLog(config)
  logUncaught(log)
  const opening = openDatabase(config, { warn: (message) => log.warn(message) })
  // The embedded database starts in its own process while the server's code is loaded.
  const [database, { serveFair }] = await Promise.all([opening, import('./serve-fair')])
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
