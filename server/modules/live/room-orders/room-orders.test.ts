import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import * as contract from '#contract/live/live/endpoints.ts'
import { addSession, personOf } from '#tests/setup/live-rooms.ts'
import { useServer } from '#tests/setup/server.ts'
import { useFakeService } from '#server/providers/http-json.fake.ts'
import { liveBans } from '#server/modules/live/live/live.schema.ts'
import { giveRoomOrders } from '.'
import { roomOrders } from './room-orders.schema'

const fake = useFakeService()
const environment: Record<string, string> = { TENCENT_IM_APP_ID: '1400000000', TENCENT_IM_KEY: 'key' }
beforeAll(() => void (environment['TENCENT_IM_URL'] = fake.url))
const server = useServer('demo', environment)

const log = { warn: vi.fn(), error: vi.fn() }
beforeEach(async () => {
  await server().database.db.delete(roomOrders)
  log.warn.mockReset()
  log.error.mockReset()
})

const done = { body: { ActionStatus: 'OK', ErrorInfo: '', ErrorCode: 0 } }
const refused = { body: { ActionStatus: 'FAIL', ErrorInfo: '', ErrorCode: 10_004 } }
const give = () => giveRoomOrders({ database: server().database, providers: server().providers, log })
const waiting = () => server().database.db.select().from(roomOrders).orderBy(roomOrders.id)
/** Lets the time until the next try pass. */
const letTimePass = () =>
  server()
    .database.db.update(roomOrders)
    .set({ dueAt: sql`now()` })
const heard = () =>
  fake.requests.map(({ path, body }) => {
    const sent: object = JSON.parse(body)
    return [path.split('?', 1)[0]?.split('/').at(-1), sent]
  })

async function room() {
  const host = await personOf(server(), userTypes.anchor)
  const guest = await personOf(server(), userTypes.buyer)
  const liveId = await addSession(server(), { status: 1, managers: [{ accountId: host.id, isAnchor: true }] })
  const { headers } = host
  const to = { liveId, userId: String(guest.id) }
  return {
    liveId,
    guest,
    groupId: `LIVE-${liveId}`,
    mute: (muted: boolean) => server().ask(contract.setMuted, { ...to, muted }, { headers }),
    ban: (banned: boolean) => server().ask(contract.setBanned, { ...to, banned }, { headers }),
    remove: (messageId: string) => server().ask(contract.deleteMessage, { liveId, messageId }, { headers }),
    as: (own: Record<string, string>) => server().ask(contract.setMuted, { ...to, muted: true }, { headers: own }),
  }
}

describe('what a moderator decides', () => {
  it('reaches the outside service, in its order', async () => {
    const { guest, groupId: GroupId, mute, ban, remove } = await room()
    fake.answer = done
    for (const decide of [() => mute(true), () => ban(true), () => remove('4294967295'), () => ban(false)])
      expect(await decide()).toMatchObject({ code: 0 })
    await mute(false)
    expect(fake.requests).toEqual([])
    await give()
    const Members_Account = [String(guest.id)]
    expect(heard()).toEqual([
      ['forbid_send_msg', { GroupId, Members_Account, MuteTime: 4_294_967_295 }],
      ['ban_group_member', { GroupId, Members_Account, Duration: 4_294_967_295 }],
      ['group_msg_recall', { GroupId, MsgSeqList: [{ MsgSeq: 4_294_967_295 }] }],
      ['unban_group_member', { GroupId, Members_Account }],
      ['forbid_send_msg', { GroupId, Members_Account, MuteTime: 0 }],
    ])
    expect(await waiting()).toEqual([])
  })

  it('is ordered by who moderates alone, and of messages that there can be', async () => {
    const { guest, as, remove } = await room()
    expect(await as(guest.headers)).toMatchObject({ code: errors.NotYourLive.code })
    for (const id of ['0', '-1', 'x', '4294967296', '144115-1-2'])
      expect(await remove(id)).toMatchObject({ code: errors.MessageNotFound.code })
    expect(await waiting()).toEqual([])
  })
})

describe('while the service is down', () => {
  it('our own record stands, and the orders arrive later, each once and in their order', async () => {
    const { liveId, mute, ban } = await room()
    fake.answer = { status: 503, body: 'down' }
    expect(await mute(true)).toMatchObject({ code: 0 })
    expect(await ban(true)).toMatchObject({ code: 0 })
    const bans = await server().database.db.select().from(liveBans).where(eq(liveBans.liveId, liveId))
    expect(bans.map(({ kind }) => kind).toSorted()).toEqual(['ban', 'mute'])
    await give()
    // The second waits behind the first.
    expect(heard().map(([command]) => command)).toEqual(['forbid_send_msg'])
    await give()
    expect(fake.requests).toHaveLength(1)
    expect(log.warn).toHaveBeenCalledOnce()

    fake.answer = done
    await letTimePass()
    await give()
    await give()
    expect(heard().map(([command]) => command)).toEqual(['forbid_send_msg', 'forbid_send_msg', 'ban_group_member'])
    expect(await waiting()).toEqual([])
  })

  it('other rooms do not wait', async () => {
    const [one, other] = [await room(), await room()]
    await one.mute(true)
    await other.mute(true)
    fake.answers = [{ status: 503, body: 'down' }]
    fake.answer = done
    await give()
    expect(fake.requests).toHaveLength(2)
    expect(await waiting()).toHaveLength(1)
  })

  it('what it refuses for good holds nothing up; neither does what is a day old', async () => {
    const { mute, ban } = await room()
    await mute(true)
    await ban(true)
    fake.answers = [refused]
    fake.answer = done
    await give()
    expect(heard().map(([command]) => command)).toEqual(['forbid_send_msg', 'ban_group_member'])
    await mute(false)
    await server()
      .database.db.update(roomOrders)
      .set({ createdAt: sql`now() - interval '1 day'` })
    fake.answer = { status: 503, body: 'down' }
    await give()
    expect(log.error).toHaveBeenCalledTimes(2)
    expect(await waiting()).toEqual([])
  })

  it('two servers give each order once', async () => {
    const { mute } = await room()
    for (const muted of [true, false, true, false]) await mute(muted)
    fake.answer = done
    await Promise.all([give(), give(), give()])
    await give()
    const times = heard().map(([, body]) => Object(body).MuteTime)
    expect(times).toEqual([4_294_967_295, 0, 4_294_967_295, 0])
  })
})
