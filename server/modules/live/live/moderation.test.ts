import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import * as contract from '#contract/live/live/endpoints.ts'
import { conversations, messages } from '#server/modules/live/chat/chat.schema.ts'
import { liveBans } from './live.schema'
import { mayModerate } from '.'
import { addSession, personOf, useRooms } from '#tests/setup/live-rooms.ts'

const server = useRooms()
const { anchor, staff, organizer, buyer, tourist, exhibitor, exhibitingDelegation, customerService } = userTypes

beforeEach(() => {
  server().emitted.length = 0
  server().removed.length = 0
})

/** A room with an anchor, a manager and an exhibitor, and a message of a buyer in it. */
async function room() {
  const [host, helper, owner] = [
    await personOf(server(), anchor),
    await personOf(server(), customerService),
    await personOf(server(), exhibitor),
  ]
  const liveId = await addSession(server(), {
    status: 1,
    exhibitorId: owner.account.exhibitorId,
    managers: [{ accountId: host.id, isAnchor: true }, { accountId: helper.id }],
  })
  const guest = await personOf(server(), buyer)
  const { db } = server().database
  const [conversation] = await db.insert(conversations).values({ liveId, lastSequence: 1 }).returning()
  if (!conversation) throw new Error('the room was not made')
  const [message] = await db
    .insert(messages)
    .values({
      conversationId: conversation.id,
      sequence: 1,
      clientId: 'c',
      senderId: guest.id,
      nick: 'n',
      avatar: '',
      type: 'text',
      payload: { text: 'spam' },
      at: new Date(),
    })
    .returning()
  return { liveId, host, helper, owner, guest, messageId: String(message?.id) }
}

const bansOf = (liveId: number) => server().database.db.select().from(liveBans).where(eq(liveBans.liveId, liveId))

describe('who may moderate', () => {
  it('are anchor, managers, the exhibitor’s own accounts, organizer and staff', async () => {
    const { liveId } = await room()
    const allowed: number[] = []
    for (const userType of Object.values(userTypes)) {
      const { id, headers } = await personOf(server(), userType)
      const { code } = await server().ask(contract.listBans, { liveId }, { headers })
      const may = await mayModerate(server().database.db, id, userType, liveId)
      expect({ userType, code }).toEqual({ userType, code: may ? 0 : errors.NotYourLive.code })
      if (may) allowed.push(userType)
    }
    expect(allowed).toEqual([exhibitor, organizer, staff, customerService, anchor])
  })

  it('is nobody of a room that is not there', async () => {
    const { id, headers } = await personOf(server(), organizer)
    expect(await mayModerate(server().database.db, id, organizer, 2_000_000_000)).toBe(false)
    const { code } = await server().ask(contract.listBans, { liveId: 2_000_000_000 }, { headers })
    expect(code).toBe(errors.LiveNotFound.code)
  })

  it('an exhibitor’s former account is not', async () => {
    const { liveId, owner } = await room()
    expect(await mayModerate(server().database.db, owner.id, buyer, liveId)).toBe(false)
  })
})

describe('muting and removing', () => {
  it('notifies the muted user, is stored once however often it is requested, and can be undone', async () => {
    const { liveId, host, guest } = await room()
    const ask = (muted: boolean) =>
      server().ask(contract.setMuted, { liveId, userId: String(guest.id), muted }, { headers: host.headers })
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(true)))
    expect(answers.every(({ code }) => code === 0)).toBe(true)
    expect(await bansOf(liveId)).toMatchObject([{ accountId: guest.id, kind: 'mute', byAccount: host.id }])
    expect(server().emitted.at(-1)).toEqual({
      to: [`user:${guest.id}`],
      event: 'moderated',
      data: { groupId: `LIVE-${liveId}`, muted: true },
    })
    expect(server().removed).toEqual([])
    await ask(false)
    expect(await bansOf(liveId)).toEqual([])
    expect(server().emitted.at(-1)?.data).toEqual({ groupId: `LIVE-${liveId}`, muted: false })
  })

  it('takes the removed out of the room, and leaves a mute as it is', async () => {
    const { liveId, helper, guest } = await room()
    const at = { liveId, userId: String(guest.id) }
    const { headers } = helper
    await server().ask(contract.setMuted, { ...at, muted: true }, { headers })
    await server().ask(contract.setBanned, { ...at, banned: true }, { headers })
    expect(server().emitted.at(-1)?.data).toEqual({ groupId: `LIVE-${liveId}`, banned: true })
    expect(server().removed).toEqual([{ accountId: guest.id, from: [`room:${liveId}`, `watch:${liveId}`] }])
    const { data } = await server().ask(contract.listBans, { liveId }, { headers, language: 'en-US' })
    expect(data.map(({ kind }) => kind).toSorted()).toEqual(['ban', 'mute'])
    expect(data[0]).toMatchObject({ userId: String(guest.id), nick: 'Chen Caiwei', by: 'Wen Ruyan' })
    await server().ask(contract.setBanned, { ...at, banned: false }, { headers })
    expect(await bansOf(liveId)).toMatchObject([{ kind: 'mute' }])
    expect(server().removed).toHaveLength(1)
  })

  it.each(['self', 'host', 'owner', 'organizer'])('spares who moderates too: %s', async (who) => {
    const { liveId, host, helper, owner } = await room()
    const target = { self: helper, host, owner, organizer: await personOf(server(), organizer) }[who]
    const at = { liveId, userId: String(target?.id) }
    const { headers } = helper
    const muted = await server().ask(contract.setMuted, { ...at, muted: true }, { headers })
    const banned = await server().ask(contract.setBanned, { ...at, banned: true }, { headers })
    expect([muted.code, banned.code]).toEqual([errors.NotAllowed.code, errors.NotAllowed.code])
    expect(await bansOf(liveId)).toEqual([])
    expect(server().emitted).toEqual([])
  })

  it.each(['0', '-1', '1e3', '99999999999', '2000000000', 'x'])('of nobody, %s, is refused', async (userId) => {
    const { liveId, host } = await room()
    const { code } = await server().ask(contract.setMuted, { liveId, userId, muted: true }, { headers: host.headers })
    expect(code).toBe(errors.AccountNotFound.code)
  })

  it('is for who moderates this room', async () => {
    const { liveId, guest } = await room()
    for (const userType of [tourist, buyer, exhibitingDelegation]) {
      const { headers } = await personOf(server(), userType)
      const at = { liveId, userId: String(guest.id) }
      const muted = await server().ask(contract.setMuted, { ...at, muted: true }, { headers })
      const banned = await server().ask(contract.setBanned, { ...at, banned: false }, { headers })
      expect([muted.code, banned.code]).toEqual([errors.NotYourLive.code, errors.NotYourLive.code])
    }
  })
})

describe('deleting a message', () => {
  it('empties it, once, and notifies the room', async () => {
    const { liveId, host, messageId } = await room()
    const ask = () => server().ask(contract.deleteMessage, { liveId, messageId }, { headers: host.headers })
    const codes = (await Promise.all(Array.from({ length: 10 }, ask))).map(({ code }) => code)
    expect(codes.filter((code) => code === 0)).toHaveLength(1)
    expect(codes.filter((code) => code === errors.MessageNotFound.code)).toHaveLength(9)
    const [kept] = await server()
      .database.db.select()
      .from(messages)
      .where(eq(messages.id, Number(messageId)))
    expect(kept?.payload).toEqual({})
    expect(kept?.revokedAt).not.toBeNull()
    expect(server().emitted).toEqual([
      { to: [`room:${liveId}`], event: 'revoked', data: { conversationID: `LIVE-${liveId}`, ids: [messageId] } },
    ])
  })

  it('is of this room, and of a message that is there', async () => {
    const [one, other] = [await room(), await room()]
    for (const messageId of [other.messageId, '0', '-1', 'x', '99999999999999999999']) {
      const input = { liveId: one.liveId, messageId }
      const { code } = await server().ask(contract.deleteMessage, input, { headers: one.host.headers })
      expect(code).toBe(errors.MessageNotFound.code)
    }
    expect(server().emitted).toEqual([])
  })

  it('is not for its sender', async () => {
    const { liveId, guest, messageId } = await room()
    const { code } = await server().ask(contract.deleteMessage, { liveId, messageId }, { headers: guest.headers })
    expect(code).toBe(errors.NotYourLive.code)
  })
})
