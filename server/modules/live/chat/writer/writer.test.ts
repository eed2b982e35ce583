import { eq, inArray } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { useServer } from '#tests/setup/server.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { conversations, messages } from '../chat.schema'
import { createWriter } from './writer'

/** What gets past the contract reaches the writer alone here: a message that the database refuses. */
const server = useServer('demo')
const UNSTORABLE = '\ud800'
let room = { id: 0, liveId: 0 }
let senderId = 0

beforeAll(async () => {
  const { db } = server().database
  await signedInAs(server(), userTypes.buyer)
  const [account] = await db.select().from(accounts).where(eq(accounts.userType, userTypes.buyer))
  const found = (await db.select().from(conversations)).find(({ liveId }) => liveId !== null)
  if (!account || !found?.liveId) throw new Error('the demo fair lacks a room')
  room = { id: found.id, liveId: found.liveId }
  senderId = account.id
})

function writerOfRoom() {
  const notified: string[] = []
  const emit = (_to: unknown, _event: unknown, data: unknown) => void notified.push(JSON.stringify(data))
  const writer = createWriter(server().database, { emit })
  const say = (text: string, clientId: string = crypto.randomUUID()) =>
    writer.write(
      { liveId: room.liveId },
      {
        conversationId: room.id,
        senderId,
        byService: false,
        clientId,
        nick: 'n',
        avatar: '',
        type: 'text',
        payload: { text },
      },
    )
  return { say, notified }
}

test('one message that cannot be stored fails alone: those who share its batch are stored and told', async () => {
  const { say, notified } = writerOfRoom()
  // The first is stored at once; the others wait for it and share what comes next.
  const outcomes = await Promise.allSettled(['first', 'one', UNSTORABLE, 'two', 'three'].map((text) => say(text)))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
  const stored = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
  const [begin] = stored.map(({ sequence }) => sequence)
  expect(stored.map(({ sequence }) => sequence - (begin ?? 0))).toEqual([0, 1, 2, 3])
  const kept = await server()
    .database.db.select()
    .from(messages)
    .where(
      inArray(
        messages.id,
        stored.map(({ id }) => id),
      ),
    )
  expect(kept).toHaveLength(4)
  for (const text of ['first', 'one', 'two', 'three']) expect(notified.join()).toContain(`"${text}"`)
})

test('a retry in a batch that fails is still the same message', async () => {
  const { say } = writerOfRoom()
  const clientId = crypto.randomUUID()
  const before = await say('once', clientId)
  const [, again, bad] = await Promise.allSettled([say('first'), say('once', clientId), say(UNSTORABLE)])
  expect(again).toMatchObject({ status: 'fulfilled', value: { id: before.id, sequence: before.sequence } })
  expect(bad?.status).toBe('rejected')
})
