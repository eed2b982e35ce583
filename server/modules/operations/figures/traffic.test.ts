import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { chinaDay, chinaDayBounds } from '#contract/core/china-time.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { getFairFigures } from '#contract/operations/figures/endpoints.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { useServer } from '#tests/setup/server.ts'
import { analyticsEvents } from '#server/modules/operations/analytics/analytics.schema.ts'
import { rollUp } from './roll-up'

const server = useServer('demo')
const MINUTE_MS = 60_000
let made = 0

beforeEach(async () => {
  await server().database.write((db) =>
    db.execute(sql`truncate analytics_event, figure_count, figure_seen, figure_progress`),
  )
})

interface Seen {
  visitor: string
  session: string
  kind?: 'page' | 'vst' | 'user'
  name?: string
  account?: number
  at: Date
}

async function add(events: readonly Seen[]): Promise<void> {
  const rows = events.map(({ visitor, session, kind = 'page', name = 'home', account, at }) => {
    const eventId = `traffic-${(made += 1)}`
    const shared = { eventId, visitorId: visitor, sessionId: session, name }
    const event = { ...shared, time: 1, language: 'zh-CN' as const, url: '/', referrer: '' }
    return { ...shared, projectId: 'yunzhan', kind, accountId: account ?? null, receivedAt: at, event }
  })
  await server().database.write((db) => db.insert(analyticsEvents).values(rows))
  await rollUp(server().database)
}

async function figures(day?: string) {
  const headers = await signedInAs(server(), userTypes.organizer)
  return (await server().ask(getFairFigures, day ? { day } : {}, { headers })).data
}
const accountOf = async (userType: number) => Number((await signedInAs(server(), userType)).userid)
const minutes = (day: string, after: number) => new Date(chinaDayBounds(day).from.getTime() + after * MINUTE_MS)

describe('a scripted day', () => {
  const day = '2026-03-02'

  it('counts views, visits and visitors of the fair as by hand; staff and pages without a name count nothing', async () => {
    const [buyer, exhibitor, organizer] = await Promise.all(
      [userTypes.buyer, userTypes.exhibitor, userTypes.organizer].map(accountOf),
    )
    await add([
      // A guest: three views in two visits, beginning before midnight.
      { visitor: 'guest', session: 'g1', kind: 'vst', at: minutes(day, -5) },
      { visitor: 'guest', session: 'g1', at: minutes(day, -5) },
      { visitor: 'guest', session: 'g1', name: 'news', at: minutes(day, 5) },
      { visitor: 'guest', session: 'g2', kind: 'vst', at: minutes(day, 300) },
      { visitor: 'guest', session: 'g2', at: minutes(day, 300) },
      // Another guest opens pages that have no name for page views.
      { visitor: 'lost', session: 'l1', kind: 'vst', at: minutes(day, 310) },
      // A buyer who logs in and looks at two pages.
      { visitor: 'buyer', session: 'b1', kind: 'vst', at: minutes(day, 600) },
      { visitor: 'buyer', session: 'b1', name: 'Exhibis', at: minutes(day, 601) },
      { visitor: 'buyer', session: 'b1', kind: 'user', name: 'signIn', account: buyer ?? 0, at: minutes(day, 602) },
      { visitor: 'buyer', session: 'b1', name: 'home', account: buyer ?? 0, at: minutes(day, 603) },
      // An exhibitor works in the back office, then looks at home once.
      { visitor: 'maker', session: 'm1', kind: 'vst', account: exhibitor ?? 0, at: minutes(day, 610) },
      { visitor: 'maker', session: 'm1', account: exhibitor ?? 0, at: minutes(day, 640) },
      // An organizer opens home as a guest, logs in and looks at two pages.
      { visitor: 'desk', session: 'd1', at: minutes(day, 650) },
      { visitor: 'desk', session: 'd1', kind: 'user', name: 'signIn', account: organizer ?? 0, at: minutes(day, 651) },
      { visitor: 'desk', session: 'd1', account: organizer ?? 0, at: minutes(day, 652) },
    ])
    const { day: counted } = await figures(day)
    expect(counted).toMatchObject({ views: 5, visits: 4, visitors: 3 })
    expect(
      counted.hours.filter(({ views }) => views > 0).map(({ hour, views, visitors }) => [hour, views, visitors]),
    ).toEqual([
      [0, 1, 1],
      [5, 1, 1],
      [10, 3, 2],
    ])
    expect((await figures('2026-03-01')).day).toMatchObject({ views: 1, visits: 1, visitors: 1 })
  })
})

describe('whatever comes', () => {
  /** The same numbers in each run. */
  function random(seed: number) {
    let state = seed
    return (below: number): number => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return state % below
    }
  }

  it.each([1, 2, 3, 4, 5])('page views ≥ visits ≥ visitors, and the last five minutes ≤ today (%i)', async (seed) => {
    const below = random(seed)
    const known = [userTypes.buyer, userTypes.organizer, userTypes.exhibitor]
    const accounts = [undefined, undefined, ...(await Promise.all(known.map(async (type) => accountOf(type))))]
    const now = Date.now()
    for (let batch = 0; batch < 3; batch += 1) {
      await add(
        Array.from({ length: 60 }, (): Seen => {
          const account = accounts[below(accounts.length)]
          return {
            visitor: `v${below(20)}`,
            session: `s${below(30)}`,
            kind: (['page', 'page', 'vst', 'user'] as const)[below(4)] ?? 'page',
            ...(account === undefined ? {} : { account }),
            at: new Date(now - below(12) * MINUTE_MS),
          }
        }),
      )
      const today = await figures()
      expect(today.day.views).toBeGreaterThanOrEqual(today.day.visits)
      expect(today.day.visits).toBeGreaterThanOrEqual(today.day.visitors)
      expect(today.now).toBeLessThanOrEqual(today.day.visitors)
      expect(today.day.hours.reduce((all, { views }) => all + views, 0)).toBe(today.day.views)
    }
  })

  it('events that are not counted yet are in no figure', async () => {
    await add([{ visitor: 'a', session: 'a', at: new Date() }])
    await server().database.write((db) =>
      db.execute(sql`insert into analytics_event (event_id, project_id, kind, name, visitor_id, session_id, event)
        values ('late', 'yunzhan', 'page', 'home', 'b', 'b', '{}')`),
    )
    expect(await figures()).toMatchObject({ now: 1, day: { visitors: 1 } })
    await rollUp(server().database)
    expect(await figures(chinaDay(new Date()))).toMatchObject({ now: 2, day: { visitors: 2 } })
  })
})
