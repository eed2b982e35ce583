import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import type { InputOf } from '#contract/core/endpoint.ts'
import { userTypes } from '#contract/core/permissions.ts'
import * as contract from '#contract/fair/booths/endpoints.ts'
import { noRequirements } from '#contract/fair/booths/requirements/rules.ts'
import { getFloorPlan } from '#contract/fair/floor-plan/endpoints.ts'
import { exhibits } from '#server/modules/fair/exhibits/exhibits.schema.ts'
import { exhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'
import { halls } from '#server/modules/fair/halls/halls.schema.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { newBoothBuyer, newBoothBuyers } from '#tests/setup/money/booths.ts'
import { race, RACERS } from '#tests/setup/races/race.ts'
import { useServer } from '#tests/setup/server.ts'
import { boothRequirements } from '../booths.schema'

const server = useServer('demo')
let headers: Record<string, string>
let hallId: number
beforeAll(async () => {
  headers = await signedInAs(server(), userTypes.staff)
  const [hall] = await server().database.db.select({ id: halls.id }).from(halls).where(eq(halls.key, 'crafts'))
  hallId = hall?.id ?? 0
})

type Own = { headers: { token: string } }
const wet = { area: 18, utilities: ['power', 'water'], corner: true, note: ' 现场演示 ', revision: 0 } as const
const edited = (more: Partial<InputOf<typeof contract.saveOwnBoothRequirements>> = {}) => ({
  ...wet,
  utilities: [...wet.utilities],
  ...more,
})
const get = async (own: Own) => (await server().ask(contract.getOwnBoothRequirements, {}, own)).data
const save = (own: Own, more: Parameters<typeof edited>[0] = {}) =>
  server().ask(contract.saveOwnBoothRequirements, edited(more), own)
const saveAsOrganizer = (exhibitorId: number, more: Parameters<typeof edited>[0] = {}) =>
  server().ask(contract.saveBoothRequirements, { exhibitorId, ...edited(more) }, { headers })
const list = async () => (await server().ask(contract.listBooths, { hallId }, { headers })).data
const unplaced = async (id: number) => (await list()).unplaced.find((one) => one.id === id)
const assign = (number: string, exhibitorId: number) =>
  server().ask(contract.assignBooth, { hallId, number, exhibitorId, from: null }, { headers })
const error = (name: string) => ({ data: { error: name } })

describe('the requirements of an exhibitor', () => {
  it('are saved by it, and organizers read them beside its name', async () => {
    const own = await newBoothBuyer(server())
    expect(await get(own)).toEqual({ requirements: noRequirements, editable: true })
    expect((await save(own, { utilities: ['water', 'power'] })).data).toMatchObject({ revision: 1 })
    const saved = { area: 18, utilities: ['power', 'water'], corner: true, note: '现场演示', revision: 1 }
    expect(await get(own)).toMatchObject({ requirements: saved, editable: true })
    expect((await unplaced(own.exhibitorId))?.requirements).toMatchObject(saved)
  })

  it('are changed by organizers, and a change that has not seen the last one is refused on both sides', async () => {
    const own = await newBoothBuyer(server())
    await save(own)
    expect((await saveAsOrganizer(own.exhibitorId, { area: null, revision: 1 })).data).toMatchObject({ revision: 2 })
    for (const revision of [0, 1, 3]) {
      expect(await save(own, { revision })).toMatchObject(error('BoothRequirementsChanged'))
      expect(await saveAsOrganizer(own.exhibitorId, { revision })).toMatchObject(error('BoothRequirementsChanged'))
    }
    expect((await get(own)).requirements).toMatchObject({ area: null, revision: 2 })
    expect(await saveAsOrganizer(2_000_000)).toMatchObject(error('ExhibitorNotFound'))
  })

  it('are not changed while it has a booth, and open again without', async () => {
    const own = await newBoothBuyer(server())
    await save(own)
    expect((await assign('7B-01', own.exhibitorId)).code).toBe(0)
    expect(await get(own)).toMatchObject({ editable: false, requirements: { area: 18 } })
    expect(await save(own, { revision: 1 })).toMatchObject(error('BoothRequirementsClosed'))
    expect(await saveAsOrganizer(own.exhibitorId, { revision: 1 })).toMatchObject(error('BoothRequirementsClosed'))
    const { exhibitorId } = own
    await server().ask(contract.releaseBooth, { hallId, number: '7B-01', exhibitorId }, { headers })
    expect((await save(own, { area: 9, revision: 1 })).data).toMatchObject({ area: 9, revision: 2 })
  })

  it('are of its own account alone', async () => {
    const [one, other] = await newBoothBuyers(server(), 2)
    if (!one || !other) throw new Error('no exhibitors')
    await save(one)
    expect((await get(other)).requirements).toEqual(noRequirements)
    expect(await saveAsOrganizer(one.exhibitorId, { revision: 1 })).toMatchObject({ code: 0 })
    const asExhibitor = server().ask(
      contract.saveBoothRequirements,
      { exhibitorId: one.exhibitorId, ...edited({ revision: 2 }) },
      { headers: other.headers },
    )
    expect((await asExhibitor).code).not.toBe(0)
  })

  it('are refused where they are out of bounds', async () => {
    const own = await newBoothBuyer(server())
    const wrong: Parameters<typeof edited>[0][] = [
      { area: 0 },
      { area: 2_001 },
      { utilities: ['power', 'power'] },
      { note: '长'.repeat(501) },
    ]
    for (const one of wrong) {
      const answer = await save(own, one)
      expect(answer).toMatchObject(error('BadInput'))
      expect(JSON.stringify(answer.data)).toContain(Object.keys(one ?? {})[0])
    }
    expect((await get(own)).requirements).toEqual(noRequirements)
  })

  it('end with the exhibitor', async () => {
    const own = await newBoothBuyer(server())
    await save(own)
    const { database } = server()
    const count = () => database.db.$count(boothRequirements, eq(boothRequirements.exhibitorId, own.exhibitorId))
    expect(await count()).toBe(1)
    await database.write(async (db) => {
      await db.execute(sql`update account set exhibitor_id = null where exhibitor_id = ${own.exhibitorId}`)
      await db.execute(sql`delete from exhibitor_contract where exhibitor_id = ${own.exhibitorId}`)
      await db.delete(exhibitors).where(eq(exhibitors.id, own.exhibitorId))
    })
    expect(await count()).toBe(0)
  })
})

describe('ten that save at once', () => {
  const saveTen = async (own: Own, revision: number) => {
    const { outcomes } = await race(server().database, 'booth_requirement', (racer) =>
      save(own, { area: racer + 1, revision }),
    )
    return outcomes.map((one) => (one.status === 'fulfilled' ? one.value.code : -1))
  }

  it('are one, first and later', async () => {
    const own = await newBoothBuyer(server())
    for (const revision of [0, 1]) {
      const codes = await saveTen(own, revision)
      expect(codes.filter((code) => code === 0)).toHaveLength(1)
      expect(codes.filter((code) => code === errors.BoothRequirementsChanged.code)).toHaveLength(RACERS - 1)
      expect((await get(own)).requirements).toMatchObject({ area: codes.indexOf(0) + 1, revision: revision + 1 })
    }
  })

  it('each overwrite the one before where nobody looks at the revision', async () => {
    const { exhibitorId } = await newBoothBuyer(server())
    const { outcomes } = await race(server().database, 'booth_requirement', (racer) =>
      server().database.write((db) =>
        db.execute(sql`insert into booth_requirement (exhibitor_id, area, utilities, corner, note, revision)
          values (${exhibitorId}, ${racer + 1}, '[]', false, '', 1)
          on conflict (exhibitor_id) do update set area = excluded.area`),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(RACERS)
  })
})

describe('utilities of booths', () => {
  it('are read by organizers and by the exhibitor there, and by no visitor', async () => {
    const own = await newBoothBuyer(server())
    expect((await list()).booths.find(({ number }) => number === '7E-01')?.utilities).toContain('compressedAir')
    expect((await assign('7E-02', own.exhibitorId)).code).toBe(0)
    const { data } = await server().ask(contract.getOwnBooth, {}, own)
    expect(data.booth).toMatchObject({ number: '7E-02', utilities: expect.arrayContaining(['highPower']) })
    const { data: plan } = await server().ask(getFloorPlan, { hallId })
    expect(plan.booths.length).toBeGreaterThan(40)
    expect(JSON.stringify(plan)).not.toMatch(/utilities|compressedAir/)
  })

  it('are none of a plan that was drawn before there were any', async () => {
    await server().database.write((db) =>
      db.execute(sql`update floor_plan set published = jsonb_set(published, '{booths}',
        (select jsonb_agg(one - 'utilities') from jsonb_array_elements(published -> 'booths') one))
        where hall_id = ${hallId}`),
    )
    expect((await list()).booths.every(({ utilities }) => utilities.length === 0)).toBe(true)
  })
})

it('the categories of exhibitors are those of their published exhibits', async () => {
  const { booths, unplaced: without } = await list()
  const id = booths.find(({ exhibitor }) => exhibitor && exhibitor.categoryIds.length > 0)?.exhibitor?.id ?? 0
  expect(without.some(({ categoryIds }) => categoryIds.length > 0)).toBe(true)
  const hide = server().database.write((db) =>
    db.update(exhibits).set({ shownFrom: null }).where(eq(exhibits.exhibitorId, id)),
  )
  await hide
  expect((await list()).booths.find(({ exhibitor }) => exhibitor?.id === id)?.exhibitor?.categoryIds).toEqual([])
})
