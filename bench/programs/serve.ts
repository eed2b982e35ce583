import { pino } from 'pino'
import { buildApp } from '#server/app.ts'
import { addSession } from '#server/modules/people/session/session.queries.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { openProviders } from '#server/providers/open-providers.ts'
import { seedWhenEmpty } from '#server/seed/seed.ts'
import { readConfig } from '#server/config.ts'

/** The server on the build of the pages that CLIENT_FOLDER names, with a session for the token TOKEN. */
const config = readConfig(process.env)
const database = await openDatabase(config)
await seedWhenEmpty(database)
const clientFolder = process.env['CLIENT_FOLDER']
const token = process.env['TOKEN']
if (token) await database.write((db) => addSession(db, token, 1, 'password'))
const providers = openProviders(config)
const app = await buildApp({
  config,
  database,
  providers,
  log: pino({ level: 'warn' }),
  ...(clientFolder ? { clientFolder } : {}),
})
process.once('SIGTERM', () => {
  void app.close().then(() => database.close())
})
await app.listen({ port: config.port, host: config.host })
console.log('ready')
