import { writeFileSync } from 'node:fs'
import { eq, like } from 'drizzle-orm'
import { pino } from 'pino'
import { buildApp } from '#server/app.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { lives } from '#server/modules/live/live/live.schema.ts'
import { addSession } from '#server/modules/people/session/session.queries.ts'
import { newKey } from '#server/platform/auth/secrets.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { openProviders } from '#server/providers/open-providers.ts'
import { seedWhenEmpty } from '#server/seed/seed.ts'
import { readConfig } from '#server/config.ts'

/**
 * A fair with PEOPLE signed-in accounts. It writes their tokens to TOKENS when it makes them; on a database that has
 * them already it only listens.
 */
const config = readConfig(process.env)
const database = await openDatabase(config)
await seedWhenEmpty(database)

async function makePeople(count: number): Promise<void> {
  const [known] = await database.db.select().from(accounts).where(like(accounts.email, 'bench-%')).limit(1)
  if (known) return
  const rows = Array.from({ length: count }, (_, i) => ({
    email: `bench-${i}@demo.yunzhan.example`,
    passwordHash: '',
    userType: 20,
    status: 'active' as const,
    name: { zh: `读者${i}`, en: `Reader ${i}` },
  }))
  const tokens: string[] = []
  await database.write(async (db) => {
    for (const { id } of await db.insert(accounts).values(rows).returning({ id: accounts.id })) {
      const token = newKey()
      tokens.push(token)
      await addSession(db, token, id, 'password')
    }
  })
  const [room] = await database.db.select({ id: lives.id }).from(lives).where(eq(lives.key, 'live-papermaking'))
  writeFileSync(process.env['TOKENS'] ?? '', JSON.stringify({ tokens, liveId: room?.id }))
}
await makePeople(Number(process.env['PEOPLE']))

const app = await buildApp({ config, database, providers: openProviders(config), log: pino({ level: 'warn' }) })
await app.listen({ port: config.port, host: config.host })
process.once('SIGTERM', () => void database.close().finally(() => process.exit(0)))
process.on('SIGUSR2', () => global.gc?.())
console.log('ready')
