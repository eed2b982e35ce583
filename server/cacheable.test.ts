import { beforeAll, describe, expect, it, vi } from 'vitest'
import { allEndpoints, schemasOf } from '#contract/catalog/endpoints.ts'
import { useServer } from '#tests/setup/server.ts'
import { buildRoutes } from '#server/domains/routes.ts'
import { isUncached } from '#server/platform/db/table-use.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { validate } from '#server/platform/http/input.ts'

const server = useServer('demo')

/** Inputs of calls that need one. */
const inputs: Record<string, unknown> = {
  getExhibit: { id: 1 },
  getExhibitor: { id: 1 },
  getHall: { id: 1 },
  getFloorPlan: { hallId: 1 },
  getDayPlan: { date: '2026-05-01' },
  getReplyPromise: { id: 1 },
  getArticle: { id: 1 },
  getTopic: { id: 1 },
  getAgreement: { which: 'service' },
  getGroupList: { expoId: 2 },
  getCountryById: { id: 156 },
  listAreas: { countryId: 156 },
  listCities: { stateCode: '33' },
  getAreaByState: { stateOrCity: '浙江' },
  getCnIndustryByEn: { industry: ['Crafts'] },
  listAdverts: { module: 'home', type: 1 },
  listWebAdverts: { module: 'home', type: 1 },
  listLogos: [1, 2, 3, 4, 5],
  suggest: { keyword: '瓷' },
  searchFair: { keyWord: '瓷', type: 1 },
}

/** How often code of the domains has looked at the clock. */
const looks = vi.hoisted(() => ({ count: 0 }))

beforeAll(() => {
  const note = () => {
    if (/[\\/]server[\\/]modules[\\/]/.test(new Error('where').stack ?? '')) looks.count += 1
  }
  const watched = new Proxy(Date, {
    construct(target, values: unknown[]) {
      if (values.length === 0) note()
      const made: object = Reflect.construct(target, values)
      return made
    },
    get(target, field) {
      if (field === 'now') note()
      const value: unknown = Reflect.get(target, field)
      return value
    },
  })
  vi.stubGlobal('Date', watched)
  return () => vi.unstubAllGlobals()
})

const cacheable = allEndpoints.filter(({ endpoint }) => endpoint.cacheable)

/** Asks the handler itself, and gives what its answer rests on. */
async function askHandler(name: string) {
  const named = cacheable.find((one) => one.name === name)
  const route = buildRoutes('embedded').find(({ endpoint }) => endpoint === named?.endpoint)
  if (!route) throw new Error(`no route for ${name}`)
  const { db, use } = server().database.recording()
  const holdsUntil = vi.fn()
  const context = {
    input: validate(schemasOf(route.endpoint), inputs[name] ?? {}, 'zh-CN'),
    language: 'zh-CN',
    db,
    providers: server().providers,
    viewer: null,
    holdsUntil,
  }
  looks.count = 0
  // oxlint-disable-next-line no-unsafe-type-assertion -- what a cacheable call may use; anything else is undefined and fails
  await route.handle(context as unknown as Context<never>)
  return { use, saysUntilWhen: holdsUntil.mock.calls.length > 0, looks: looks.count }
}

describe('a cacheable call', () => {
  it.each(cacheable.map(({ name }) => name))(
    '%s rests on nothing but tables, and on the clock as it says',
    async (name) => {
      const { use, saysUntilWhen, looks: looked } = await askHandler(name)
      expect([...use.reads].filter(isUncached), 'a table that is not announced').toEqual([])
      expect(use.readsClock, "the database's clock").toBe(false)
      expect(looked === 0 || saysUntilWhen, 'looks at the clock and says until when').toBe(true)
      expect([...use.changes]).toEqual([])
    },
  )

  it('is seen looking at the clock', async () => {
    expect(await askHandler('getRecentSchedule')).toMatchObject({ saysUntilWhen: true, looks: 1 })
  })
})
