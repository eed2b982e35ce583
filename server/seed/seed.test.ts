import { count, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { listAdverts } from '#contract/fair/adverts/endpoints.ts'
import { allEndpoints } from '#contract/catalog/endpoints.ts'
import type { AnyEndpoint } from '#contract/core/endpoint.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { listExhibitors } from '#contract/fair/exhibitors/endpoints.ts'
import { listExhibits } from '#contract/fair/exhibits/endpoints.ts'
import { getMainDetail, getLaunchDate } from '#contract/fair/expo/endpoints.ts'
import { listOwnQuestionnaires } from '#contract/operations/questionnaires/endpoints.ts'
import { chinaDay } from '#contract/core/china-time.ts'
import { getScheduleInfo } from '#contract/fair/schedule/endpoints.ts'
import { languages } from '#contract/core/language.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { useServer } from '#tests/setup/server.ts'
import { adverts } from '#server/modules/fair/adverts/adverts.schema.ts'
import { coupons } from '#server/modules/commerce/coupons/coupons.schema.ts'
import { exhibitors } from '#server/modules/fair/exhibitors/exhibitors.schema.ts'
import { exhibits } from '#server/modules/fair/exhibits/exhibits.schema.ts'
import { lives } from '#server/modules/live/live/live.schema.ts'
import { createCalendar } from './calendar'
import { seedWhenEmpty } from './seed'

const server = useServer('demo')

/** The inputs of calls that need one. */
const inputs: Record<string, object> = {
  getExhibit: { id: 1 },
  getExhibitor: { id: 1 },
  getBigData: { languageType: 1 },
  getHall: { id: 1 },
  getFloorPlan: { hallId: 1 },
  getDayPlan: { date: chinaDay(new Date()) },
  getArticle: { id: 1 },
  getTopic: { id: 1 },
  getAgreement: { which: 'service' },
  suggest: { keyword: '青花' },
  searchFair: { keyWord: '青花' },
  listAdverts: { module: 'home' },
  listWebAdverts: { module: 'popup' },
  getCountryById: { id: 156 },
  listAreas: { countryId: 156 },
  listCities: { stateCode: '330000' },
  getAreaByState: { stateOrCity: 'Hangzhou' },
  getCnIndustryByEn: { industry: ['Product Design'] },
  getGroupList: { expoId: 2 },
  textSafe: { text: '青花' },
  checkCallback: { callback: '/news.html#/' },
  getLive: { id: 3 },
  listTakenDays: { id: 1 },
  getRoomTemplate: { id: 1 },
  listSlots: { exhibitorId: 1 },
  listBookable: { hallId: 1 },
  getPushScreen: { liveId: 3 },
  getDemand: { id: 1 },
  verifyDemandStatus: { id: 1, version: 1 },
}

/** Of recordings, and of files, bookings, payments and drafts of the viewer, what the fair says in place of the site's own documents, and answers that exhibitors gave in time: the demo fair has none. */
const ofRequesters = new Set([
  'getCashierPayment',
  'getMaterials',
  'previewFile',
  'downloadFile',
  'openFile',
  'getReserve',
  'getReserveCalendar',
  'getSubscribedCalendar',
  'getPreview',
  'listAgreements',
  'listChapters',
  'getReplyPromise',
])

const browsing = allEndpoints.filter(
  ({ name, endpoint }) => endpoint.access === 'public' && endpoint.reads && !ofRequesters.has(name),
)

describe('the demo fair', () => {
  it.each(browsing)(
    'answers $name in both languages as the contract says, and with something in it',
    async ({ name, endpoint }) => {
      for (const language of languages) {
        const call: AnyEndpoint = endpoint
        const input: unknown = name === 'listLogos' ? [1, 2, 3, 4, 5] : (inputs[name] ?? {})
        const answer = await server().ask(call, input, { language })
        expect(answer.msg).toBe('')
        expect(answer.code).toBe(0)
        expect(answer.data).not.toEqual([])
        expect(answer.data).not.toMatchObject({ totalCount: 0 })
      }
    },
  )

  it('has 48 exhibitors, 360 exhibits and 20 live sessions of every status', async () => {
    const { db } = server().database
    const numberOf = async (table: typeof exhibitors | typeof exhibits | typeof lives) =>
      (await db.select({ n: count() }).from(table))[0]?.n
    expect(await numberOf(exhibitors)).toBe(48)
    expect(await numberOf(exhibits)).toBe(360)
    expect(await numberOf(lives)).toBe(20)
    const statuses = await db.selectDistinct({ status: lives.status }).from(lives)
    expect(statuses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 6])
  })

  it('has three coupons that can be claimed: two from the list, one by its code', async () => {
    const rows = await server().database.db.select().from(coupons)
    expect(rows.map(({ kind, code, state }) => [kind, code, state])).toEqual([
      ['reduction', null, 'open'],
      ['gift', null, 'open'],
      ['ticket', 'YUNZHAN', 'open'],
    ])
  })

  it('asks whoever logs in how the visit was', async () => {
    const headers = await signedInAs(server(), userTypes.buyer)
    const { data } = await server().ask(listOwnQuestionnaires, {}, { headers })
    expect(data.list.map(({ title, state }) => [title, state])).toEqual([['观展体验问卷', 'unfilled']])
  })

  it('has three exhibitors without English, shown in Chinese and marked', async () => {
    const { data } = await server().ask(listExhibitors, { limit: 100 }, { language: 'en-US' })
    expect(data.list.filter(({ fallbackFields }) => fallbackFields.includes('company'))).toHaveLength(3)
  })

  it('shows English readers an advert without Chinese characters', async () => {
    const imageIn = async (language: 'zh-CN' | 'en-US') =>
      (await server().ask(listAdverts, { module: 'exhibits' }, { language })).data.map(({ imageUrl }) => imageUrl)
    const [zh, en] = [await imageIn('zh-CN'), await imageIn('en-US')]
    expect(zh.filter((url) => url.includes('/type/'))).toHaveLength(1)
    expect([en.length, en.filter((url) => url.includes('/type/'))]).toEqual([zh.length, []])
  })

  it('has one place with a single advert', async () => {
    const { db } = server().database
    const places = await db.select({ n: count() }).from(adverts).groupBy(adverts.module).having(eq(count(), 1))
    expect(places).toHaveLength(1)
  })

  it('shows all eight halls among the first twenty exhibits', async () => {
    const { db } = server().database
    const { data } = await server().ask(listExhibits, {})
    const ids = data.list.map(({ exhibitsInfoId }) => exhibitsInfoId)
    const shown = await db
      .selectDistinct({ hall: exhibits.hallId })
      .from(exhibits)
      .where(sql`${exhibits.id} in ${ids}`)
    expect(shown).toHaveLength(8)
  })

  it('is on today, whenever it is made', async () => {
    const { data } = await server().ask(getLaunchDate, {})
    expect(Date.parse(data.launchDate)).toBeLessThan(Date.now())
    expect(Date.parse(data.endDate)).toBeGreaterThan(Date.now())
    const days = await server().ask(getScheduleInfo, {})
    expect(days.data).toHaveLength(5)
    const detail = await server().ask(getMainDetail, {})
    expect(detail.data.expoInfo.hosts.length).toBeGreaterThan(0)
  })

  it('is not made twice', async () => {
    expect(await seedWhenEmpty(server().database)).toBe(false)
  })
})

describe('the calendar', () => {
  it.each(['2026-03-01T15:59:59Z', '2026-03-01T16:00:00Z', '2026-12-31T23:00:00Z'])(
    'at %s is on its third day by GMT+8',
    (now) => {
      const calendar = createCalendar(new Date(now))
      expect(calendar.day(2).getTime()).toBeLessThanOrEqual(Date.parse(now))
      expect(calendar.day(3).getTime()).toBeGreaterThan(Date.parse(now))
      expect(calendar.day(0, '09:00').toISOString()).toMatch(/T01:00:00/)
    },
  )
})
