import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import { listLives, getLive } from '#contract/live/live/endpoints.ts'
import { userTypes } from '#contract/core/permissions.ts'
import * as contract from '#contract/live/live/endpoints.ts'
import type { LiveDraft } from '#contract/live/live/schemas.ts'
import { conversations } from '#server/modules/live/chat/chat.schema.ts'
import { lives } from './live.schema'
import { addSession, draft, personOf, useRooms } from '#tests/setup/live-rooms.ts'

const server = useRooms()
const { organizer, anchor, exhibitor, exhibitingDelegation } = userTypes
beforeEach(() => {
  server().emitted.length = 0
})

let keys = 0
/** A session that a demo account of the type has added. */
async function added(userType: number, change: Partial<LiveDraft> = {}) {
  const { headers } = await personOf(server(), userType)
  keys += 1
  const input = { key: `key-${keys}`, draft: { ...draft, ...change } }
  return { headers, answer: await server().ask(contract.addLive, input, { headers }) }
}

describe('changing', () => {
  it('of twenty at once is done by one, and shows in the lists at once', async () => {
    const { answer, headers } = await added(organizer, { title: { zh: '甲', en: 'A' } })
    const { id } = answer.data
    const list = async () => (await server().ask(listLives, { limit: 100 })).data.list
    await list()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        server().ask(
          contract.changeLive,
          { id, version: 1, draft: { ...draft, title: { zh: `乙${i}`, en: '' } } },
          { headers },
        ),
      ),
    )
    const done = answers.filter(({ code }) => code === 0)
    expect(done).toHaveLength(1)
    expect(answers.filter(({ code }) => code === errors.LiveChanged.code)).toHaveLength(19)
    expect((await list()).find((one) => one.id === id)?.liveName).toBe(done[0]?.data.liveName)
    expect(done[0]?.data.version).toBe(2)
    expect(server().emitted).toEqual([{ to: [`watch:${id}`], event: 'liveChanged', data: { liveId: id } }])
  })

  it('with a wrong name changes nothing at all', async () => {
    const { answer, headers } = await added(organizer, { anchor: 'anchor@demo.yunzhan.example' })
    const { id } = answer.data
    const change = { id, version: 1, draft: { ...draft, title: { zh: '丙', en: '' }, anchor: 'nobody@x.example' } }
    expect((await server().ask(contract.changeLive, change, { headers })).code).toBe(errors.AccountNotFound.code)
    const { data } = await server().ask(contract.getManagedLive, { id }, { headers })
    expect(data).toMatchObject({ version: 1, liveName: '木作夜谈', draft: { anchor: 'anchor@demo.yunzhan.example' } })
    expect(server().emitted).toEqual([])
  })

  it('is for who runs the session', async () => {
    const { answer } = await added(exhibitor)
    const { id } = answer.data
    for (const userType of [exhibitingDelegation, anchor]) {
      const { headers } = await personOf(server(), userType)
      const answers = [
        await server().ask(contract.changeLive, { id, version: 1, draft }, { headers }),
        await server().ask(contract.setLiveStatus, { id, from: 0, to: 1 }, { headers }),
        await server().ask(contract.setLiveNotice, { id, notice: { zh: '', en: '' } }, { headers }),
      ]
      expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 3 }, () => errors.NotYourLive.code))
    }
    const { headers } = await personOf(server(), organizer)
    const gone = await server().ask(contract.getManagedLive, { id: 2_000_000_000 }, { headers })
    expect(gone.code).toBe(errors.LiveNotFound.code)
  })
})

describe('the status', () => {
  const move = async (id: number, from: 0 | 1 | 2 | 3 | 6, to: 0 | 1 | 2 | 3 | 6) => {
    const { headers } = await personOf(server(), organizer)
    return server().ask(contract.setLiveStatus, { id, from, to }, { headers })
  }

  it('of twenty that start it at once is moved by one, which opens the room and keeps the times', async () => {
    const id = await addSession(server())
    const [before] = await server().database.db.select().from(lives).where(eq(lives.id, id))
    const answers = await Promise.all(Array.from({ length: 20 }, () => move(id, 0, 1)))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === errors.StatusImpossible.code)).toHaveLength(19)
    const [after] = await server().database.db.select().from(lives).where(eq(lives.id, id))
    expect(after).toEqual({ ...before, status: 1 })
    const rooms = await server().database.db.select().from(conversations).where(eq(conversations.liveId, id))
    expect(rooms).toHaveLength(1)
    expect(server().emitted).toEqual([{ to: [`watch:${id}`], event: 'liveChanged', data: { liveId: id } }])
  })

  it('goes through a session’s life in one room, and never back to live', async () => {
    const id = await addSession(server())
    for (const [from, to] of [
      [0, 1],
      [1, 6],
      [6, 1],
      [1, 2],
      [2, 3],
      [3, 2],
    ] as const) {
      expect((await move(id, from, to)).data).toMatchObject({ status: to })
    }
    for (const to of [1, 6, 0] as const) expect((await move(id, 2, to)).code).toBe(errors.StatusImpossible.code)
    expect(await server().database.db.select().from(conversations).where(eq(conversations.liveId, id))).toHaveLength(1)
  })

  it('is not moved from where it is not', async () => {
    const id = await addSession(server(), { status: 1 })
    expect((await move(id, 0, 3)).code).toBe(errors.StatusImpossible.code)
    expect(server().emitted).toEqual([])
  })

  it('is not live without an address to play from, nor by one that no browser plays', async () => {
    for (const customsd of [[], ['rtmp://a/b'], ['', '', 'https://a.example/b.flv']]) {
      const id = await addSession(server(), { pullUrl: { customld: [], customsd, customhd: [] } })
      expect((await move(id, 0, 1)).code).toBe(errors.NoPicture.code)
      expect((await move(id, 0, 3)).data).toMatchObject({ status: 3 })
    }
  })

  it('of a replay that never was live opens a room too', async () => {
    const id = await addSession(server(), { status: 3 })
    await move(id, 3, 2)
    expect(await server().database.db.select().from(conversations).where(eq(conversations.liveId, id))).toHaveLength(1)
  })
})

it('the notice alone is changed at once, and an older draft does not undo it', async () => {
  const { answer, headers } = await added(organizer)
  const { id, version } = answer.data
  await server().ask(contract.setLiveStatus, { id, from: 0, to: 1 }, { headers })
  server().emitted.length = 0
  await server().ask(contract.setLiveNotice, { id, notice: { zh: ' 今晚抽奖 ', en: '' } }, { headers })
  expect(server().emitted).toEqual([{ to: [`watch:${id}`], event: 'liveChanged', data: { liveId: id } }])
  expect((await server().ask(getLive, { id })).data.notice).toBe('今晚抽奖')
  const late = await server().ask(contract.changeLive, { id, version, draft }, { headers })
  expect(late.code).toBe(errors.LiveChanged.code)
})
