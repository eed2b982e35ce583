import { beforeAll, expect, it } from 'vitest'
import { SOURCES_MAX } from '#contract/operations/assistant/limits.ts'
import type { Language } from '#contract/core/language.ts'
import { useServer } from '#tests/setup/server.ts'
import { upsertExhibitors } from '#server/modules/fair/exhibitors/index.ts'
import { findSources } from './retrieval'

const server = useServer('demo')

beforeAll(async () => {
  await server().database.write(async (db) => {
    await upsertExhibitors(db, [{ externalKey: 'zh-only', company: { zh: '孤山印社', en: '' }, booth: '9Z-99' }])
  })
})

async function ask(question: string, language: Language = 'zh-CN', before: string[] = []) {
  const history = before.map((text) => ({ role: 'user' as const, text }))
  return findSources(server().database.db, language, question, history)
}

const first = async (...input: Parameters<typeof ask>) => (await ask(...input)).sources[0]

it.each([
  ['有哪些青花瓷？', 'zh-CN', 'exhibit', '青花', '景德镇塘荫瓷业有限公司出品'],
  ['blue-and-white porcelain vases', 'en-US', 'exhibit', 'Blue-and-White', 'by Tangyin Porcelain'],
  ['青花压手杯多少钱', 'zh-CN', 'exhibit', '青花压手杯', '参考价 ¥380'],
  ['塘荫瓷业的展位在哪里？', 'zh-CN', 'exhibitor', '塘荫瓷业', '工艺美术馆，展位号 7A-01'],
  ['Where is the booth of Tangyin Porcelain?', 'en-US', 'exhibitor', 'Tangyin', 'Arts & Crafts Hall, booth 7A-01'],
  ['叶月和纸在哪个展位', 'zh-CN', 'exhibitor', '叶月', '8A-05'],
  ['7a01 是谁的展位', 'zh-CN', 'exhibitor', '塘荫瓷业', '7A-01'],
  ['展会什么时候开放？', 'zh-CN', 'fair', '云展', '每天 09:00–18:00 开放'],
  ['What are the opening hours?', 'en-US', 'fair', 'Yunzhan', '(GMT+8)'],
  ['怎么联系组委会', 'zh-CN', 'fair', '云展', '400-000-1000'],
  ['龙舟战术课是几点', 'zh-CN', 'schedule', '龙舟', '09:00–10:00'],
  ['When is the dragon-boat tactics class?', 'en-US', 'schedule', 'Dragon-Boat', '09:00–10:00'],
  ['看展要注册吗', 'zh-CN', 'help', '不注册', '不需要登录'],
  ['How do I register?', 'en-US', 'help', 'account', '48 hours'],
  ['Do I need an account?', 'en-US', 'help', 'without an account', 'open to all'],
  ['单日票多少钱', 'zh-CN', 'ticket', '单日票', '¥60'],
  ['夜场票能退吗', 'zh-CN', 'ticket', '夜场灯会票', '不可退票'],
  ['How much is the closing day ticket?', 'en-US', 'ticket', 'Closing-day', 'not yet on sale'],
  ['Can the evening of lanterns ticket be refunded?', 'en-US', 'ticket', 'Evening', 'not refundable'],
  ['Which exhibitors are in the Overseas Hall?', 'en-US', 'exhibitor', '', 'Overseas Hall'],
  ['Which live sessions are on now?', 'en-US', 'live', '', 'session'],
  ['为什么有的展品没有价格', 'zh-CN', 'help', '价格', '不标价'],
  ['Celadon', 'zh-CN', 'exhibitor', '青瓷', '龙泉'],
] as const)('%s in %s is answered by %s', async (question, language, type, title, text) => {
  const source = await first(question, language)
  expect(source).toMatchObject({ n: 1, type })
  expect(source?.title).toContain(title)
  expect(source?.text).toContain(text)
})

it('leads to the pages of the fair', async () => {
  const urls = await Promise.all(
    ['青花压手杯', '塘荫瓷业', '看展需要登录吗', '龙舟战术课', '展会几点开放', '青花料涨价'].map(async (question) => {
      const { sources } = await ask(question)
      return sources.map(({ url }) => url)
    }),
  )
  for (const url of urls.flat()) expect(url).toMatch(/^\.\/[a-z]+\.html#\//)
  const pages = new Set(urls.flat().map((url) => url.replace(/\?.*/, '')))
  expect([...pages].toSorted()).toEqual([
    './about.html#/about',
    './about.html#/helper',
    './activity.html#/',
    './exhibitors.html#/Detail',
    './exhibitss.html#/ExhibisDetail',
    './news.html#/detail',
  ])
})

it('numbers at most eight sources in their order', async () => {
  const { sources } = await ask('灯')
  expect(sources.map(({ n }) => n)).toEqual(sources.map((_, index) => index + 1))
  expect(sources.length).toBe(SOURCES_MAX)
})

it('names the events of the day in question', async () => {
  const day = (ms: number) => new Date(ms + 8 * 3_600_000).toISOString().slice(0, 10)
  const daysOf = ({ sources }: Awaited<ReturnType<typeof ask>>) =>
    sources.filter(({ type }) => type === 'schedule').map(({ url }) => /\?day=(.+)$/.exec(url)?.[1])
  const today = daysOf(await ask('今天有什么活动？'))
  expect(today.length).toBeGreaterThan(3)
  expect(new Set(today)).toEqual(new Set([day(Date.now())]))
  expect(new Set(daysOf(await ask('What is on tomorrow?', 'en-US')))).toEqual(new Set([day(Date.now() + 86_400_000)]))
})

it('shows what a maker shows', async () => {
  const { sources } = await ask('塘荫瓷业有哪些展品')
  expect(sources.filter(({ type }) => type === 'exhibit')).toHaveLength(5)
  expect(sources.every(({ text }) => text.includes('塘荫瓷业'))).toBe(true)
})

it('follows up on what was requested before', async () => {
  expect(await first('它的展位在哪里？', 'zh-CN', ['介绍一下塘荫瓷业'])).toMatchObject({ type: 'exhibitor' })
  expect(await first('and where is it?', 'en-US', ['Tell me about Tangyin Porcelain'])).toMatchObject({
    type: 'exhibitor',
  })
})

it('shows in the other language what has no own text', async () => {
  expect(await first('Where is 孤山印社?', 'en-US')).toMatchObject({ title: '孤山印社' })
})

it.each(['量子计算机多少钱', 'quantum computers', '<script>alert(1)</script>', "'; -- %_\\", '%', '？？', '🙂'])(
  'finds nothing for %s, and says whom to ask',
  async (question) => {
    const { found, sources } = await ask(question)
    expect(found).toBe(false)
    expect(sources.map(({ type, url }) => [type, url])).toEqual([['contact', './concact.html#/']])
  },
)

it('does not take a short word for the beginning of another', async () => {
  const { sources } = await ask('car', 'en-US')
  expect(sources.filter(({ title }) => /\bcar[a-z]/i.test(title))).toEqual([])
})
