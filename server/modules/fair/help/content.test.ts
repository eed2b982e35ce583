import { expect, it } from 'vitest'
import { errors } from '#contract/catalog/errors.ts'
import type { Language } from '#contract/core/language.ts'
import { listHelpTopics } from '#contract/fair/help/endpoints.ts'
import { editorOf, refusedRelation } from '#tests/setup/content.ts'
import { useServer } from '#tests/setup/server.ts'
import { listHelp as listKnownHelp } from '#server/modules/operations/assistant/retrieval.queries.ts'

const server = useServer('demo')
const groupsOf = editorOf(server, 'helpGroup')
const topicsOf = editorOf(server, 'helpTopic')

const group = (name: string) => ({ name: { zh: name, en: `${name} en` } })
const topic = (question: string, of: number) => ({
  question: { zh: question, en: `${question} en` },
  group: of,
  answer: { zh: '回答', en: 'Answer' },
})
const listed = async (language: Language = 'zh-CN') =>
  (await server().ask(listHelpTopics, {}, { headers: { language } })).data
const groups = async () => (await listed()).map(({ name }) => name)
const topics = async (of: string) =>
  (await listed()).find(({ name }) => name === of)?.topics.map(({ question }) => question) ?? []
const isKnown = async (question: string) =>
  (await listKnownHelp(server().database.db)).some((known) => known.question.zh === question)

it('a group and its topics are unseen as drafts, then help in both languages, and gone when withdrawn', async () => {
  const { data: draftGroup } = await groupsOf.add(group('票务'))
  const { data: draftTopic } = await topicsOf.add(topic('如何退票', draftGroup.id))
  expect([await groups(), await isKnown('如何退票')]).toEqual([expect.not.arrayContaining(['票务']), false])
  const { data: shownGroup } = await groupsOf.publish(draftGroup)
  expect([await topics('票务'), await isKnown('如何退票')]).toEqual([[], false])
  const { data: shownTopic } = await topicsOf.publish(draftTopic)
  expect([await topics('票务'), await isKnown('如何退票')]).toEqual([['如何退票'], true])
  expect((await listed('en-US')).at(-1)).toMatchObject({
    name: '票务 en',
    topics: [{ question: '如何退票 en', answer: 'Answer', fallbackFields: [] }],
  })
  const { data: away } = await topicsOf.withdraw(shownTopic)
  expect([await topics('票务'), await isKnown('如何退票')]).toEqual([[], false])
  await topicsOf.publish(away)
  await groupsOf.withdraw(shownGroup)
  expect([await groups(), await isKnown('如何退票')]).toEqual([expect.not.arrayContaining(['票务']), false])
})

it('both come and go by the clock', async () => {
  const soon = new Date(Date.now() + 1_500).toISOString()
  const stays = await groupsOf.published(group('常驻'))
  await groupsOf.publish((await groupsOf.add(group('将开'))).data, { from: soon })
  await topicsOf.publish((await topicsOf.add(topic('将答', stays.id))).data, { from: soon })
  await topicsOf.publish((await topicsOf.add(topic('将撤', stays.id))).data, { until: soon })
  await listed()
  await expect.poll(groups, { timeout: 20_000, interval: 100 }).toContain('将开')
  await expect.poll(() => topics('常驻'), { timeout: 20_000, interval: 100 }).toEqual(['将答'])
})

it('both stand in the order that an organizer gives them', async () => {
  const one = await groupsOf.published(group('序一'))
  const two = await groupsOf.published(group('序二'))
  const first = await topicsOf.published(topic('一', one.id))
  const second = await topicsOf.published(topic('二', one.id))
  expect([(await groups()).slice(-2), await topics('序一')]).toEqual([
    ['序一', '序二'],
    ['一', '二'],
  ])
  await groupsOf.move(two, one.id)
  await topicsOf.move(second, first.id)
  expect([(await groups()).slice(-2), await topics('序一')]).toEqual([
    ['序二', '序一'],
    ['二', '一'],
  ])
})

it('a topic is published in a group that visitors know, and such a group is in use', async () => {
  const { data: draft } = await groupsOf.add(group('未开'))
  const { data: inDraft } = await topicsOf.add(topic('何时开', draft.id))
  expect(await topicsOf.publish(inDraft)).toMatchObject(refusedRelation('group', '所选内容尚未发布，请先发布它'))
  const { data: known } = await groupsOf.publish(draft)
  expect((await topicsOf.publish(inDraft)).data.state).toBe('published')
  expect(await groupsOf.remove(known)).toMatchObject({ code: errors.ContentInUse.code, data: { count: 1 } })
})
