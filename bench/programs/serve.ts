import { pino } from 'pino'
import { buildApp } from '../../server/app'
import { readConfig } from '../../server/platform/config'
import { openDatabase } from '../../server/platform/db/open'
import { openProviders } from '../../server/providers/open-providers'
import { seedWhenEmpty } from '../../server/seed/seed'

/** The server on a build of the pages that CLIENT_FOLDER names. */
const config = readConfig(process.env)
const database = await openDatabase(config)
await seedWhenEmpty(database)
const clientFolder = process.env['CLIENT_FOLDER']
if (!clientFolder) throw new Error('CLIENT_FOLDER is not set')
const providers = openProviders(config)
const app = await buildApp({ config, database, providers, log: pino({ level: 'warn' }), clientFolder })
process.once('SIGTERM', () => {
  void app.close().then(() => database.close())
})
await app.listen({ port: config.port, host: config.host })
console.log('ready')
