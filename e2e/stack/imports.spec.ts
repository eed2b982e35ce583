import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { openPerson } from '../fixtures/people'
import { expect, test } from '../fixtures/test'
import { choose } from '../fixtures/work'
import { en } from '../fixtures/texts'

const read = (file: string) => readFileSync(new URL(`../../bench/data/${file}`, import.meta.url), 'utf8')

const words = {
  'zh-CN': {
    kind: '导入的内容',
    exhibits: '展品',
    send: '上传',
    // A column that the fair calls otherwise, and one that it does not know.
    renamed: ['“藏品号”对应的字段', '编号'],
    heads: ['藏品号', '名称（英文）', '展商', '类别', '介绍（英文）', '封面（英文）', '馆藏备注'],
    check: '开始预检',
    leftOut: '1 列不导入',
    write: (count: number) => `写入 ${count} 行`,
    sure: /^写\s?入$/,
    new: /^新增\s?2/,
    refused: ['名称（英文）最多 60 个字符', '展商找不到“无此展商”'],
    report: '下载报告',
    takeBack: '撤销整个导入',
    sureBack: /^撤\s?销$/,
    back: /已撤销/,
    nothing: '没有需要写入的行：文件与现有内容一致，或各行均被拒绝。',
  },
  'en-US': {
    kind: en('imports:new.kind'),
    exhibits: 'Exhibits',
    send: 'Upload',
    renamed: [en('imports:map.fieldOf', { name: 'Accession' }), 'Key'],
    heads: [
      'Accession',
      'Name (English)',
      'Exhibitor',
      'Category',
      'Introduction (English)',
      'Cover (English)',
      'Note',
    ],
    check: 'Start dry run',
    leftOut: en('imports:map.leftOut_one', { count: 1 }),
    write: (count: number) => `Write ${count} rows`,
    sure: 'Write',
    new: /^New\s?2/,
    refused: ['Name (English)Enter up to 60 characters', 'Exhibitor“无此展商” was not found'],
    report: 'Download report',
    takeBack: en('imports:way.undo'),
    sureBack: en('imports:ask.undo.do'),
    back: new RegExp(en('imports:state.undone')),
    nothing: en('imports:nothing'),
  },
} as const

type Words = (typeof words)['zh-CN' | 'en-US']

/** Makers that the fair does not have, works of the collection, and one of each that is refused. */
function tablesOf({ heads }: Words, prefix: string, from: number) {
  const makers = read('company-names.txt')
    .split('\n')
    .slice(from, from + 2)
  const works: string[][] = parse(read('works.csv'), { from: 2 })
  const fitting = works.filter(([title = '']) => /^[A-Z][\w ]{14,60}$/.test(title)).slice(from, from + 2)
  const long = works.find(([title = '']) => title.length > 60) ?? []
  const row = ([title = '', artist = '']: string[], i: number, maker = makers[i % 2]) => [
    `${prefix}-${i}`,
    title,
    maker,
    '#1',
    `A work by ${artist}`,
    '/media/art/glaze/work.svg',
    artist,
  ]
  const named = makers.map((name, i) => [`${prefix}-${i}`, name])
  return {
    makers: stringify([['key', 'company.zh'], ...named]),
    works: stringify([
      heads,
      ...fitting.map((work, i) => row(work, i)),
      row(long, 2),
      row(['No maker'], 3, '无此展商'),
    ]),
    title: fitting[0]?.[0] ?? '',
  }
}

async function send(page: Page, w: Words, name: string, table: string, kind?: string): Promise<void> {
  await page.goto('/organizer.html#/imports/new')
  if (kind) await choose(page, w.kind, kind)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(table) })
  // What is chosen moves the button.
  await expect(page.getByText(name)).toBeVisible()
  await page.getByRole('button', { name: w.send, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

async function check(page: Page, w: Words): Promise<void> {
  const start = page.getByRole('button', { name: w.check })
  await expect(start.or(page.getByRole('combobox', { name: w.renamed[0] })).first()).toBeVisible()
  const renamed = page.getByRole('combobox', { name: w.renamed[0] })
  if ((await renamed.count()) > 0) {
    const [column, field] = w.renamed
    await choose(page, column, field)
    await expect(page.getByText(w.leftOut)).toBeVisible()
  }
  await start.click()
}

async function write(page: Page, w: Words): Promise<void> {
  await page.getByRole('button', { name: w.write(2), exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: w.sure }).click()
  await expect(page.getByRole('button', { name: w.takeBack })).toBeVisible()
}

/** On the real server and the production build: two tables from their headings to what visitors find, and back. */
for (const [place, language] of (['zh-CN', 'en-US'] as const).entries()) {
  test(`tables of makers and works are imported, found, imported again for nothing and taken back (${language})`, async ({
    browser,
    request,
    baseURL,
  }) => {
    const w = words[language]
    const origin = baseURL ?? ''
    const tables = tablesOf(w, `stack-${language}`, place * 2)
    const organizer = await openPerson(browser, {
      request,
      account: 'organizer@demo.yunzhan.example',
      language,
      origin,
    })
    const { page } = organizer
    await send(page, w, 'makers.csv', tables.makers)
    await check(page, w)
    await write(page, w)

    await send(page, w, 'works.csv', tables.works, w.exhibits)
    await check(page, w)
    await expect(page.getByRole('link', { name: w.new })).toBeVisible()
    for (const reason of w.refused) await expect(page.getByRole('listitem').filter({ hasText: reason })).toBeVisible()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: w.report }).click()
    expect((await saved).suggestedFilename()).toMatch(/works\.csv.*\.xlsx$/)
    await write(page, w)
    const address = page.url()

    const visitor = await openPerson(browser, { request, language: 'en-US', origin })
    const results = `/exhibitss.html#/?keyWord=${encodeURIComponent(tables.title)}`
    const found = visitor.page.locator('#main').getByText(tables.title, { exact: true }).first()
    await visitor.page.goto(results)
    await expect(found).toBeVisible()

    await send(page, w, 'works.csv', tables.works, w.exhibits)
    await check(page, w)
    await expect(page.getByText(w.nothing)).toBeVisible()

    await page.goto(address)
    await page.getByRole('button', { name: w.takeBack }).click()
    await page.getByRole('dialog').getByRole('button', { name: w.sureBack }).click()
    await expect(page.getByRole('listitem').filter({ hasText: w.back })).toBeVisible()
    await visitor.page.reload()
    await expect(visitor.page.getByText('No exhibits match your search')).toBeVisible()
    await expect(found).toHaveCount(0)
    await visitor.leave()
    await organizer.leave()
  })
}
