import { and, eq, inArray, ne } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import * as contract from '#contract/fair/booths/endpoints.ts'
import { ASSIGNMENTS_MAX } from '#contract/fair/booths/limits.ts'
import { upsertExhibitors } from '#server/modules/fair/exhibitors/index.ts'
import { booths, floorPlans } from '#server/modules/fair/floor-plan/floor-plan.schema.ts'
import { halls } from '#server/modules/fair/halls/halls.schema.ts'
import { checkRows } from '#src/features/fair/booths/sheet/check-rows.ts'
import { toParts } from '#src/features/fair/booths/sheet/to-parts.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { largePlan } from '#tests/setup/plans/large-plan.ts'
import { useServer } from '#tests/setup/server.ts'

/** Sheets of 2,000 rows, sent in parts as the console sends them. */
const server = useServer('demo')
const ROWS = 2_000
const FREE = 40
/** Exhibitors that exchange their booths, from a pair to as many as one call takes. */
const RINGS = [2, 3, 50, ASSIGNMENTS_MAX - 1, ASSIGNMENTS_MAX] as const
const drawing = largePlan(ROWS + FREE)
const numbers = drawing.booths.map(({ number }) => number)
let headers: Record<string, string>
let hallId = 0
let ids: number[] = []

beforeAll(async () => {
  headers = await signedInAs(server(), userTypes.staff)
  const [hall] = await server().database.db.select({ id: halls.id }).from(halls).where(eq(halls.key, 'design'))
  hallId = hall?.id ?? 0
  const empty = { zh: '', en: '' }
  const draft = { ...drawing, landmarks: drawing.landmarks.map((mark) => ({ ...mark, name: empty })) }
  const added = await server().database.write(async (tx) => {
    await tx.insert(floorPlans).values({ hallId, level: 7, draft, published: draft, publishedAt: new Date() })
    const rest = {
      introduction: empty,
      logoUrl: empty,
      country: empty,
      city: empty,
      contactName: empty,
      address: empty,
    }
    const rows = Array.from({ length: ROWS }, (_, index) => ({
      externalKey: `sheet-${index}`,
      company: { zh: `表${index}`, en: `Sheet ${index}` },
      abbreviation: empty,
      ...rest,
    }))
    return upsertExhibitors(tx, rows)
  })
  ids = added.map(({ id }) => id)
})

/** Reads a sheet that gives each exhibitor the booth at this place, and sends what it changes. */
async function sendSheet(placeOf: (exhibitor: number) => number) {
  const { data: hall } = await server().ask(contract.listBooths, { hallId }, { headers })
  const sheet = ids.map((id, index) => {
    const number = numbers[placeOf(index)] ?? ''
    return { line: index + 2, number, exhibitorId: String(id), zh: '', en: '' }
  })
  const rows = checkRows(hall, sheet)
  const parts = toParts(rows)
  const began = performance.now()
  let [assigned, skipped] = [0, 0]
  for (const assignments of parts) {
    const { data } = await server().ask(contract.assignBooths, { hallId, assignments }, { headers })
    assigned += data.assigned
    skipped += data.skipped.length
  }
  const seconds = ((performance.now() - began) / 1_000).toFixed(1)
  return { outcomes: new Set(rows.map(({ outcome }) => outcome)), parts, assigned, skipped, seconds }
}

/** The number of every exhibitor, one line for each row of its table. */
async function placed(): Promise<string[]> {
  const { db } = server().database
  const rows = await db.select().from(booths).where(inArray(booths.exhibitorId, ids))
  return rows.map(({ exhibitorId, number }) => `${exhibitorId} ${number}`).toSorted()
}

const expected = (placeOf: (exhibitor: number) => number) =>
  ids.map((id, index) => `${id} ${numbers[placeOf(index)]}`).toSorted()

/** Rings one after the other, and then a chain that ends in the free booths. */
function rotated(): (exhibitor: number) => number {
  const places: number[] = []
  for (let ring = 0; places.length < ROWS - ASSIGNMENTS_MAX * 2; ring += 1) {
    const size = RINGS[ring % RINGS.length] ?? 2
    const start = places.length
    for (let index = 0; index < size; index += 1) places.push(start + ((index + 1) % size))
  }
  return (exhibitor) => places[exhibitor] ?? exhibitor + FREE
}

it('2,000 exhibitors are assigned, and all of them moved by a second sheet: none is lost, none is there twice', async ({
  annotate,
}) => {
  const others = and(eq(booths.hallId, hallId), ne(booths.status, 'held'))
  const before = await server().database.db.$count(booths, others)
  const first = await sendSheet((exhibitor) => exhibitor)
  expect(first).toMatchObject({ outcomes: new Set(['assign']), assigned: ROWS, skipped: 0 })
  expect(first.parts).toHaveLength(ROWS / ASSIGNMENTS_MAX)
  expect(await placed()).toEqual(expected((exhibitor) => exhibitor))

  const placeOf = rotated()
  const second = await sendSheet(placeOf)
  expect(second).toMatchObject({ outcomes: new Set(['move']), assigned: ROWS, skipped: 0 })
  expect(await placed()).toEqual(expected(placeOf))
  expect(await server().database.db.$count(booths, others)).toBe(before + ROWS)
  await annotate(`${ROWS} assignments in ${first.seconds} s, ${ROWS} moves in ${second.seconds} s`)
})
