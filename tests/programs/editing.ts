import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { buildApp } from '../../server/app'
import { readConfig } from '../../server/config'
import { accounts } from '../../server/modules/accounts/accounts.schema'
import { addSession } from '../../server/modules/session/session.queries'
import { newKey } from '../../server/platform/auth/secrets'
import { openDatabase } from '../../server/platform/db/open'
import { openProviders } from '../../server/providers/open-providers'
import { seedWhenEmpty } from '../../server/seed/seed'
import { userTypes } from '../../contract/core/permissions'

/** A fair of its own process, to be killed and started again: prints where it listens, and a token of an organizer. */
const config = readConfig(process.env)
const database = await openDatabase(config)
await seedWhenEmpty(database)
const [organizer] = await database.db
  .select({ id: accounts.id })
  .from(accounts)
  .where(eq(accounts.userType, userTypes.organizer))
  .limit(1)
if (!organizer) throw new Error('the fair has no organizer')
const token = newKey()
await database.writeUncached((db) => addSession(db, token, organizer.id, 'password'))
const app = await buildApp({ config, database, providers: openProviders(config), log: pino({ level: 'silent' }) })
const address = await app.listen({ port: 0, host: '127.0.0.1' })
console.log(JSON.stringify({ address, token }))
