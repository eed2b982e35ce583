import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { buildApp } from '#server/app.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { conversations } from '#server/modules/live/chat/chat.schema.ts'
import { createWriter } from '#server/modules/live/chat/writer/writer.ts'
import { upsertExhibits } from '#server/modules/fair/exhibits/index.ts'
import { exhibits } from '#server/modules/fair/exhibits/exhibits.schema.ts'
import { addSession } from '#server/modules/people/session/session.queries.ts'
import { newKey } from '#server/platform/auth/secrets.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { openProviders } from '#server/providers/open-providers.ts'
import { seedWhenEmpty } from '#server/seed/seed.ts'
import { readConfig } from '#server/config.ts'

/**
 * A fair in which things are written: beside the fair's own calls, `/bench/message` stores a message of a room as its
 * socket does, and `/bench/edit` edits an exhibit as an import does. Prints the token of an account and the session to book.
 */
const config = readConfig(process.env)
const database = await openDatabase(config)
await seedWhenEmpty(database)
const app = await buildApp({ config, database, providers: openProviders(config), log: pino({ level: 'warn' }) })

const [person] = await database.db.select().from(accounts).where(eq(accounts.userType, 20))
const [room] = await database.db
  .select()
  .from(conversations)
  .where(sql`${conversations.liveId} is not null`)
const all = await database.db.select().from(exhibits)
if (!person || !room?.liveId) throw new Error('the demo fair lacks what the load needs')
const token = newKey()
await database.write((db) => addSession(db, token, person.id, 'password'))

const writer = createWriter(database, app.gateway.realtime)
const { liveId, id: conversationId } = room
app.post('/bench/message', async () => {
  const from = { senderId: person.id, byService: false, nick: 'Reader', avatar: '' }
  const message = { conversationId, clientId: newKey(), type: 'text' as const, payload: { text: '好茶器' } }
  await writer.write({ liveId }, { ...from, ...message })
  return { code: 0 }
})

let edits = 0
app.post('/bench/edit', async () => {
  edits += 1
  const exhibit = all[edits % all.length]
  if (exhibit) await database.write((db) => upsertExhibits(db, [{ ...exhibit, dateText: String(edits) }]))
  return { code: 0 }
})

process.once('SIGTERM', () => {
  void app.close().then(() => database.close())
})
await app.listen({ port: config.port, host: config.host })
console.log(JSON.stringify({ token }))
console.log('ready')
