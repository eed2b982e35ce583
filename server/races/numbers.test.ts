import { asc, eq } from 'drizzle-orm'
import { PgSelectBase } from 'drizzle-orm/pg-core'
import { describe, expect, it, vi } from 'vitest'
import { signedInAs } from '#tests/setup/access.ts'
import { race, RACERS, rejected } from '#tests/setup/races/race.ts'
import { useServer } from '#tests/setup/server.ts'
import { openRoom } from '#server/modules/live/chat/chat.queries.ts'
import { messages } from '#server/modules/live/chat/chat.schema.ts'
import { planMessages, writePlan } from '#server/modules/live/chat/store.queries.ts'
import { addSession } from '#tests/setup/live-rooms.ts'
import { findViolatedIndex } from '#server/platform/db/violated-index.ts'
import { newKey } from '#server/platform/auth/secrets.ts'

const server = useServer('demo')
const BUYER = 6

/** Ten messages at once into one room: the numbers of those that were stored, and what refused the others. */
async function sayAtOnce() {
  const { database } = server()
  const liveId = await addSession(server(), { status: 1 })
  const conversationId = (await database.write((db) => openRoom(db, liveId))) ?? 0
  const senderId = Number((await signedInAs(server(), BUYER)).userid)
  const words = { type: 'text' as const, payload: { type: 'text' as const, text: 'x' } }
  const message = { conversationId, senderId, byService: false, nick: 'x', avatar: '', ...words }
  const result = await race(database, 'chat_message', () =>
    database.write(async (db) => writePlan(db, await planMessages(db, [{ ...message, clientId: newKey() }], false))),
  )
  const stored = await database.db
    .select({ sequence: messages.sequence })
    .from(messages)
    .where(eq(messages.conversationId, conversationId))
    .orderBy(asc(messages.sequence))
  return { sequences: stored.map(({ sequence }) => sequence), refusedBy: rejected(result).map(findViolatedIndex) }
}

describe('ten messages at once', () => {
  const oneToTen = Array.from({ length: RACERS }, (_, i) => i + 1)
  const PRIMARY_KEY = 'chat_message_conversation_id_sequence_pk'

  it('take the numbers one to ten', async () => {
    expect(await sayAtOnce()).toEqual({ sequences: oneToTen, refusedBy: [] })
  })

  it('take the same number where the conversation is not locked', async () => {
    vi.spyOn(PgSelectBase.prototype, 'for').mockReturnThis()
    expect(await sayAtOnce()).toEqual({ sequences: [1], refusedBy: Array(RACERS - 1).fill(PRIMARY_KEY) })
  })

  it('share it where nothing else keeps them apart', async () => {
    vi.spyOn(PgSelectBase.prototype, 'for').mockReturnThis()
    await server().database.db.execute(`alter table chat_message drop constraint ${PRIMARY_KEY}`)
    expect(await sayAtOnce()).toEqual({ sequences: Array(RACERS).fill(1), refusedBy: [] })
  })
})
