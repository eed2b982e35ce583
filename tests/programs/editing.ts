import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { buildApp } from '#server/app.ts'
import { startJobs } from '#server/domains/jobs.ts'
import { readConfig } from '#server/config.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { addSession } from '#server/modules/people/session/session.queries.ts'
import { newKey } from '#server/platform/auth/secrets.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { openProviders } from '#server/providers/open-providers.ts'
import { seedWhenEmpty } from '#server/seed/seed.ts'
import { userTypes } from '#contract/core/permissions.ts'

/**
 * A fair of its own process, to be killed and started again: prints where it listens, and tokens of the user types in
 * `USER_TYPES` by comma (an organizer's where it is not given). With `JOBS` it also does what a server does by its clock.
 */
const config = readConfig(process.env)
const database = await openDatabase(config)
await seedWhenEmpty(database)

async function signIn(userType: number): Promise<string> {
  const [account] = await database.db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.userType, userType))
    .limit(1)
  if (!account) throw new Error(`the fair has nobody of type ${userType}`)
  const token = newKey()
  await database.write((db) => addSession(db, token, account.id, 'password'))
  return token
}

const types = (process.env['USER_TYPES'] ?? String(userTypes.organizer)).split(',').filter(Boolean).map(Number)
const tokens: string[] = []
for (const userType of types) tokens.push(await signIn(userType))
const [providers, log] = [openProviders(config), pino({ level: 'silent' })]
const app = await buildApp({ config, database, providers, log })
const address = await app.listen({ port: process.env['JOBS'] ? config.port : 0, host: '127.0.0.1' })
if (process.env['JOBS']) startJobs({ config, database, providers, log, realtime: app.gateway.realtime })
console.log(JSON.stringify({ address, tokens }))
