import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { chinaDay, chinaDayBounds } from '#contract/core/china-time.ts'
import { errors } from '#contract/catalog/errors.ts'
import { userTypes } from '#contract/core/permissions.ts'
import * as contract from '#contract/operations/figures/endpoints.ts'
import { collect } from '#contract/operations/analytics/endpoints.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { useServer } from '#tests/setup/server.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { storeEvent } from '#server/modules/operations/analytics/analytics.queries.ts'
import { analyticsEvents } from '#server/modules/operations/analytics/analytics.schema.ts'
import { conversations } from '#server/modules/live/chat/chat.schema.ts'
import { exhibits } from '#server/modules/fair/exhibits/exhibits.schema.ts'
import { follows } from '#server/modules/trade/follows/follows.schema.ts'
import { refreshReplies } from './replies'
import { rollUp } from './roll-up'
import { median } from './stand'

const server = useServer('demo')

const VISITORS = 2_000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Yesterday: every hour of it has ended. */
const day = chinaDay(new Date(Date.now() - DAY_MS))
const { from } = chinaDayBounds(day)

interface Visit {
  visitor: number
  /** ms after the day began */
  at: number
  pages: { name: string; recordId?: number; url?: string }[]
}

/** Who comes when and looks at what: everybody at home and one exhibit, every third at an exhibitor, every tenth searches. */
const script: Visit[] = Array.from({ length: VISITORS }, (_, visitor) => ({
  visitor,
  at: (visitor * 41_000) % DAY_MS,
  pages: [
    { name: 'home' },
    { name: 'ExhibisDetail', recordId: 1 + (visitor % 7) },
    ...(visitor % 3 === 0 ? [{ name: 'ExhibitorDetail', recordId: 1 + (visitor % 4) }] : []),
    ...(visitor % 10 === 0
      ? [{ name: 'search', url: `/#/intelligentSearchDetails?keyWord=${visitor % 20 ? '瓷' : 'qzxwv'}` }]
      : []),
  ],
}))

/** Stores the day as it came: the moment of each event is that of its script. */
async function happen(): Promise<void> {
  const { database } = server()
  await database.write(async (db) => {
    for (const { visitor, at, pages } of script) {
      const views = [
        { name: 'visit', kind: 'vst' as const },
        ...pages.map((page) => ({ ...page, kind: 'page' as const })),
      ]
      for (const [place, { kind, name, ...rest }] of views.entries()) {
        const event = {
          eventId: `day-${visitor}-${place}`,
          visitorId: `visitor-${visitor}`,
          sessionId: `session-${visitor}`,
          time: from.getTime() + at,
          language: 'zh-CN',
          name,
          url: '/',
          referrer: '',
          userId: '',
          userType: '',
          ...rest,
        }
        await storeEvent(db, { projectId: 'yunzhan', kind, ...event }, undefined)
      }
    }
    await db
      .update(analyticsEvents)
      .set({ receivedAt: sql`to_timestamp((${analyticsEvents.event} ->> 'time')::float8 / 1000)` })
  })
}

const as = async (userType: number) => ({ headers: await signedInAs(server(), userType) })

it('a scripted day of 2,000 visitors is on the dashboard as counted by hand', async () => {
  await happen()
  await rollUp(server().database)
  const { data } = await server().ask(
    contract.getFairFigures,
    { day, against: '2026-01-01' },
    await as(userTypes.organizer),
  )
  const pages = script.flatMap((visit) => visit.pages)
  const named = (name: string) => pages.filter((page) => page.name === name).length
  expect(data.day).toMatchObject({
    day,
    visitors: VISITORS,
    visits: VISITORS,
    views: pages.length,
    searches: 200,
    missed: 100,
  })
  const ofHour = (hour: number) => script.filter(({ at }) => Math.floor(at / HOUR_MS) === hour)
  expect(data.day.hours).toEqual(
    Array.from({ length: 24 }, (_, hour) => ({
      hour,
      visitors: ofHour(hour).length,
      views: ofHour(hour).flatMap((visit) => visit.pages).length,
    })),
  )
  expect(data.pages.find(({ name }) => name === 'home')?.count).toBe(VISITORS)
  expect(data.pages.find(({ name }) => name === 'ExhibitorDetail')?.count).toBe(named('ExhibitorDetail'))
  const exhibit = (id: number) => pages.filter((page) => page.name === 'ExhibisDetail' && page.recordId === id).length
  const most = data.exhibits.map(({ id, views }) => [id, views])
  expect(most.filter(([, views]) => Number(views) > 0)).toEqual(
    [1, 2, 3, 4, 5, 6, 7]
      .map((id) => [id, exhibit(id)])
      .toSorted((a, b) => Number(b[1]) - Number(a[1]) || Number(a[0]) - Number(b[0])),
  )
  expect(data.missedTerms).toEqual([{ term: 'qzxwv', count: 100, hits: 0 }])
  expect(data.against).toMatchObject({ day: '2026-01-01', visitors: 0, views: 0 })
  // The browsers of yesterday are not here now.
  expect(data.now).toBe(0)
})

it('the dashboard is for who reads business', async () => {
  const { code } = await server().ask(contract.getFairFigures, {}, await as(userTypes.exhibitor))
  expect(code).toBe(errors.NotAllowed.code)
})

it('an exhibitor reads its own are beside its hall, also its sales team', async () => {
  const { database } = server()
  const { headers } = await as(userTypes.exhibitor)
  const [account] = await database.db
    .select()
    .from(accounts)
    .where(eq(accounts.id, Number(headers.userid)))
  const own = account?.exhibitorId ?? 0
  const ofStand = await database.db.select().from(exhibits).where(eq(exhibits.exhibitorId, own))
  const theirs = new Set(ofStand.map(({ id }) => id))
  const viewsOf = ({ name, recordId = 0 }: Visit['pages'][number]) =>
    (name === 'ExhibitorDetail' && recordId === own) || (name === 'ExhibisDetail' && theirs.has(recordId))
  await database.write((db) =>
    db
      .insert(follows)
      .values({ accountId: Number(headers.userid), kind: 'exhibitor', targetId: own })
      .onConflictDoNothing(),
  )
  const { data } = await server().ask(contract.getStandFigures, { days: 7 }, { headers })
  expect(data.own).toMatchObject({
    views: script.flatMap(({ pages }) => pages).filter(viewsOf).length,
    visitors: script.filter(({ pages }) => pages.some(viewsOf)).length,
    opened: script.flatMap(({ pages }) => pages).filter((page) => page.name === 'ExhibisDetail' && viewsOf(page))
      .length,
    follows: 1,
  })
  expect(data.days.find((row) => row.day === day)).toMatchObject({ views: data.own.views, visitors: data.own.visitors })
  expect(data.days).toHaveLength(7)
  expect(data.hallSize).toBeGreaterThan(1)
  expect(data.hall?.views).toBeLessThan(data.own.views)
  const [alone] = await database.db
    .select()
    .from(accounts)
    .where(sql`${accounts.userType} = ${userTypes.salesperson} and ${accounts.exhibitorId} is null`)
  if (!alone) return
  const { code } = await server().ask(contract.getStandFigures, {}, await as(userTypes.salesperson))
  expect([0, errors.NoExhibitor.code]).toContain(code)
})

it('an exhibitor’s answers are shown from ten questions on', async () => {
  const { database } = server()
  const people = await database.db.select({ id: accounts.id }).from(accounts).orderBy(accounts.id).limit(10)
  const requested = (visitorId: number, place: number) => {
    const requestedAt = new Date(Date.now() - DAY_MS - place * 1_000)
    const answeredAt = place === 0 ? null : new Date(requestedAt.getTime() + place * 10 * 60_000)
    return { visitorId, service: '7', requestedAt, answeredAt }
  }
  const rows = people.map(({ id }, place) => requested(id, place))
  await database.write((db) => db.insert(conversations).values(rows.slice(0, 9)))
  await refreshReplies(database)
  expect((await server().ask(contract.getReplyPromise, { id: 7 })).data).toBeNull()
  await database.write((db) => db.insert(conversations).values(rows.slice(9)))
  await refreshReplies(database)
  // Nine of ten were answered, after 10 to 90 minutes: half of them within 50. What was kept of the answer before has ended.
  const { data } = await server().ask(contract.getReplyPromise, { id: 7 })
  expect(data?.minutes).toBeCloseTo(50)
  expect(data?.share).toBeCloseTo(0.9)
})

it('an event counts for the account of its session, and for nobody by its own word', async () => {
  const { token, userid } = await signedInAs(server(), userTypes.buyer)
  const event = (eventId: string, over: object) => ({
    projectId: 'yunzhan',
    kind: 'page' as const,
    eventId,
    visitorId: 'visitor-of-buyer',
    sessionId: 'session-of-buyer',
    time: 1,
    language: 'zh-CN',
    name: 'home',
    url: '/',
    userId: '1',
    userType: '5',
    ...over,
  })
  const bigDataField = { type: '6', name: '陈采薇', countryName: '中国' }
  await server().ask(collect, event('event-of-buyer', { token, bigDataField }))
  await server().ask(collect, event('event-of-nobody', { token: 'made-up', bigDataField }))
  const find = async (eventId: string) =>
    (await server().database.db.select().from(analyticsEvents).where(eq(analyticsEvents.eventId, eventId)))[0]
  const known = await find('event-of-buyer')
  expect(known).toMatchObject({ accountId: Number(userid), event: { userId: userid, userType: '6' } })
  expect(JSON.stringify(known)).not.toContain('陈采薇')
  expect(JSON.stringify(known)).not.toContain(token)
  expect(await find('event-of-nobody')).toMatchObject({ accountId: null, event: { userId: '', userType: '' } })
})

it('a median is the middle one, or the mean of the middle two', () => {
  expect([median([]), median([4]), median([9, 1, 2]), median([4, 1, 2, 9])]).toEqual([null, 4, 2, 3])
})
