import { and, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { uploadImage } from '#contract/foundation/files/endpoints.ts'
import { parseFileId } from '#contract/foundation/files/rules.ts'
import * as contract from '#contract/fair/floor-plan/endpoints.ts'
import { VERSIONS_STORED } from '#contract/fair/floor-plan/limits.ts'
import { buildPlan } from '#contract/fair/floor-plan/layout/build-plan.ts'
import type { PlanDrawing } from '#contract/fair/floor-plan/schemas.ts'
import { halls } from '#server/modules/fair/halls/halls.schema.ts'
import { fileRecords } from '#server/modules/foundation/files/index.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { useServer } from '#tests/setup/server.ts'
import { booths, floorPlans } from '../floor-plan.schema'

const server = useServer('demo')
let hallId = 0
let headers: { token: string; userid: string }
let first: PlanDrawing

beforeAll(async () => {
  const [hall] = await server().database.db.select({ id: halls.id }).from(halls).where(eq(halls.key, 'design'))
  hallId = hall?.id ?? 0
  headers = await signedInAs(server(), userTypes.organizer)
  first = (await get()).draft
})

/** Each test begins with the ground floor as the demo fair has it, and no other. */
beforeEach(() =>
  server().database.write(async (db) => {
    await db.delete(floorPlans).where(eq(floorPlans.hallId, hallId))
    await db.insert(floorPlans).values({ hallId, level: 0, draft: first, published: first, publishedAt: new Date() })
    await db.delete(booths).where(and(eq(booths.hallId, hallId), eq(booths.status, 'held')))
  }),
)

const asOrganizer = () => ({ headers })
const get = async (level = 0) => (await server().ask(contract.getManagedPlan, { hallId, level }, asOrganizer())).data
const save = async (drawing: PlanDrawing, revision = 1, level = 0) =>
  server().ask(contract.savePlan, { hallId, level, revision, drawing }, asOrganizer())
const publish = (revision: number, level = 0) =>
  server().ask(contract.publishPlan, { hallId, level, revision }, asOrganizer())
const without = (number: string) => ({ ...first, booths: first.booths.filter((one) => one.number !== number) })
const create = (level: number, copyOf: number | null = null) =>
  server().ask(contract.createPlan, { hallId, level, width: 40, height: 30, copyOf }, asOrganizer())

const DOT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const uploadPicture = async () =>
  (await server().ask(uploadImage, { base64: DOT, module: 'content' }, asOrganizer())).data

const small = buildPlan({
  width: 40,
  height: 30,
  blocks: [{ prefix: 'Z-', at: [5, 5], count: 3, booth: [3, 3], direction: 'across', faces: 'last' }],
  aisles: [[2, 10, 38, 10]],
  landmarks: [{ id: 'door', kind: 'entrance', at: [2, 10] }],
})

it('the list names every hall, with the levels that are drawn and how each stands', async () => {
  await save(without('1A-01'))
  const { data } = await server().ask(contract.listManagedPlans, {}, asOrganizer())
  expect(data).toHaveLength(8)
  expect(data.find((hall) => hall.hallId === hallId)?.levels).toMatchObject([
    { level: 0, state: 'changed', revision: 2 },
  ])
})

it('a level goes from empty to published, and visitors see it only then', async () => {
  expect((await create(1)).data).toMatchObject({ revision: 1, state: 'unpublished', publishedAt: null })
  expect((await create(1)).data).toMatchObject({ error: 'FloorPlanExists' })
  expect((await save(small, 1, 1)).data).toMatchObject({ revision: 2, state: 'unpublished' })
  const seen = () => server().ask(contract.getFloorPlan, { hallId, level: 1 })
  expect(await seen()).toMatchObject({ data: { error: 'FloorPlanNotFound' } })
  expect((await publish(2, 1)).data).toMatchObject({ revision: 3, state: 'published' })
  expect((await seen()).data.booths.map(({ number }) => number)).toEqual(['Z-01', 'Z-02', 'Z-03'])
})

it('a copy has what is built of another level, and none of its booths', async () => {
  await create(1, 0)
  const copy = await get(1)
  expect(copy.draft.aisles).toEqual(first.aisles)
  expect(copy.draft.booths).toEqual([])
  expect((await create(2, 7)).data).toMatchObject({ error: 'FloorPlanNotFound' })
})

it('an older state is neither saved nor published, and a discarded draft is as visitors see it', async () => {
  await save(without('1A-01'))
  expect((await save(small)).data).toMatchObject({ error: 'FloorPlanChanged' })
  expect((await publish(1)).data).toMatchObject({ error: 'FloorPlanChanged' })
  const discarded = await server().ask(contract.discardPlan, { hallId, level: 0, revision: 2 }, asOrganizer())
  expect(discarded.data).toMatchObject({ revision: 3, state: 'published' })
  expect((await get()).draft).toEqual(first)
})

it('a picture below a draft is retained, and neither published nor shown to visitors', async () => {
  const { url } = await uploadPicture()
  const background = { url, x: 0, y: 0, width: 60, height: 40 }
  expect((await save({ ...first, background })).data).toMatchObject({ revision: 2, state: 'published' })
  expect((await get()).draft.background).toEqual(background)
  const [file] = await server()
    .database.db.select({ claimedAt: fileRecords.claimedAt })
    .from(fileRecords)
    .where(eq(fileRecords.id, parseFileId(url)))
  expect(file?.claimedAt).toBeInstanceOf(Date)
  await publish(2)
  expect((await get()).published).not.toHaveProperty('background')
  const seen = await server().ask(contract.getFloorPlan, { hallId, level: 0 })
  expect(seen.data).not.toHaveProperty('background')
  expect((await create(1, 0)).code).toBe(0)
  expect((await get(1)).draft.background).toBeNull()
  await save({ ...without('1A-01'), background }, 3)
  await server().ask(contract.discardPlan, { hallId, level: 0, revision: 4 }, asOrganizer())
  expect((await get()).draft).toEqual({ ...first, background })
})

it('a picture elsewhere, one that is missing, and a document are refused below a draft', async () => {
  const below = (url: string) => save({ ...first, background: { url, x: 0, y: 0, width: 60, height: 40 } })
  expect((await below('https://example.org/plan.png')).code).toBe(10_400)
  expect((await below('/api/ce-digital/dsf/file/missing-file')).data).toMatchObject({ error: 'FileNotFound' })
  const { url } = await uploadPicture()
  const flat = { ...first, background: { url, x: 0, y: 0, width: 0, height: 40 } }
  expect((await save(flat)).code).toBe(10_400)
  expect((await get()).revision).toBe(1)
})

it('what was never published cannot be discarded, but removed', async () => {
  await create(1)
  const named = { hallId, level: 1, revision: 1 }
  expect((await server().ask(contract.discardPlan, named, asOrganizer())).data).toMatchObject({
    error: 'FloorPlanUnpublished',
  })
  expect((await server().ask(contract.removePlan, named, asOrganizer())).code).toBe(0)
  expect(await get(1)).toMatchObject({ error: 'FloorPlanNotFound' })
})

it('a draft with problems is kept, and published only without them, each with its booths and place', async () => {
  const [one] = small.booths
  const twice = { ...small, booths: [...small.booths, ...(one ? [one] : [])] }
  await create(1)
  await save(twice, 1, 1)
  const refused = await publish(2, 1)
  expect(refused.data).toMatchObject({ error: 'FloorPlanProblems', count: 2 })
  expect(Object(refused.data).problems).toContainEqual({
    problem: 'boothsOverlap',
    booths: ['Z-01', 'Z-01'],
    at: { x: 6.5, y: 6.5 },
  })
})

it('a number of another level is refused', async () => {
  await create(1)
  await save({ ...small, booths: small.booths.map((one, at) => ({ ...one, number: `1A-0${at + 1}` })) }, 1, 1)
  expect((await publish(2, 1)).data).toMatchObject({
    error: 'FloorPlanNumbersElsewhere',
    numbers: ['1A-01', '1A-02', '1A-03'],
  })
})

it('booths that somebody has stay; a reservation that has ended does not count', async () => {
  await save(without('1A-03'))
  expect((await publish(2)).data).toMatchObject({ error: 'FloorPlanBoothsTaken', numbers: ['1A-03'] })
  const removed = await server().ask(contract.removePlan, { hallId, level: 0, revision: 2 }, asOrganizer())
  expect(removed.data).toMatchObject({ error: 'FloorPlanBoothsTaken' })
  const hold = (heldUntil: Date) =>
    server().database.write((db) =>
      db
        .insert(booths)
        .values({ hallId, number: '1A-01', status: 'held', heldUntil })
        .onConflictDoUpdate({ target: [booths.hallId, booths.number], set: { heldUntil } }),
    )
  await hold(new Date(Date.now() + 3_600_000))
  await save(without('1A-01'), 2)
  expect((await publish(3)).data).toMatchObject({ error: 'FloorPlanBoothsTaken', numbers: ['1A-01'] })
  await hold(new Date(Date.now() - 1_000))
  expect((await publish(3)).data).toMatchObject({ state: 'published' })
})

describe('a drawing out of bounds', () => {
  const square = (at: number) => [
    { x: at, y: 0 },
    { x: at + 1, y: 0 },
    { x: at + 1, y: 1 },
  ]
  const many = (count: number) => Array.from({ length: count }, (_, x) => ({ x: x % 100, y: 1 }))
  const booth = (number: string, points: PlanDrawing['outline']) => ({ number, points, door: null })
  const landmark = { id: 'a', kind: 'stage' as const, x: 1, y: 1 }
  it.each<[what: string, drawing: Partial<PlanDrawing>, field: string]>([
    ['no number', { width: Number.NaN }, 'drawing.width'],
    ['without an end', { height: Infinity }, 'drawing.height'],
    ['no width', { width: 0 }, 'drawing.width'],
    ['a place far away', { outline: [{ x: 1e9, y: 0 }] }, 'drawing.outline.0.x'],
    ['3,001 booths', { booths: many(3_001).map((_, at) => booth(`${at}`, square(at % 90))) }, 'drawing.booths'],
    [
      'a name that is too long',
      { landmarks: [{ ...landmark, name: { zh: '长'.repeat(61), en: '' } }] },
      'drawing.landmarks.0.name.zh',
    ],
    ['a number that is too long', { booths: [booth('9'.repeat(31), square(1))] }, 'drawing.booths.0.number'],
    ['a number with a comma', { booths: [booth('1,2', square(1))] }, 'drawing.booths.0.number'],
    ['20,001 points of a booth', { booths: [booth('1', many(20_001))] }, 'drawing.booths.0.points'],
  ])('is refused at its field: %s', async (_, drawing, field) => {
    const { data } = await save({ ...small, ...drawing })
    expect(data).toMatchObject({ error: 'BadInput', fields: [{ field }] })
    expect(await get()).toMatchObject({ revision: 1, draft: first })
  })

  it('is refused as a whole where all its points are too many, and before it is read where it is far too large', async () => {
    const tooMany = { ...small, walls: [many(12_000), many(12_000)] }
    expect((await save(tooMany)).data).toMatchObject({ error: 'FloorPlanTooLarge', max: 20_000 })
    const answer = await save({ ...small, walls: [many(1_000_000)] })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(await get()).toMatchObject({ revision: 1, draft: first })
  })
})

it.each<[problem: string, points: [number, number][]]>([
  [
    'boothCrossesItself',
    [
      [5, 5],
      [8, 8],
      [8, 5],
      [5, 8],
    ],
  ],
  [
    'boothOutside',
    [
      [38, 5],
      [44, 5],
      [44, 8],
      [38, 8],
    ],
  ],
  [
    'boothNoArea',
    [
      [5, 5],
      [8, 5],
    ],
  ],
])('publishing is refused with %s', async (problem, points) => {
  await create(1)
  const wrong = { number: 'W', points: points.map(([x, y]) => ({ x, y })), door: null }
  await save({ ...small, booths: [wrong] }, 1, 1)
  const { data } = await publish(2, 1)
  expect(Object(data).problems).toContainEqual(expect.objectContaining({ problem, booths: ['W'] }))
  expect(await get(1)).toMatchObject({ published: null, revision: 2 })
})

it('visitors and exhibitors reach nothing of it', async () => {
  const others = await signedInAs(server(), userTypes.exhibitor)
  for (const options of [{}, { headers: others }]) {
    expect((await server().ask(contract.listManagedPlans, {}, options)).code).not.toBe(0)
  }
})

describe('versions', () => {
  const list = async (level = 0) =>
    (await server().ask(contract.listPlanVersions, { hallId, level }, asOrganizer())).data
  const read = (id: number, level = 0) => server().ask(contract.getPlanVersion, { hallId, level, id }, asOrganizer())

  it('each publication is kept with who made it, and can be read again', async () => {
    expect((await get()).lastChange).toBeNull()
    await save(without('1A-01'))
    const [hall] = (await server().ask(contract.listManagedPlans, {}, asOrganizer())).data
    const by = (await get()).lastChange?.by
    expect(by).toEqual(expect.stringMatching(/./))
    expect(hall?.levels.length).toBeGreaterThan(0)
    await publish(2)
    await save(first, 3)
    await publish(4)
    const versions = await list()
    expect(versions.map(({ booths: count }) => count)).toEqual([first.booths.length, first.booths.length - 1])
    expect(versions.map((one) => one.by)).toEqual([by, by])
    expect((await read(versions[1]?.id ?? 0)).data.drawing.booths).toEqual(without('1A-01').booths)
  })

  it('the oldest go, and those of other levels are not read', async () => {
    await create(1)
    await save(small, 1, 1)
    await publish(2, 1)
    for (let revision = 1; revision <= VERSIONS_STORED + 2; revision += 1) await publish(revision)
    const versions = await list()
    expect(versions).toHaveLength(VERSIONS_STORED)
    expect(await list(1)).toHaveLength(1)
    const other = (await list(1))[0]?.id ?? 0
    expect((await read(other)).data).toMatchObject({ error: 'FloorPlanVersionNotFound' })
    expect((await read(other, 1)).code).toBe(0)
    expect((await server().ask(contract.listPlanVersions, { hallId, level: 9 }, asOrganizer())).data).toMatchObject({
      error: 'FloorPlanNotFound',
    })
  })
})
