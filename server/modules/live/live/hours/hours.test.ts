import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import * as contract from '#contract/live/live/endpoints.ts'
import type { LiveDraft } from '#contract/live/live/schemas.ts'
import type { LiveStatus } from '#contract/core/live/live-status.ts'
import { getServiceStanding } from '#contract/commerce/services/endpoints.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { sessionDraft } from '#tests/setup/lives.ts'
import { useServer } from '#tests/setup/server.ts'
import { lives } from '../live.schema'

const server = useServer('demo')
const { exhibitor, organizer } = userTypes
const pullUrl = { customld: [], customsd: ['', '', '/media/demo/live/standard.m3u8'], customhd: [] }

beforeEach(() =>
  server().database.write((db) =>
    db.update(lives).set({ official: true, exhibitorId: null }).where(eq(lives.official, false)),
  ),
)

const as = async (userType: number) => ({ headers: await signedInAs(server(), userType) })
let keys = 0
const add = async (minutes: number) =>
  server().ask(
    contract.addLive,
    { key: `hours-${(keys += 1)}`, draft: sessionDraft(minutes, { pullUrl }) },
    await as(exhibitor),
  )

/** Takes a session from status to status; gives the last answer. */
async function move(id: number, path: readonly LiveStatus[], userType: number = exhibitor) {
  const input = await as(userType)
  const step = (from: LiveStatus, to: LiveStatus) => server().ask(contract.setLiveStatus, { id, from, to }, input)
  const [first = 0, second = 0, ...rest] = path
  let last = await step(first, second)
  let from = second
  for (const to of rest) {
    last = await step(from, to)
    from = to
  }
  return last
}

async function change(id: number, over: Partial<LiveDraft>, userType: number = exhibitor) {
  const input = { headers: await signedInAs(server(), userType), language: 'en-US' as const }
  const { version, draft } = (await server().ask(contract.getManagedLive, { id }, input)).data
  return server().ask(contract.changeLive, { id, version, draft: { ...draft, ...over } }, input)
}
const standing = async () => (await server().ask(getServiceStanding, {}, await as(exhibitor))).data.live
const used = async () => (await standing()).used
/** Minutes that the demo exhibitor may use in all. */
async function allMinutes(): Promise<number> {
  const { free, bought } = await standing()
  return free + bought
}
const at = (minutes: number) => new Date(Date.parse(sessionDraft(0).startTime) + minutes * 60_000).toISOString()

describe('a session that has ended', () => {
  it.each([
    ['startTime', { startTime: at(100) }, [0, 1, 2]],
    ['endTime', { endTime: at(1) }, [0, 1, 2, 3]],
    ['type', { type: 2 }, [0, 1, 6, 2]],
  ] as const)('keeps its %s, so that its hours stay used', async (field, over, path) => {
    const { id } = (await add(120)).data
    expect((await move(id, path)).data).toMatchObject({ timesStay: true })
    const { code, msg, data } = await change(id, over)
    expect([code, msg, Object(data).field]).toEqual([errors.LiveEnded.code, errors.LiveEnded.en, field])
    expect(await used()).toBe(120)
  })

  it('may be written of, by a form that knows minutes alone, and is changed by the organizer', async () => {
    const { id } = (await add(120)).data
    await move(id, [0, 1, 2])
    const [startsAt, endsAt] = [new Date('2031-05-01T02:00:21.5Z'), new Date('2031-05-01T04:00:59Z')]
    await server().database.write((db) => db.update(lives).set({ startsAt, endsAt }).where(eq(lives.id, id)))
    const toMinute = { startTime: at(0), endTime: at(120), title: { zh: '回看', en: '' } }
    expect((await change(id, toMinute)).data).toMatchObject({ draft: { title: toMinute.title } })
    const [kept] = await server().database.db.select().from(lives).where(eq(lives.id, id))
    expect(kept).toMatchObject({ startsAt, endsAt })
    expect((await change(id, { endTime: at(60) }, organizer)).data).toMatchObject({ timesStay: false })
    expect(await used()).toBe(60)
  })

  it('does not begin again, but for the organizer', async () => {
    const { id } = (await add(60)).data
    const ended = await move(id, [0, 1, 2, 3])
    expect(ended.data.next).toEqual([2])
    expect((await move(id, [3, 0])).code).toBe(errors.StatusImpossible.code)
    expect((await move(id, [3, 0], organizer)).code).toBe(0)
  })
})

it('a session that is on may get longer, not shorter nor a recording', async () => {
  const { id } = (await add(60)).data
  await move(id, [0, 1])
  for (const [field, over] of [
    ['endTime', { endTime: at(10) }],
    ['type', { type: 2 }],
  ] as const) {
    const { code, data } = await change(id, over)
    expect([code, Object(data).field]).toEqual([errors.LiveOnAir.code, field])
  }
  expect((await change(id, { endTime: at(90) })).code).toBe(0)
  expect((await change(id, { endTime: at((await allMinutes()) + 1) })).code).toBe(errors.LiveHoursUsed.code)
  expect(await used()).toBe(90)
})

describe('a session that is called off without having been on', () => {
  it('costs no hours, and needs them when it comes back', async () => {
    const all = await allMinutes()
    const { id } = (await add(all)).data
    expect((await add(60)).code).toBe(errors.LiveHoursUsed.code)
    const off = await move(id, [0, 3])
    expect(off.data.next).toEqual([0, 2])
    expect(await used()).toBe(0)
    const other = await add(60)
    expect(other.code).toBe(0)
    for (const to of [0, 2] as const) expect((await move(id, [3, to])).code).toBe(errors.LiveHoursUsed.code)
    await move(other.data.id, [0, 3])
    expect((await move(id, [3, 0])).code).toBe(0)
    expect(await used()).toBe(all)
  })
})
