import { parse } from 'csv-parse/sync'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isArtFamily, isMotif } from '#server/modules/fair/art/index.ts'
import { z } from 'zod'

type Row = Record<string, string>
const bilingual = z.object({ zh: z.string(), en: z.string() })
const keyed = z.object({ key: z.string() })
const newsFile = z.object({
  columns: z.array(keyed.extend({ name: bilingual })),
  articles: z.array(
    keyed.extend({
      column: z.string(),
      title: bilingual,
      body: z.array(z.object({ kind: z.enum(['paragraph', 'heading', 'quote']), text: bilingual })).min(5).max(8),
    }),
  ),
})
const named = z.array(z.object({ name: bilingual }))
const expoFile = z.object({
  hosts: named,
  organizers: named,
  supporters: named,
  filing: z.array(bilingual),
  exhibitions: z.array(keyed.extend({ name: bilingual, introduce: bilingual })),
})

const roomsFile = z.object({
  runners: z.array(z.object({ live: z.string(), anchor: z.string(), managers: z.array(z.string()) })),
  shelves: z.array(z.object({ live: z.string(), by: z.string(), exhibits: z.array(z.string()) })),
  talk: z.object({ live: z.string(), messages: z.array(z.object({ minutesAgo: z.number(), from: z.string(), text: z.string() })) }),
  reports: z.array(z.object({ live: z.nullable(z.string()), from: z.string(), content: z.string() })),
})

const text = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8')
const table = (name: string): Row[] => parse(text(name), { columns: true })
const column = (rows: Row[], name: string): string[] => rows.map((row) => row[name] ?? '')
const unknownIn = (values: string[], known: Row[]): string[] => {
  const keys = new Set(column(known, 'key'))
  return values.filter((value) => value !== '' && !keys.has(value))
}
const repeated = (values: string[]): string[] => values.filter((value, i) => values.indexOf(value) !== i)

const halls = table('halls.csv')
const categories = table('categories.csv')
const industries = table('industries.csv')
const exhibitors = table('exhibitors.csv')
const files = readdirSync(new URL('exhibits/', import.meta.url))
const exhibits = files.flatMap((file) => table(`exhibits/${file}`))
const lives = table('lives.csv')
const schedule = table('schedule.csv')
const adverts = table('adverts.csv')
const { columns, articles } = newsFile.parse(JSON.parse(text('news.json')))
const expo = expoFile.parse(JSON.parse(text('expo.json')))
const rooms = roomsFile.parse(JSON.parse(text('rooms.json')))
const accounts = table('accounts.csv')
const reasons = table('reasons.csv')

const withoutEnglish = exhibitors.filter((row) => row['company_en'] === '')
const englishFields = (row: Row): string[] => Object.keys(row).filter((name) => name.endsWith('_en'))

describe('the demo fair', () => {
  it('has the agreed size', () => {
    expect([halls.length, exhibitors.length, exhibits.length]).toEqual([8, 48, 360])
    expect([lives.length, articles.length, columns.length]).toEqual([20, 24, 4])
    expect([expo.hosts.length, expo.organizers.length, expo.supporters.length, expo.exhibitions.length]).toEqual([3, 4, 6, 6])
  })

  it.each(Object.entries({ halls, categories, industries, exhibitors, exhibits, lives, schedule, adverts, reasons }))('has unique keys in %s', (_, rows) => {
    expect(repeated(column(rows, 'key'))).toEqual([])
    expect(column(rows, 'key').filter((key) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key))).toEqual([])
  })

  it('refers only to what exists', () => {
    expect(unknownIn([...column(categories, 'hall_key'), ...column(exhibitors, 'hall_key'), ...column(schedule, 'hall_key')], halls)).toEqual([])
    expect(unknownIn(column(exhibitors, 'industry_key'), industries)).toEqual([])
    expect(unknownIn([...column(exhibits, 'exhibitor_key'), ...column(lives, 'exhibitor_key')], exhibitors)).toEqual([])
    expect(unknownIn(column(exhibits, 'category_key'), categories)).toEqual([])
    expect(unknownIn(column(schedule, 'live_key'), lives)).toEqual([])
    expect(articles.filter((article) => !columns.some(({ key }) => key === article.column))).toEqual([])
  })

  it('puts every exhibit in the hall of its exhibitor and of its category', () => {
    const hallOf = (rows: Row[], key = ''): string | undefined => rows.find((row) => row['key'] === key)?.['hall_key']
    const rows = files.flatMap((file) => table(`exhibits/${file}`).filter((row) => `${hallOf(exhibitors, row['exhibitor_key'])}.csv` !== file || `${hallOf(categories, row['category_key'])}.csv` !== file))
    expect(rows).toEqual([])
  })

  it('gives six exhibitors to each hall and six to nine exhibits to each exhibitor', () => {
    for (const hall of column(halls, 'key')) expect(column(exhibitors, 'hall_key').filter((key) => key === hall)).toHaveLength(6)
    for (const key of column(exhibitors, 'key')) {
      const count = column(exhibits, 'exhibitor_key').filter((owner) => owner === key).length
      expect(count).toBeGreaterThanOrEqual(6)
      expect(count).toBeLessThanOrEqual(9)
    }
  })

  it('leaves exactly three exhibitors, with all they show, without English', () => {
    const silent = new Set(column(withoutEnglish, 'key'))
    expect(silent.size).toBe(3)
    for (const row of withoutEnglish) expect(englishFields(row).filter((name) => row[name] !== '')).toEqual([])
    for (const row of exhibits) {
      const isSilent = silent.has(row['exhibitor_key'] ?? '')
      expect(englishFields(row).filter((name) => (row[name] === '') !== isSilent)).toEqual([])
    }
    expect(articles.filter((article) => article.title.en === '')).toHaveLength(2)
  })

  it('names no two exhibits alike, and shows blue-and-white', () => {
    expect(repeated(column(exhibits, 'name_zh'))).toEqual([])
    expect(repeated(column(exhibits, 'name_en').filter(Boolean))).toEqual([])
    const blue = exhibits.filter((row) => row['name_zh']?.includes('青花'))
    expect(blue.length).toBeGreaterThanOrEqual(6)
    expect(blue.filter((row) => !row['name_en']?.toLowerCase().includes('blue-and-white'))).toEqual([])
  })

  it('gives every exhibit a picture that the fair can draw', () => {
    const isDrawn = (row: Row): boolean => {
      const [family = '', motif = ''] = (row['art'] ?? '').split('/')
      return isArtFamily(family) && isMotif(family, motif)
    }
    expect(exhibits.filter((row) => !isDrawn(row))).toEqual([])
  })

  it('draws no characters for English readers of adverts and of the fair’s own sessions', () => {
    const official = lives.filter((row) => row['official'] === '1')
    // Of all families type alone draws characters.
    const written = [...adverts, ...official].filter((row) => row['family'] === 'type')
    expect(written.length).toBeGreaterThan(2)
    expect(written.filter((row) => !isArtFamily(row['family_en'] ?? '') || row['family_en'] === 'type')).toEqual([])
  })

  it.each([
    [/椅|凳$/, /./, /^lacquer\/chair$/],
    [/屏风/, /木|纸/, /^lacquer\/screen$/],
    [/盘$|碟$|洗$/, /陶|瓷|高岭土|紫金土/, /^glaze\/plate$/],
    [/[瓶罐壶碗缸](?!.*(桌|灯))/, /陶|瓷|高岭土|紫金土/, /^glaze\/single$/],
    [/[杯壶瓶](一对)?$/, /铜|玻璃|琉璃/, /^glaze\/single$/],
    [/./, /胶片|数字 [24]K/, /^film\//],
    [/镜头|取景器/, /玻璃/, /^film\/cone$/],
    [/黑胶|磁带|广播剧|有声/, /唱片|磁带|音频/, /^film\/reel$/],
    [/^《[^》]+》$/, /^(胶版纸|铜版纸|再生纸)$/, /^type\/cover$/],
    [/海报/, /./, /^type\/poster$/],
    [/活字|雕版体验/, /./, /^type\/forme$/],
    [/窗花/, /宣纸/, /^papercut\/window$/],
    [/皮影|小影/, /牛皮/, /^papercut\//],
    [/风筝|小鸢/, /绢|绡|竹/, /^papercut\/pennants$/],
    [/毯/, /羊毛|丝|棉/, /^weave\//],
    [/绸|扎染|夹缬|披肩|围巾|丝巾|刺绣(?!.*《)/, /丝|棉|麻|纸/, /^weave\//],
    [/编.*篮|篮.*编|套篮/, /竹|桦/, /^weave\/basket$/],
    [/龙舟/, /./, /^court\/river$/],
    [/雪山|雪线/, /徒步|训练营|水曲柳/, /^court\/summit$/],
    [/水墨|溪山夜渡/, /墨|纸/, /^ink\//],
  ])('draws what is called %s, of %s, as %s', (name, material, art) => {
    const called = exhibits.filter((row) => name.test(row['name_zh'] ?? '') && material.test(row['material_zh'] ?? ''))
    expect(called.length).toBeGreaterThan(0)
    expect(called.filter((row) => !art.test(row['art'] ?? '')).map((row) => [row['name_zh'], row['art']])).toEqual([])
  })

  it('has booths exactly for those who are offline', () => {
    expect(exhibitors.filter((row) => (row['exhibition_type'] === '1') !== (row['booth'] !== ''))).toEqual([])
    expect(repeated(column(exhibitors, 'booth').filter(Boolean))).toEqual([])
  })

  it('shows live sessions in all five states, each non-official one with its exhibitor', () => {
    expect([...new Set(column(lives, 'status'))].toSorted()).toEqual(['0', '1', '2', '3', '6'])
    expect(lives.filter((row) => (row['official'] === '1') !== (row['exhibitor_key'] === ''))).toEqual([])
  })

  it('has a notice exactly for what is on, one of them long enough to be collapsed in both languages', () => {
    const isOn = (row: Row) => row['status'] === '1' || row['status'] === '6'
    expect(lives.filter((row) => isOn(row) !== (row['notice_zh'] !== '' && row['notice_en'] !== ''))).toEqual([])
    const long = lives.filter((row) => [...(row['notice_zh'] ?? '')].length > 62 && [...(row['notice_en'] ?? '')].length > 128)
    expect(column(long, 'key')).toEqual(['live-fair-desk'])
  })

  it('has a recording for every replay but one, and themes of all colours and templates', () => {
    expect(lives.filter((row) => (row['status'] === '2') !== (row['recording'] !== ''))).toEqual([])
    expect(column(lives, 'recording').filter((value) => value === 'none')).toHaveLength(1)
    expect(new Set(column(lives, 'color_type')).size).toBe(5)
    expect(new Set(column(lives, 'template')).size).toBe(3)
  })

  it('lets its rooms be run, filled and reported by what exists', () => {
    const { runners, shelves, talk, reports } = rooms
    const rooted = [...runners, ...shelves, talk, ...reports].flatMap(({ live }) => live ?? [])
    expect(unknownIn(rooted, lives)).toEqual([])
    const emails = new Set(column(accounts, 'email'))
    const people = [...runners.flatMap(({ anchor, managers }) => [anchor, ...managers]), ...shelves.map(({ by }) => by)]
    const speakers = [...talk.messages, ...reports].map(({ from }) => from)
    expect([...people, ...speakers].filter((email) => !emails.has(email))).toEqual([])
    expect(unknownIn(shelves.flatMap((one) => one.exhibits), exhibits)).toEqual([])
    const on = lives.filter(({ key }) => shelves.some(({ live }) => live === key))
    expect(on.filter((row) => row['status'] !== '1' && row['status'] !== '6')).toEqual([])
  })

  it('talks for three pages in one room, in both languages and in the order of time', () => {
    const { messages } = rooms.talk
    expect(messages).toHaveLength(45)
    expect(messages.filter(({ minutesAgo }, i) => minutesAgo >= (messages[i - 1]?.minutesAgo ?? Infinity))).toEqual([])
    expect(messages.filter((one) => !/[\u4e00-\u9fff]/.test(one.text)).length).toBeGreaterThan(8)
    expect(messages.filter((one) => [...one.text].length > 200)).toEqual([])
    expect(rooms.reports.map((one) => [...one.content].length).filter((length) => length < 15 || length > 200)).toEqual([])
  })

  it('fills five days of schedule', () => {
    for (const day of ['0', '1', '2', '3', '4']) expect(column(schedule, 'day').filter((value) => value === day).length).toBeGreaterThanOrEqual(6)
    expect(schedule.filter((row) => (row['start'] ?? '') >= (row['end'] ?? ''))).toEqual([])
  })

  it('has one module with a single ad, and ads with and without links', () => {
    const modules = column(adverts, 'module')
    const single = [...new Set(modules)].filter((name) => modules.filter((module) => module === name).length === 1)
    expect(single).toEqual(['news'])
    expect(column(adverts, 'jump_link')).toContain('')
  })

  it('has three or four ready-made reasons for each action, in both languages', () => {
    expect([...new Set(column(reasons, 'action'))].toSorted()).toEqual(['changes', 'reject'])
    for (const action of ['changes', 'reject']) {
      const count = column(reasons, 'action').filter((value) => value === action).length
      expect(count).toBeGreaterThanOrEqual(3)
      expect(count).toBeLessThanOrEqual(4)
    }
    expect(reasons.filter((row) => row['text_zh'] === '' || row['text_en'] === '')).toEqual([])
  })

  it('says that it is a demo', () => {
    expect(JSON.stringify(expo.filing)).toContain('演示')
  })
})
