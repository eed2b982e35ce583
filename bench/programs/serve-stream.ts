import { writeFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { userTypes } from '#contract/core/permissions.ts'
import { buildApp } from '#server/app.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { lives } from '#server/modules/live/live/live.schema.ts'
import { addSession } from '#server/modules/people/session/session.queries.ts'
import { newKey } from '#server/platform/auth/secrets.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { openProviders } from '#server/providers/open-providers.ts'
import { seedWhenEmpty } from '#server/seed/seed.ts'
import { readConfig } from '#server/config.ts'

/** A fair with a live session that nobody sends yet: viewers may read its list. Writes its number and the token of an organizer to TOKENS. */
const config = readConfig(process.env)
const database = await openDatabase(config)
await seedWhenEmpty(database)
const [organizer] = await database.db.select().from(accounts).where(eq(accounts.userType, userTypes.organizer))
const now = new Date()
const [live] = await database.write((db) =>
  db
    .insert(lives)
    .values({
      key: newKey(),
      title: { zh: '试播', en: 'Rehearsal' },
      introduction: { zh: '', en: '' },
      official: true,
      status: 1,
      startsAt: now,
      endsAt: new Date(now.getTime() + 3_600_000),
    })
    .returning({ id: lives.id }),
)
if (!organizer || !live) throw new Error('the demo fair lacks what the load needs')
const token = newKey()
await database.write((db) => addSession(db, token, organizer.id, 'password'))
writeFileSync(process.env['TOKENS'] ?? '', JSON.stringify({ token, liveId: live.id }))

const app = await buildApp({ config, database, providers: openProviders(config), log: pino({ level: 'warn' }) })
process.once('SIGTERM', () => {
  void app.close().then(() => database.close())
})
await app.listen({ port: config.port, host: config.host })
console.log('ready')
