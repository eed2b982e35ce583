import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import type { Language } from '#contract/core/language.ts'
import { getRecentSchedule, getScheduleInfo } from '#contract/fair/schedule/endpoints.ts'
import { editorOf, refusedRelation } from '#tests/setup/content.ts'
import { useServer } from '#tests/setup/server.ts'
import { findEvents, findEventsWithin } from '#server/modules/operations/assistant/retrieval.queries.ts'
import { scheduleEvents } from './schedule.schema'

const server = useServer('demo')
const eventsOf = editorOf(server, 'scheduleEvent')
const hallsOf = editorOf(server, 'hall')

const DAY = '2020-05-01'
/** Over long ago, but for the assistant's question of that day. */
const event = (title: string, over: object = {}) => ({
  title: { zh: title, en: `${title} en` },
  place: { zh: '主论坛', en: 'Main forum' },
  speaker: { zh: '陆', en: 'Lu' },
  hall: null,
  topic: null,
  startsAt: `${DAY}T02:00:00.000Z`,
  endsAt: `${DAY}T03:00:00.000Z`,
  ...over,
})
const running = (title: string) =>
  event(title, { startsAt: '2020-05-02T00:00:00.000Z', endsAt: '2099-01-01T00:00:00.000Z' })
const listed = async (language: Language = 'zh-CN') => {
  const { data } = await server().ask(getScheduleInfo, {}, { headers: { language } })
  return data.flatMap(({ date, events }) => events.map((one) => ({ date, ...one })))
}
const titles = async (language?: Language) => (await listed(language)).map(({ title }) => title)
const recent = async () => (await server().ask(getRecentSchedule, { limit: 20 })).data.map(({ title }) => title)
const known = async (title: string) => {
  const { db } = server().database
  const within = { from: new Date(`${DAY}T00:00:00Z`), until: new Date(`${DAY}T23:00:00Z`) }
  return [(await findEvents(db, [title])).length, (await findEventsWithin(db, within, 9)).length]
}

it('an event is unseen as a draft, stands on its day in both languages, and goes when it is withdrawn', async () => {
  const { data: draft } = await eventsOf.add(event('拓印课'))
  expect([await titles(), await known('拓印课')]).toEqual([expect.not.arrayContaining(['拓印课']), [0, 0]])
  const { data: shown } = await eventsOf.publish(draft)
  expect(await listed('en-US')).toContainEqual(
    expect.objectContaining({
      date: DAY,
      title: '拓印课 en',
      place: 'Main forum',
      speaker: 'Lu',
      hallId: null,
      liveId: null,
    }),
  )
  expect([await titles(), await known('拓印课')]).toEqual([expect.arrayContaining(['拓印课']), [1, 1]])
  await eventsOf.withdraw(shown)
  expect([await titles(), await known('拓印课')]).toEqual([expect.not.arrayContaining(['拓印课']), [0, 0]])
})

it('an event comes and goes by the clock, among those that run too', async () => {
  const soon = new Date(Date.now() + 1_500).toISOString()
  await eventsOf.publish((await eventsOf.add(running('将来'))).data, { from: soon })
  await eventsOf.publish((await eventsOf.add(running('将去'))).data, { until: soon })
  await recent()
  await titles()
  await expect.poll(recent, { timeout: 20_000, interval: 100 }).toContain('将来')
  await expect.poll(recent, { timeout: 20_000, interval: 100 }).not.toContain('将去')
  expect(await titles()).toEqual(expect.arrayContaining(['将来']))
  expect(await titles()).not.toContain('将去')
})

it('an event keeps the session that shows it when it is edited', async () => {
  const { db } = server().database
  const before = (await listed()).find(({ liveId }) => liveId !== null)
  const id = before?.id ?? 0
  const { data } = await eventsOf.get(id)
  expect(data).toMatchObject({ state: 'published', revision: 0 })
  const title = { zh: '改了名', en: 'Renamed' }
  const { data: saved } = await eventsOf.save(data, { ...data.document, title })
  await eventsOf.publish(saved)
  const [row] = await db.select().from(scheduleEvents).where(eq(scheduleEvents.id, id))
  expect(row).toMatchObject({ title, liveId: before?.liveId, hallId: before?.hallId })
})

it('an event that ends before it begins is not saved', async () => {
  const over = { endsAt: `${DAY}T02:00:00.000Z` }
  expect(await eventsOf.add(event('倒', over))).toMatchObject({
    code: errors.BadInput.code,
    data: { fields: [{ field: 'document.endsAt' }] },
  })
})

it('an event is in a hall that visitors know, and such a hall is in use', async () => {
  const { data: hall } = await hallsOf.add({
    name: { zh: '侧馆', en: 'Side hall' },
    introduction: { zh: '', en: '' },
    coverUrl: { zh: '', en: '' },
    colorType: '0',
    templateName: 'simple-style',
    overseas: 'no',
  })
  const { data: draft } = await eventsOf.add(event('在侧馆', { hall: hall.id }))
  expect(await eventsOf.publish(draft)).toMatchObject(refusedRelation('hall', '所选内容尚未发布，请先发布它'))
  const { data: open } = await hallsOf.publish(hall)
  expect((await eventsOf.publish(draft)).data.state).toBe('published')
  expect(await hallsOf.remove(open)).toMatchObject({ code: errors.ContentInUse.code, data: { count: 1 } })
})
