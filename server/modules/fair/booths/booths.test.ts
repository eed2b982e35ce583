import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { chinaDay } from '#contract/core/china-time.ts'
import type { InputOf } from '#contract/core/endpoint.ts'
import { userTypes } from '#contract/core/permissions.ts'
import * as contract from '#contract/fair/booths/endpoints.ts'
import { getExhibitor } from '#contract/fair/exhibitors/endpoints.ts'
import { getFloorPlan } from '#contract/fair/floor-plan/endpoints.ts'
import { listNotices } from '#contract/foundation/notices/endpoints.ts'
import { contentItems } from '#server/modules/fair/content/content.schema.ts'
import { exhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'
import { booths } from '#server/modules/fair/floor-plan/floor-plan.schema.ts'
import { halls } from '#server/modules/fair/halls/halls.schema.ts'
import { logIn, signedInAs } from '#tests/setup/access.ts'
import { editorOf } from '#tests/setup/content.ts'
import { useServer } from '#tests/setup/server.ts'

const server = useServer('demo')
const editor = editorOf(server, 'exhibitor')
let headers: Record<string, string>
let hallId: number
beforeAll(async () => {
  headers = await signedInAs(server(), userTypes.staff)
  const [hall] = await server().database.db.select({ id: halls.id }).from(halls).where(eq(halls.key, 'design'))
  hallId = hall?.id ?? 0
})

const list = async () => (await server().ask(contract.listBooths, { hallId }, { headers })).data
const boothAt = async (number: string) => (await list()).booths.find((one) => one.number === number)
const assign = (input: Omit<InputOf<typeof contract.assignBooth>, 'hallId'>) =>
  server().ask(contract.assignBooth, { hallId, ...input }, { headers })
const release = (number: string, exhibitorId: number | null, heldUntil: string | null = null) =>
  server().ask(contract.releaseBooth, { hallId, number, exhibitorId, heldUntil }, { headers })
const hold = (number: string, until: string, heldUntil: string | null = null) =>
  server().ask(contract.holdBooth, { hallId, number, until, heldUntil }, { headers })
const shownBooth = async (id: number) => (await server().ask(getExhibitor, { id })).data.booth
const inDays = (days: number) => chinaDay(new Date(Date.now() + days * 86_400_000))
const error = (name: string) => ({ data: { error: name } })

it('lists the booths with what is known of them, and who has none', async () => {
  const { booths: all, unplaced } = await list()
  expect(all.find(({ number }) => number === '1A-03')).toMatchObject({
    status: 'assigned',
    exhibitor: { name: expect.any(String), industry: expect.any(String) },
    area: expect.any(Number),
  })
  expect(all.some(({ corner }) => corner)).toBe(true)
  expect(unplaced.length).toBeGreaterThan(1)
  expect(await server().ask(contract.listBooths, { hallId: 999_999 }, { headers })).toMatchObject(error('HallNotFound'))
})

describe('an exhibitor', () => {
  it('is given a booth, moved and released, and visitors read its number each time', async () => {
    const [exhibitor] = (await list()).unplaced
    const exhibitorId = exhibitor?.id ?? 0
    expect((await assign({ number: '1A-01', exhibitorId, from: null })).code).toBe(0)
    expect(await boothAt('1A-01')).toMatchObject({ status: 'assigned', exhibitor: { id: exhibitorId } })
    expect(await shownBooth(exhibitorId)).toBe('1A-01')
    const { data: plan } = await server().ask(getFloorPlan, { hallId })
    expect(plan.booths.find(({ number }) => number === '1A-01')?.exhibitor?.id).toBe(exhibitorId)

    const from = { hallId, number: '1A-01' }
    expect((await assign({ number: '1A-02', exhibitorId, from })).code).toBe(0)
    expect(await boothAt('1A-01')).toMatchObject({ status: 'free', exhibitor: null })
    expect(await shownBooth(exhibitorId)).toBe('1A-02')
    expect(await assign({ number: '1A-04', exhibitorId, from })).toMatchObject(error('BoothChanged'))
    expect(await assign({ number: '1A-04', exhibitorId, from: null })).toMatchObject(error('ExhibitorPlaced'))

    expect(await release('1A-02', exhibitorId + 1_000)).toMatchObject(error('BoothChanged'))
    expect((await release('1A-02', exhibitorId)).code).toBe(0)
    expect(await shownBooth(exhibitorId)).toBe('')
    const { data: events } = await server().ask(contract.listBoothEvents, { hallId, number: '1A-02' }, { headers })
    expect(events.map(({ action }) => action)).toEqual(['release', 'move'])
    const { data: former } = await server().ask(contract.listBoothEvents, { hallId, number: '1A-01' }, { headers })
    expect(former.map(({ action }) => action)).toEqual(['release', 'assign'])
    expect(events[0]).toMatchObject({ exhibitor: exhibitor?.name, by: expect.stringMatching(/./) })
  })

  it('that is refused the new booth stays at the old one', async () => {
    const exhibitorId = (await boothAt('1A-03'))?.exhibitor?.id ?? 0
    const taken = (await list()).booths.find(({ status, number }) => status === 'assigned' && number !== '1A-03')
    const from = { hallId, number: '1A-03' }
    const answer = await assign({ number: taken?.number ?? '', exhibitorId, from })
    expect(answer).toMatchObject(error('BoothTaken'))
    expect((await boothAt('1A-03'))?.exhibitor?.id).toBe(exhibitorId)
  })

  it('is notified of its booth', async () => {
    const { db } = server().database
    const own = await logIn(server(), 'exhibitor@demo.yunzhan.example')
    const [row] = await db.select().from(booths).where(eq(booths.number, '1A-03'))
    const exhibitorId = row?.exhibitorId ?? 0
    await assign({ number: '1A-05', exhibitorId, from: { hallId, number: '1A-03' } })
    const { data } = await server().ask(listNotices, {}, { headers: own })
    expect(data.list[0]).toMatchObject({ text: expect.stringContaining('1A-05') })
    await assign({ number: '1A-03', exhibitorId, from: { hallId, number: '1A-05' } })
  })

  it('that set up is shown as such until it is released', async () => {
    const exhibitorId = (await boothAt('1A-07'))?.exhibitor?.id ?? 0
    const occupy = (id: number) =>
      server().ask(contract.occupyBooth, { hallId, number: '1A-07', exhibitorId: id }, { headers })
    expect(await occupy(exhibitorId + 1)).toMatchObject(error('BoothChanged'))
    expect((await occupy(exhibitorId)).code).toBe(0)
    expect((await boothAt('1A-07'))?.status).toBe('occupied')
  })
})

it('content that is published later with another number shows the assigned one', async () => {
  const exhibitorId = (await boothAt('1A-12'))?.exhibitor?.id ?? 0
  const { data: before } = await editor.get(exhibitorId)
  const { data: saved } = await editor.save(before, { ...before.document, booth: '9X-99' })
  expect((await editor.publish(saved)).code).toBe(0)
  expect(await shownBooth(exhibitorId)).toBe('1A-12')
  await release('1A-12', exhibitorId)
  const { data: again } = await editor.get(exhibitorId)
  const { data: resaved } = await editor.save(again, { ...again.document, booth: '9X-98' })
  expect((await editor.publish(resaved)).code).toBe(0)
  expect(await shownBooth(exhibitorId)).toBe('')
})

it('an exhibitor of no hall is in that of its booth, also after its content is published', async () => {
  const { database } = server()
  const [exhibitor] = (await list()).unplaced
  const id = exhibitor?.id ?? 0
  const hallOf = async () => {
    const [row] = await database.db.select({ hallId: exhibitors.hallId }).from(exhibitors).where(eq(exhibitors.id, id))
    return row?.hallId
  }
  await database.write((db) => db.update(exhibitors).set({ hallId: null }).where(eq(exhibitors.id, id)))
  expect((await assign({ number: '1A-11', exhibitorId: id, from: null })).code).toBe(0)
  expect(await hallOf()).toBe(hallId)
  const { data: before } = await editor.get(id)
  const { data: saved } = await editor.save(before, { ...before.document, hall: null })
  expect((await editor.publish(saved)).code).toBe(0)
  expect(await hallOf()).toBe(hallId)
  await release('1A-11', id)
})

it('an exhibitor that was deleted is not proposed', async () => {
  const { database } = server()
  const [exhibitor] = (await list()).unplaced
  const id = exhibitor?.id ?? 0
  const mark = (deletedAt: Date | null) =>
    database.write((db) =>
      db
        .update(contentItems)
        .set({ deletedAt })
        .where(and(eq(contentItems.kind, 'exhibitor'), eq(contentItems.id, id))),
    )
  await mark(new Date())
  expect((await list()).unplaced.map((one) => one.id)).not.toContain(id)
  await mark(null)
  expect((await list()).unplaced.map((one) => one.id)).toContain(id)
})

describe('a reservation', () => {
  it('lasts until its day, is changed and released, and goes to whom it was for', async () => {
    expect(await hold('1B-01', inDays(-1))).toMatchObject(error('HoldDayWrong'))
    expect(await hold('1B-01', inDays(400))).toMatchObject(error('HoldDayWrong'))
    expect(await hold('1A-03', inDays(3))).toMatchObject(error('BoothTaken'))
    expect(await hold('9Z-99', inDays(3))).toMatchObject(error('BoothNotFound'))
    await hold('1B-01', inDays(3))
    expect(await hold('1B-01', inDays(4))).toMatchObject(error('BoothChanged'))
    expect(await hold('1B-01', inDays(4), inDays(2))).toMatchObject(error('BoothChanged'))
    expect((await hold('1B-01', inDays(5), inDays(3))).code).toBe(0)
    expect(await boothAt('1B-01')).toMatchObject({ status: 'held', heldUntil: inDays(5) })
    const exhibitorId = (await list()).unplaced[0]?.id ?? 0
    const toHeld = (heldUntil: string | null) => assign({ number: '1B-01', exhibitorId, from: null, heldUntil })
    expect(await toHeld(null)).toMatchObject(error('BoothChanged'))
    expect(await toHeld(inDays(3))).toMatchObject(error('BoothChanged'))
    expect((await toHeld(inDays(5))).code).toBe(0)
    await release('1B-01', exhibitorId)
    await hold('1B-01', inDays(5))
    expect(await release('1B-01', null, inDays(4))).toMatchObject(error('BoothChanged'))
    expect((await release('1B-01', null, inDays(5))).code).toBe(0)
    expect((await boothAt('1B-01'))?.status).toBe('free')
  })

  it('that has ended leaves the booth free', async () => {
    await hold('1B-02', inDays(3))
    const { database } = server()
    await database.write((db) =>
      db
        .update(booths)
        .set({ heldUntil: new Date(Date.now() - 1_000) })
        .where(and(eq(booths.hallId, hallId), eq(booths.number, '1B-02'))),
    )
    expect((await boothAt('1B-02'))?.status).toBe('free')
    const exhibitorId = (await list()).unplaced[0]?.id ?? 0
    expect((await assign({ number: '1B-02', exhibitorId, from: null })).code).toBe(0)
    await release('1B-02', exhibitorId)
  })
})

it('of several assignments those that are possible are made, and the others are named', async () => {
  const [one, two] = (await list()).unplaced
  const placed = (await boothAt('1A-03'))?.exhibitor?.id ?? 0
  const assignments = [
    { number: '1A-06', exhibitorId: one?.id ?? 0 },
    { number: '1A-03', exhibitorId: two?.id ?? 0 },
    { number: '1A-08', exhibitorId: placed },
    { number: '9Z-99', exhibitorId: two?.id ?? 0 },
  ]
  const { data } = await server().ask(contract.assignBooths, { hallId, assignments }, { headers })
  expect(data.assigned).toBe(1)
  expect(new Set(data.skipped.map(({ number, reason }) => `${number} ${reason}`))).toEqual(
    new Set(['1A-03 boothTaken', '1A-08 exhibitorPlaced', '9Z-99 notFound']),
  )
  expect(await shownBooth(one?.id ?? 0)).toBe('1A-06')
  // Sent again, nothing more happens.
  const again = await server().ask(contract.assignBooths, { hallId, assignments }, { headers })
  expect(again.data.assigned).toBe(0)
})

it('an exhibitor that is deleted leaves its booth free', async () => {
  const { database } = server()
  const added = await database.write((db) =>
    db
      .insert(exhibitors)
      .values({ externalKey: 'booth-test', company: { zh: '甲', en: '' } } as typeof exhibitors.$inferInsert)
      .returning({ id: exhibitors.id }),
  )
  const id = added[0]?.id ?? 0
  expect((await assign({ number: '1A-10', exhibitorId: id, from: null })).code).toBe(0)
  await database.write((db) => db.delete(exhibitors).where(eq(exhibitors.id, id)))
  expect((await boothAt('1A-10'))?.status).toBe('free')
  expect(await assign({ number: '1A-10', exhibitorId: id, from: null })).toMatchObject(error('ExhibitorNotFound'))
})

it('an exhibitor sees its booth with the neighbors that visitors see, and nothing where it has none', async () => {
  const own = await logIn(server(), 'exhibitor@demo.yunzhan.example')
  const ask = async () => (await server().ask(contract.getOwnBooth, {}, { headers: own })).data.booth
  const exhibitorId = (await boothAt('1A-03'))?.exhibitor?.id ?? 0
  const [beside] = (await list()).unplaced
  await assign({ number: '1A-04', exhibitorId: beside?.id ?? 0, from: null })
  expect(await ask()).toMatchObject({ number: '1A-03', level: 0, area: 9, width: 3, depth: 3, hallId })
  expect((await ask())?.neighbours).toContainEqual({ id: beside?.id, name: beside?.name, number: '1A-04' })
  await server().database.write((db) =>
    db
      .update(exhibitors)
      .set({ shownFrom: null })
      .where(eq(exhibitors.id, beside?.id ?? 0)),
  )
  expect((await ask())?.neighbours.map(({ number }) => number)).not.toContain('1A-04')
  await release('1A-03', exhibitorId)
  expect(await ask()).toBeNull()
})
