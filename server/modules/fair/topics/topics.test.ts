import { expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import { getScheduleInfo } from '#contract/fair/schedule/endpoints.ts'
import { getTopic, listTopics } from '#contract/fair/topics/endpoints.ts'
import { editorOf, refusedRelation } from '#tests/setup/content.ts'
import { useServer } from '#tests/setup/server.ts'

const server = useServer('demo')
const topicsOf = editorOf(server, 'topic')
const exhibitsOf = editorOf(server, 'exhibit')
const eventsOf = editorOf(server, 'scheduleEvent')

const topic = (over: object = {}) => ({
  title: { zh: '茶与器', en: 'Tea and its vessels' },
  lead: { zh: '一壶一盏', en: '' },
  coverUrl: { zh: '/media/a.svg', en: '' },
  body: { zh: '<p>正文</p><script>alert(1)</script>', en: '' },
  exhibits: [3, 1, 2],
  lives: [2, 1],
  articles: [2],
  ...over,
})
const inEnglish = { headers: { language: 'en-US' } }
const read = (id: number) => server().ask(getTopic, { id })
const exhibitsIn = async (id: number) => (await read(id)).data.exhibits.map((one) => one.exhibitsInfoId)

it('a topic is a draft that nobody sees, then open with its picks as they were picked, and gone when withdrawn', async () => {
  const { data: draft } = await topicsOf.add(topic())
  expect((await read(draft.id)).code).toBe(errors.TopicNotFound.code)
  const { data: shown } = await topicsOf.publish(draft)
  const { data } = await read(draft.id)
  expect(data.exhibits.map((one) => one.exhibitsInfoId)).toEqual([3, 1, 2])
  expect([data.lives.map(({ id }) => id), data.articles.map(({ id }) => id)]).toEqual([[2, 1], [2]])
  expect(data.body).toBe('<p>正文</p>')
  const { data: english } = await server().ask(getTopic, { id: draft.id }, inEnglish)
  expect(english).toMatchObject({ title: 'Tea and its vessels', lead: '一壶一盏', fallbackFields: ['lead', 'body'] })
  await topicsOf.withdraw(shown)
  expect((await read(draft.id)).code).toBe(errors.TopicNotFound.code)
})

it('topics are listed in their order and found by their title and lead in either language', async () => {
  const titles = async (keyWord?: string) =>
    (await server().ask(listTopics, keyWord ? { keyWord } : {})).data.list.map(({ title }) => title)
  expect(await titles()).toEqual(['火与青', '剪与刻'])
  expect(await titles('pearwood')).toEqual(['剪与刻'])
  expect(await titles('没有这样的词')).toEqual([])
})

it('what visitors do not see is left out of a topic; what a topic picked is not deleted', async () => {
  const { data: shown } = await topicsOf.publish((await topicsOf.add(topic({ exhibits: [11, 12] }))).data)
  const { data: exhibit } = await exhibitsOf.get(11)
  expect(await exhibitsOf.remove(exhibit)).toMatchObject({ code: errors.ContentInUse.code })
  const { data: withdrawn } = await exhibitsOf.withdraw(exhibit)
  expect(await exhibitsIn(shown.id)).toEqual([12])
  expect((await exhibitsOf.publish(withdrawn)).code).toBe(0)
  expect(await exhibitsIn(shown.id)).toEqual([11, 12])
})

it('refuses a session that there is not, at its field, and writes nothing', async () => {
  const before = (await topicsOf.list()).data.totalCount
  const refused = await topicsOf.add(topic({ lives: [999_999] }))
  expect(refused).toMatchObject(refusedRelation('lives', '所选内容不存在或已删除，请重新选择'))
  expect((await topicsOf.list()).data.totalCount).toBe(before)
})

it('comes and goes by the clock', async () => {
  const soon = new Date(Date.now() + 1_500).toISOString()
  const { data: coming } = await topicsOf.publish((await topicsOf.add(topic())).data, { from: soon })
  const { data: going } = await topicsOf.publish((await topicsOf.add(topic())).data, { until: soon })
  await read(coming.id)
  await expect.poll(async () => (await read(coming.id)).code, { timeout: 20_000, interval: 100 }).toBe(0)
  await expect.poll(async () => (await read(going.id)).code, { timeout: 20_000, interval: 100 }).not.toBe(0)
})

it('an event leads to its topic while visitors see it', async () => {
  const { data: shown } = await topicsOf.publish((await topicsOf.add(topic())).data)
  const { data: event } = await eventsOf.get(1)
  const { data: saved } = await eventsOf.save(event, { ...event.document, topic: shown.id })
  await eventsOf.publish(saved)
  const topicOfEvent = async () =>
    (await server().ask(getScheduleInfo, {})).data.flatMap(({ events }) => events).find(({ id }) => id === 1)?.topicId
  expect(await topicOfEvent()).toBe(shown.id)
  await topicsOf.withdraw(shown)
  expect(await topicOfEvent()).toBeNull()
})
