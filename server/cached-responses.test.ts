import { eq, sql } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { listHalls } from '#contract/fair/halls/endpoints.ts'
import { listLives } from '#contract/live/live/endpoints.ts'
import { listNewsColumns } from '#contract/fair/news/endpoints.ts'
import { getCountryById } from '#contract/foundation/places/endpoints.ts'
import { getRecentSchedule } from '#contract/fair/schedule/endpoints.ts'
import type { Language } from '#contract/core/language.ts'
import { useServer } from '#tests/setup/server.ts'
import { halls } from '#server/modules/fair/halls/halls.schema.ts'
import { storeCount } from '#server/modules/live/live/live.queries.ts'
import { lives } from '#server/modules/live/live/live.schema.ts'
import { articles, newsColumns } from '#server/modules/fair/news/news.schema.ts'
import { scheduleEvents } from '#server/modules/fair/schedule/schedule.schema.ts'

const server = useServer('demo')

afterEach(() => void vi.useRealTimers())

interface Sent {
  body?: string
  language?: Language
  type?: string
}

async function columns({ body = '{}', language = 'zh-CN', type = 'application/json' }: Sent = {}): Promise<string> {
  const answer = await server().app.inject({
    method: 'POST',
    url: `/api${listNewsColumns.path}`,
    headers: { 'content-type': type, language },
    payload: body,
  })
  return answer.body
}

/** Behind the cache's back, so that only a computed answer shows it. */
async function renameColumns(zh: string): Promise<void> {
  await server()
    .database.db.update(newsColumns)
    .set({ name: { zh, en: zh } })
}

/** The columns are shown with how many articles each has. */
const publish = (title: string) =>
  server().database.write((db) =>
    db.update(articles).set({ title: { zh: title, en: title }, columnId: sql`${articles.columnId}` }),
  )

describe('one cached answer serves', () => {
  it.each([
    ['padding', `{${' '.repeat(5_000)}}`],
    ['fields that the call does not take', '{"seed":1,"deep":{"a":[1,2,3]}}'],
    ['an empty body', ''],
    ['an escaped name', '{"\\u0073eed":1}'],
  ])('%s', async (_, body) => {
    await publish('anew')
    await renameColumns('before')
    const first = await columns()
    await renameColumns('after')
    expect(first).toContain('before')
    expect(await columns({ body })).toBe(first)
    expect(await columns({ language: 'en-US', body })).toContain('after')
  })
})

it('a body sent as a form is not taken for the same text as JSON', async () => {
  const { app } = server()
  const send = (type: string, payload: string) =>
    app.inject({
      method: 'POST',
      url: '/api/ce-exhibition/web/exhibits/list',
      headers: { 'content-type': type, language: 'zh-CN' },
      payload,
    })
  const payload = '{"keyWord":"nothing has this name"}'
  const form = await send('application/x-www-form-urlencoded', payload)
  const json = await send('application/json', payload)
  expect(form.json<{ data: { totalCount: number } }>().data.totalCount).toBeGreaterThan(0)
  expect(json.json()).toMatchObject({ data: { totalCount: 0 } })
})

describe('a cached answer', () => {
  it('ends with a write to what it was read from, and outlives any other', async () => {
    const { database } = server()
    await publish('before')
    await renameColumns('before')
    await columns()
    await renameColumns('after')
    await database.write((db) => db.update(halls).set({ coverUrl: { zh: '/other.svg', en: '' } }))
    // Of a table that it was read from, but nothing that it shows.
    await database.write((db) => db.update(articles).set({ title: { zh: '另', en: 'Other' } }))
    expect(await columns()).toContain('before')
    await publish('after')
    expect(await columns()).toContain('after')
  })

  it('ends with a write by SQL of any shape', async () => {
    const { database } = server()
    const before = await server().ask(listHalls, {})
    const [first] = before.data
    await database.write((db) =>
      db.execute(`with renamed as (update hall set name = '{"zh":"新","en":"New"}' where id = ${first?.hallId} returning id)
        select * from renamed`),
    )
    const after = await server().ask(listHalls, {})
    expect(after.data.find(({ hallId }) => hallId === first?.hallId)?.hallName).toBe('新')
  })

  it('ends with what is appended to such a table', async () => {
    const { database } = server()
    await database.write((db) => db.update(lives).set({ status: 1 }))
    const [first] = (await server().ask(listLives, {})).data.list
    await database.write((db) => storeCount(db, first?.id ?? 0, 4_321))
    const again = (await server().ask(listLives, {})).data.list.find(({ id }) => id === first?.id)
    expect(again?.onlineCount).toBe(4_321)
  })

  it('of a call that reads no table is kept as well', async () => {
    expect((await server().ask(getCountryById, { id: 156 })).data?.id).toBe(156)
  })
})

describe('over midnight GMT+8, without a write', () => {
  it('the events of the day before are over', async () => {
    const { database } = server()
    const [event] = await database.db.select().from(scheduleEvents).limit(1)
    await database.write((db) => db.delete(scheduleEvents))
    const day = (text: string) => new Date(`2027-05-${text}+08:00`)
    await database.write((db) =>
      db.insert(scheduleEvents).values([
        {
          ...event,
          id: 1,
          key: 'late',
          title: { zh: '晚', en: 'Late' },
          startsAt: day('13T22:00'),
          endsAt: day('14T00:00'),
        },
        {
          ...event,
          id: 2,
          key: 'early',
          title: { zh: '早', en: 'Early' },
          startsAt: day('14T09:00'),
          endsAt: day('14T10:00'),
        },
      ] as (typeof scheduleEvents.$inferInsert)[]),
    )
    const titles = async () => (await server().ask(getRecentSchedule, {})).data.map(({ title }) => title)
    vi.useFakeTimers({ toFake: ['Date'], now: day('13T23:59:59') })
    expect(await titles()).toEqual(['晚', '早'])
    // Not seen until what is cached ends: it is cached indeed.
    await database.db
      .update(scheduleEvents)
      .set({ title: { zh: '改', en: 'Changed' } })
      .where(eq(scheduleEvents.id, 1))
    expect(await titles()).toEqual(['晚', '早'])
    vi.setSystemTime(day('14T00:00:00'))
    expect(await titles()).toEqual(['早'])
    vi.setSystemTime(day('14T10:00:00'))
    expect(await titles()).toEqual([])
  })
})
