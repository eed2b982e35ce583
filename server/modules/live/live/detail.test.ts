import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import { listLives, getLive, reserveLive } from '#contract/live/live/endpoints.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { silentRealtime } from '#server/platform/realtime/realtime.ts'
import { lives } from './live.schema'
import { refreshCounts } from './live-jobs'
import { addSession, personOf, useRooms } from '#tests/setup/live-rooms.ts'

const server = useRooms()

async function demoLive(key: string) {
  const [live] = await server().database.db.select().from(lives).where(eq(lives.key, key))
  if (!live) throw new Error(`no session ${key}`)
  return live
}

describe('a session', () => {
  it('has its people, its streams, its notice in the reader’s language and its room', async () => {
    server().state.people = 37
    const { id } = await demoLive('live-fair-desk')
    const anchor = await personOf(server(), userTypes.anchor)
    const staff = await personOf(server(), userTypes.staff)
    const { data } = await server().ask(getLive, { id }, { language: 'en-US' })
    expect(data).toMatchObject({
      id,
      status: 1,
      official: true,
      isReserve: false,
      reserveId: '',
      isNotLiving: false,
      groupId: `LIVE-${id}`,
      anchorId: String(anchor.id),
      managerId: [String(staff.id)],
      onlineCount: 37,
    })
    expect(data.notice).toMatch(/^Route: /)
    expect(data.pullUrl.customsd[2]).toBe('/media/demo/live/standard.m3u8')
    expect((await server().ask(getLive, { id })).data.notice).toMatch(/^巡馆路线/)
  })

  it('of an exhibitor names its own accounts among the managers', async () => {
    const { id } = await demoLive('live-joinery')
    const exhibitor = await personOf(server(), userTypes.exhibitor)
    const { data } = await server().ask(getLive, { id })
    expect(data).toMatchObject({ official: false, anchorId: '', managerId: [String(exhibitor.id)] })
  })

  it.each([
    [0, { chat: false, notice: false, bare: false }],
    [1, { chat: true, notice: true, bare: false }],
    [2, { chat: true, notice: false, bare: false }],
    [3, { chat: false, notice: false, bare: true }],
    [6, { chat: true, notice: true, bare: false }],
  ] as const)('of status %i shows what that status has', async (status, { chat, notice, bare }) => {
    server().state.people = 5
    const id = await addSession(server(), { status })
    await server()
      .database.db.update(lives)
      .set({ notice: { zh: '公告', en: '' }, onlineCount: 99 })
      .where(eq(lives.id, id))
    const { data } = await server().ask(getLive, { id })
    expect(data.groupId).toBe(chat ? `LIVE-${id}` : '')
    expect(data.notice).toBe(notice ? '公告' : '')
    expect(data.isNotLiving).toBe(bare)
    expect(data.onlineCount).toBe(status === 1 || status === 6 ? 5 : 99)
  })

  it('knows the viewer’s booking and another user’s', async () => {
    const id = await addSession(server())
    const buyer = await personOf(server(), userTypes.buyer)
    const tourist = await personOf(server(), userTypes.tourist)
    const { reserveId } = (await server().ask(reserveLive, { id }, { headers: buyer.headers })).data
    const own = await server().ask(getLive, { id }, { headers: buyer.headers })
    expect(own.data).toMatchObject({ isReserve: true, reserveId })
    for (const headers of [{}, tourist.headers]) {
      const { data } = await server().ask(getLive, { id }, { headers })
      expect(data).toMatchObject({ isReserve: false, reserveId: '' })
    }
  })

  it('that is not there is refused', async () => {
    const { code, status } = await server().ask(getLive, { id: 2_000_000_000 })
    expect({ code, status }).toEqual({ code: errors.LiveNotFound.code, status: 404 })
  })
})

describe('the number of watchers', () => {
  it('is stored for what is on, and only where it has changed', async () => {
    const { db } = server().database
    const [on, over] = [await addSession(server(), { status: 6 }), await addSession(server(), { status: 2 })]
    const write = vi.spyOn(server().database, 'write')
    const realtime = { ...silentRealtime, countPeople: async () => 12 }
    await refreshCounts(server().database, realtime)
    const countOf = async (id: number) => (await db.select().from(lives).where(eq(lives.id, id)))[0]?.onlineCount
    expect([await countOf(on), await countOf(over)]).toEqual([12, 0])
    expect(write).toHaveBeenCalled()
    write.mockClear()
    await refreshCounts(server().database, realtime)
    expect(write).not.toHaveBeenCalled()
    const { data } = await server().ask(listLives, { status: 6 })
    expect(data.list.find(({ id }) => id === on)?.onlineCount).toBe(12)
  })
})
