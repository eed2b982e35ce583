import type { LiveStatus } from '#contract/core/live/live-status.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import * as contract from '#contract/live/live/endpoints.ts'
import { exhibits } from '#server/modules/fair/exhibits/exhibits.schema.ts'
import { lives, livePushes } from './live.schema'
import { addSession, personOf, useRooms } from '#tests/setup/live-rooms.ts'

const server = useRooms()
beforeEach(() => {
  server().emitted.length = 0
})

const goodsOf = (exhibitorId: number) =>
  server().database.db.select().from(exhibits).where(eq(exhibits.exhibitorId, exhibitorId)).orderBy(exhibits.id)

/** A live room of the demo exhibitor with its people and goods, and another's exhibit. */
async function room(status: LiveStatus = 1) {
  const { headers, account } = await personOf(server(), userTypes.exhibitor)
  const other = await personOf(server(), userTypes.exhibitingDelegation)
  const [exhibitorId, otherId] = [account.exhibitorId ?? 0, other.account.exhibitorId ?? 0]
  const liveId = await addSession(server(), { status, exhibitorId })
  const ids = (await goodsOf(exhibitorId)).map(({ id }) => id)
  const [first = 0, second = 0] = ids
  const [foreign = 0] = (await goodsOf(otherId)).map(({ id }) => id)
  const push = (exhibitsId: number, key: string) =>
    server().ask(contract.pushGoods, { liveId, exhibitsId, key }, { headers })
  const shelf = async () => (await server().ask(contract.getPushScreen, { liveId })).data
  return { liveId, headers, ids, first, second, foreign, push, shelf }
}

describe('pushing', () => {
  it('puts goods at the front, once for a key however often it is requested, and notifies the viewers once', async () => {
    const { liveId, first, second, push, shelf } = await room()
    await push(first, 'a')
    const answers = await Promise.all(Array.from({ length: 20 }, () => push(second, 'b')))
    expect(new Set(answers.map(({ data }) => data.pushId)).size).toBe(1)
    expect((await shelf()).map(({ exhibitsId }) => exhibitsId)).toEqual([second, first])
    expect(server().emitted.filter(({ event }) => event === 'pushed')).toHaveLength(2)
    expect(server().emitted.at(-1)).toMatchObject({
      to: [`watch:${liveId}`],
      event: 'pushed',
      data: { liveId, goods: { exhibitsId: second } },
    })
  })

  it('pushed again moves to the front and stays one', async () => {
    const { first, second, push, shelf } = await room(6)
    await push(first, 'a')
    await push(second, 'b')
    await push(first, 'c')
    expect((await shelf()).map(({ exhibitsId }) => exhibitsId)).toEqual([first, second])
  })

  it('a key that is used for another exhibit stays with the first', async () => {
    const { first, second, push, shelf } = await room()
    await push(first, 'a')
    expect((await push(second, 'a')).data.exhibitsId).toBe(first)
    expect(await shelf()).toHaveLength(1)
    await push(second, 'b')
    const raced = await Promise.all([push(first, 'z'), push(second, 'z')])
    expect(new Set(raced.map(({ data }) => data.exhibitsId)).size).toBe(1)
  })

  it('takes the exhibitor’s own exhibits, and in a room of the fair any', async () => {
    const { first, foreign, push } = await room()
    expect((await push(foreign, 'a')).code).toBe(errors.ExhibitNotYours.code)
    expect((await push(2_000_000_000, 'a')).code).toBe(errors.ExhibitNotFound.code)
    const staff = await personOf(server(), userTypes.staff)
    const liveId = await addSession(server(), { status: 1 })
    for (const exhibitsId of [first, foreign]) {
      const input = { liveId, exhibitsId, key: String(exhibitsId) }
      expect((await server().ask(contract.pushGoods, input, { headers: staff.headers })).code).toBe(0)
    }
  })

  it.each([0, 2, 3] as const)('is over at status %i', async (status) => {
    const { first, push } = await room(status)
    expect((await push(first, 'a')).code).toBe(errors.ChatClosed.code)
  })

  it('and choosing and withdrawing are for who runs the room', async () => {
    const { liveId, first } = await room()
    for (const userType of [userTypes.buyer, userTypes.exhibitingDelegation, userTypes.anchor]) {
      const { headers } = await personOf(server(), userType)
      const answers = [
        await server().ask(contract.pushGoods, { liveId, exhibitsId: first, key: 'a' }, { headers }),
        await server().ask(contract.withdrawGoods, { liveId, pushId: 1 }, { headers }),
        await server().ask(contract.listPushable, { liveId }, { headers }),
      ]
      expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 3 }, () => errors.NotYourLive.code))
    }
  })
})

describe('the shelf', () => {
  it('speaks the reader’s language', async () => {
    const { first, push, liveId } = await room()
    await push(first, 'a')
    const [exhibit] = await server().database.db.select().from(exhibits).where(eq(exhibits.id, first))
    const shown = async (language: 'zh-CN' | 'en-US') =>
      (await server().ask(contract.getPushScreen, { liveId }, { language })).data[0]
    expect(await shown('zh-CN')).toMatchObject({ ExhibitsName: exhibit?.name.zh, price: exhibit?.price })
    expect(await shown('en-US')).toMatchObject({
      ExhibitsName: exhibit?.name.en,
      Exhibits: String(exhibit?.exhibitorId),
    })
  })

  it('loses what is withdrawn, of this room alone, and gets it back when it is pushed again', async () => {
    const [one, other] = [await room(), await room()]
    const { pushId } = (await one.push(one.first, 'a')).data
    const withdraw = (liveId: number) =>
      server().ask(contract.withdrawGoods, { liveId, pushId }, { headers: one.headers })
    await withdraw(other.liveId)
    expect(await one.shelf()).toHaveLength(1)
    server().emitted.length = 0
    for (const _ of [1, 2]) expect((await withdraw(one.liveId)).code).toBe(0)
    expect(await one.shelf()).toEqual([])
    expect(server().emitted).toEqual([
      { to: [`watch:${one.liveId}`], event: 'withdrawn', data: { liveId: one.liveId, pushId } },
    ])
    await one.push(one.first, 'b')
    expect(await one.shelf()).toMatchObject([{ pushId }])
  })

  it('is chosen from what may be pushed', async () => {
    const { liveId, headers, ids, first, push } = await room()
    await push(first, 'a')
    const { data } = await server().ask(contract.listPushable, { liveId, limit: 100 }, { headers })
    expect(data.list.map(({ exhibitsId }) => exhibitsId).toSorted((a, b) => a - b)).toEqual(ids)
    expect(data.list.filter(({ pushed }) => pushed)).toMatchObject([{ exhibitsId: first }])
    const [named] = data.list
    const found = await server().ask(contract.listPushable, { liveId, keyWord: named?.name ?? '' }, { headers })
    expect(found.data.list).toContainEqual(named)
    expect(found.data.totalCount).toBeLessThan(data.totalCount)
    const staff = await personOf(server(), userTypes.staff)
    const official = await addSession(server(), { status: 1 })
    const all = await server().ask(contract.listPushable, { liveId: official }, { headers: staff.headers })
    expect(all.data.totalCount).toBe(360)
  })
})

describe('views and clicks', () => {
  const countsOf = async (id: number) => {
    const [push] = await server().database.db.select().from(livePushes).where(eq(livePushes.id, id))
    return [push?.views, push?.clicks]
  }

  it('count each visitor once, signed in or not', async () => {
    const { first, push } = await room()
    const { pushId } = (await push(first, 'a')).data
    const ask = (kind: 'view' | 'click', visitor: string, headers = {}) =>
      server().ask(contract.markPush, { pushId, kind, visitor }, { headers })
    await Promise.all(Array.from({ length: 20 }, () => ask('view', 'one-guest')))
    await ask('view', 'another')
    const { headers } = await personOf(server(), userTypes.buyer)
    await ask('view', 'one-guest', headers)
    await ask('view', 'whatever', headers)
    await ask('click', 'one-guest')
    expect(await countsOf(pushId)).toEqual([3, 1])
  })

  it('of what is withdrawn or unknown count nothing', async () => {
    const { liveId, headers, first, push } = await room()
    const { pushId } = (await push(first, 'a')).data
    await server().ask(contract.withdrawGoods, { liveId, pushId }, { headers })
    for (const id of [pushId, 2_000_000_000]) {
      const { code } = await server().ask(contract.markPush, { pushId: id, kind: 'view', visitor: 'g' })
      expect(code).toBe(0)
    }
    expect(await countsOf(pushId)).toEqual([0, 0])
  })
})

it('the demo fair’s rooms have goods of their own exhibitors', async () => {
  const rows = await server()
    .database.db.select({ official: lives.official, runs: lives.exhibitorId, owner: exhibits.exhibitorId })
    .from(livePushes)
    .innerJoin(lives, eq(lives.id, livePushes.liveId))
    .innerJoin(exhibits, eq(exhibits.id, livePushes.exhibitId))
  expect(rows.length).toBeGreaterThan(5)
  expect(rows.filter(({ official, runs, owner }) => !official && runs !== owner)).toEqual([])
})
