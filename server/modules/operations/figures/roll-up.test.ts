import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { chinaDay } from '#contract/core/china-time.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { signedInAs } from '#tests/setup/access.ts'
import { apart } from '#tests/setup/races/apart.ts'
import { comeSecond, fulfilled, race, RACERS } from '#tests/setup/races/race.ts'
import { useServer } from '#tests/setup/server.ts'
import { analyticsEvents } from '#server/modules/operations/analytics/analytics.schema.ts'
import { searchedTerms } from '#server/modules/fair/search/search.schema.ts'
import { figureCounts, figureProgress, figureSeen } from './figures.schema'
import { readTerm, rollUp } from './roll-up'
import { countViews, findLastEvent } from './roll-up.queries'

const server = useServer('demo')

let made = 0
const at = (moment: string) => new Date(moment)

interface Made {
  receivedAt: Date
  visitorId?: string
  name?: string
  kind?: string
  recordId?: number
  accountId?: number
  url?: string
}

function eventOf({
  receivedAt,
  visitorId = 'visitor-1',
  name = 'home',
  kind = 'page',
  recordId,
  accountId,
  url,
}: Made) {
  const eventId = `figure-event-${(made += 1)}`
  const event = { eventId, visitorId, sessionId: 'session-1', time: 1, language: 'zh-CN', name, url: url ?? '/' }
  return {
    eventId,
    projectId: 'yunzhan',
    kind,
    name,
    visitorId,
    sessionId: 'session-1',
    event: { ...event, ...(recordId === undefined ? {} : { recordId }) },
    receivedAt,
    accountId: accountId ?? null,
  }
}

const add = (list: readonly Made[]) =>
  server().database.write((db) => db.insert(analyticsEvents).values(list.map(eventOf)))

beforeEach(async () => {
  await server().database.write(async (db) => {
    for (const table of [figureCounts, figureSeen, figureProgress, analyticsEvents, searchedTerms])
      await db.delete(table)
  })
})

async function counts(kind: (typeof figureCounts.$inferSelect)['kind']) {
  const rows = await server().database.db.select().from(figureCounts).where(eq(figureCounts.kind, kind))
  return rows.map(({ hour, name, recordId, count }) => `${hour.toISOString()} ${name} ${recordId} ${count}`).toSorted()
}

/** Numbers that look as if by chance, the same in every run. */
function chance(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return Math.floor((state / 4_294_967_296) * below)
  }
}

/** Events of two days around midnight in GMT+8 (16:00 UTC). */
function randomEvents(count: number, seed: number): Made[] {
  const below = chance(seed)
  const names = ['home', 'ExhibisDetail', 'ExhibitorDetail', 'news']
  return Array.from({ length: count }, () => {
    const name = names[below(names.length)] ?? 'home'
    return {
      receivedAt: new Date(at('2026-03-01T10:00:00Z').getTime() + below(12 * 3_600_000)),
      visitorId: `visitor-${below(60)}`,
      name,
      kind: ['page', 'page', 'page', 'vst', 'user'][below(5)] ?? 'page',
      ...(name.endsWith('Detail') ? { recordId: 1 + below(5) } : {}),
    }
  })
}

describe('the roll-up', () => {
  it('equals counting the raw rows, across midnight in GMT+8, in however many runs', async () => {
    const events = randomEvents(900, 7)
    for (let from = 0; from < events.length; from += 300) {
      await add(events.slice(from, from + 300))
      await rollUp(server().database)
    }
    const raw = (rows: { text: string }[]) => rows.map(({ text }) => text).toSorted()
    const count = async (select: string) => {
      const text = sql.raw(select)
      const { db } = server().database
      return raw(await db.select({ text: sql<string>`text` }).from(sql`(${text}) counted`))
    }
    const iso = (moment: string) => `to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    const hour = iso(`date_trunc('hour', received_at)`)
    const pages = await count(
      `select ${hour} || ' ' || name || ' ' || coalesce(event->>'recordId', '0') || ' ' || count(*) as text
       from analytics_event where kind = 'page' group by ${hour}, name, event->>'recordId'`,
    )
    expect(pages.length).toBeGreaterThan(50)
    expect(await counts('page')).toEqual(pages)
    const perHour = await count(
      `select ${hour} || '  0 ' || count(distinct visitor_id) as text from analytics_event where kind = 'page' group by ${hour}`,
    )
    expect(await counts('visitor')).toEqual(perHour)
    const { db } = server().database
    const perDay = await db
      .select({ day: sql<string>`day`, n: sql<number>`n` })
      .from(
        sql`(select to_char(received_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day, count(distinct visitor_id)::int as n
          from analytics_event where kind = 'page' group by 1) by_day`,
      )
      .orderBy(sql`day`)
    const days = new Map<string, number>()
    for (const row of await db.select().from(figureCounts).where(eq(figureCounts.kind, 'dayVisitor'))) {
      days.set(chinaDay(row.hour), (days.get(chinaDay(row.hour)) ?? 0) + row.count)
    }
    expect(perDay.map(({ day }) => day)).toEqual(['2026-03-01', '2026-03-02'])
    expect(Object.fromEntries(days)).toEqual(Object.fromEntries(perDay.map(({ day, n }) => [day, n])))
  })

  it('counts a visitor of two hours in each hour and once on the day', async () => {
    await add(['14:10', '14:50', '15:20', '16:05'].map((clock) => ({ receivedAt: at(`2026-03-01T${clock}:00Z`) })))
    await rollUp(server().database)
    expect((await counts('visitor')).map((row) => row.slice(11, 13))).toEqual(['14', '15', '16'])
    expect(await counts('dayVisitor')).toEqual(['2026-03-01T14:00:00.000Z  0 1', '2026-03-01T16:00:00.000Z  0 1'])
  })

  it('counts once when ten do it at once, which would count ten times without holding the progress', async () => {
    await add(randomEvents(40, 3).map((one) => ({ ...one, kind: 'page' })))
    const { database } = server()
    // The row that they hold is there.
    await database.write((db) => db.insert(figureProgress).values({ name: 'events', eventId: 0 }))
    const total = async () => {
      const rows = await database.db.select().from(figureCounts).where(eq(figureCounts.kind, 'page'))
      return rows.reduce((all, { count }) => all + count, 0)
    }
    const held = await race(database, 'figure_progress', () => rollUp(database))
    expect(fulfilled(held)).toHaveLength(RACERS)
    expect(await total()).toBe(40)
    await database.write((db) => db.delete(figureCounts))
    const last = await database.write((db) => findLastEvent(db))
    const plain = await race(database, 'figure_count', () =>
      database.write((db) => countViews(db, { after: 0, upTo: last })),
    )
    expect(fulfilled(plain)).toHaveLength(RACERS)
    expect(await total()).toBe(40 * RACERS)
  })

  it('waits for an event with an earlier id that is stored last', async () => {
    const { database } = server()
    await comeSecond(
      database,
      async (db) => {
        await db.insert(analyticsEvents).values(eventOf({ receivedAt: at('2026-03-01T10:00:00Z'), visitorId: 'slow' }))
        // Its id is higher, and it is stored at once.
        await apart(() => add([{ receivedAt: at('2026-03-01T10:00:00Z'), visitorId: 'quick' }]))
      },
      () => rollUp(database),
    )
    expect(await counts('visitor')).toEqual(['2026-03-01T10:00:00.000Z  0 2'])
  })

  it('knows countries and stands by accounts and records, not by what an event says', async () => {
    const { userid } = await signedInAs(server(), userTypes.exhibitor)
    const when = { receivedAt: at('2026-03-01T10:00:00Z') }
    await add([
      { ...when, name: 'ExhibitorDetail', recordId: 1, accountId: Number(userid) },
      { ...when, name: 'ExhibisDetail', recordId: 1, visitorId: 'other' },
      { ...when, name: 'ExhibisDetail', recordId: 2_000_000_000, visitorId: 'other' },
    ])
    await rollUp(server().database)
    expect(await counts('country')).toEqual(['2026-03-01T10:00:00.000Z 156 0 1'])
    expect(await counts('standCountry')).toEqual(['2026-03-01T10:00:00.000Z 156 1 1'])
    const views = (await counts('stand')).map((row) => Number(row.split(' ').at(-1)))
    expect(views.reduce((all, one) => all + one, 0)).toBe(2)
  })

  it('counts terms without accounts, and what they find', async () => {
    const search = (keyWord: string) => ({
      receivedAt: at('2026-03-01T10:00:00Z'),
      name: 'search',
      url: `http://fair/index.html#/intelligentSearchDetails?keyWord=${encodeURIComponent(keyWord)}`,
    })
    await add([...['青瓷', ' 青瓷 ', 'qzxwv'].map(search), search('13800138006'), search('a@b.example')])
    await rollUp(server().database)
    const rows = await server().database.db.select().from(searchedTerms).orderBy(searchedTerms.count)
    expect(rows).toMatchObject([
      { day: '2026-03-01', term: 'qzxwv', count: 1, hits: 0 },
      { day: '2026-03-01', term: '青瓷', count: 2 },
    ])
    expect(rows[1]?.hits).toBeGreaterThan(0)
  })
})

it('a term is read from an address, however it is written', () => {
  expect(readTerm('http://x/#/intelligentSearchDetails?keyWord=%E9%9D%92+Ware&type=1')).toBe('青 ware')
  expect(readTerm('http://x/#/intelligentSearchDetails?keyWord=%E9')).toBe('')
  expect(readTerm('http://x/')).toBe('')
})

it('forgets who was seen days ago, and what was counted of them stays', async () => {
  await add([{ receivedAt: at('2026-03-01T02:00:00Z'), visitorId: 'visitor-of-long-ago' }])
  await rollUp(server().database)
  const before = await counts('dayVisitor')
  await add([{ receivedAt: at('2026-03-05T02:00:00Z'), visitorId: 'visitor-of-now' }])
  await rollUp(server().database)
  const seen = await server().database.db.selectDistinct({ who: figureSeen.who }).from(figureSeen)
  expect(seen.map(({ who }) => who).toSorted()).toEqual(['visitor-of-now', 'visitor-of-now session-1'])
  expect(await counts('dayVisitor')).toEqual(expect.arrayContaining(before))
})
