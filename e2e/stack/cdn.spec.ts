import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileAddress } from '#contract/foundation/files/rules.ts'
import { type Cdn, startCdn } from '../fixtures/cdn'
import { openPerson } from '../fixtures/people'
import { pictureFrom } from '../fixtures/picture'
import { expectPlaying } from '../fixtures/player'
import { expect, test } from '../fixtures/test'
import { ask, tokenOf } from '../fixtures/witness'

const root = join(import.meta.dirname, '../..')
let cdn: Cdn
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  cdn = await startCdn()
})
test.afterAll(() => cdn.stop())

/** What the page loaded below `/assets`, by the origin that it came from. */
const loaded = (page: Page): Promise<string[]> =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
const builtFiles = async (page: Page) => (await loaded(page)).filter((url) => url.includes('/assets/'))

test('a page and a screen that is loaded later take scripts, styles and pictures from the CDN alone', async ({
  browser,
  request,
}) => {
  const token = await tokenOf(request, 'organizer@demo.yunzhan.example')
  const visitor = await openPerson(browser, { request, language: 'zh-CN', origin: cdn.fair })
  const { page } = visitor
  const file = await pictureFrom(page)
  const uploaded = await request.post('/api/ce-digital/wl/material/upload/cos', {
    headers: { token },
    multipart: { module: 'content', accept: 'jpg', file },
  })
  const { data }: { data: { id: string } } = await uploaded.json()
  const address = fileAddress(data.id)
  // The demo fair's own pictures are drawn by the server: of one exhibit the uploaded one is shown.
  await page.route('**/exhibits/list', async (route) => {
    const answer = await route.fetch()
    const body: { data: { list: { exhibitsCoverUrl: string }[] } } = await answer.json()
    for (const one of body.data.list.slice(0, 1)) one.exhibitsCoverUrl = address
    await route.fulfill({ response: answer, json: body })
  })

  await page.goto('/exhibitss.html')
  const picture = page.locator(`#main img[src="${cdn.origin}${address}"]`)
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  expect(await picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(`${cdn.origin}${address}?w=`)
  await page.unrouteAll({ behavior: 'wait' })
  const first = await builtFiles(page)
  expect(first.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(3)
  expect(first.filter((url) => url.endsWith('.css')).length).toBeGreaterThan(0)
  expect(first.filter((url) => !url.startsWith(cdn.origin))).toEqual([])

  await page.goto('/exhibitss.html#/ExhibisDetail?id=271')
  await expect(page.locator('#main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => builtFiles(page).then((urls) => urls.length)).toBeGreaterThan(first.length)
  expect((await builtFiles(page)).filter((url) => !url.startsWith(cdn.origin))).toEqual([])
  await page.goto('/themeExhibition.html#/detail?id=4')
  await expect(page.locator('#main').getByRole('heading', { level: 1 })).toBeVisible()
  expect((await builtFiles(page)).filter((url) => !url.startsWith(cdn.origin))).toEqual([])
  // Anything that the security policy refuses is an error of the console, on which this fails.
  await visitor.leave()

  expect(cdn.fetched.length).toBeGreaterThan(first.length)
  expect(cdn.fetched.filter(({ path }) => !/^\/(assets|api\/ce-digital\/dsf\/file)\//.test(path))).toEqual([])
  expect(cdn.fetched.flatMap(({ secrets }) => secrets).filter(Boolean)).toEqual([])
})

test('a stream plays, and its worker starts from the page’s own origin', async ({ browser, request }) => {
  const visitor = await openPerson(browser, { request, language: 'zh-CN', origin: cdn.fair })
  const { page } = visitor
  const workers: string[] = []
  page.on('worker', (worker) => workers.push(worker.url()))
  const { list } = await ask<{ list: { id: number; liveName: string }[] }>(
    request,
    '/ce-exhibition/web/cloud/live/list',
    { data: { page: 1, limit: 50 } },
  )
  const id = list.find(({ liveName }) => liveName === '一把椅子的十二个榫')?.id
  await page.goto(`/activity.html#/live?id=${id}`)
  await expectPlaying(page)
  expect(workers).toEqual([expect.stringMatching(`^${cdn.fair}/assets/hls`)])
  await visitor.leave()
})

test('without the setting pages are sent as they were built', async ({ request }) => {
  const response = await request.get('/exhibitss.html')
  expect(await response.text()).toBe(readFileSync(join(root, 'dist/client/exhibitss.html'), 'utf8'))
  expect(response.headers()['content-security-policy']).not.toContain('font-src')
  expect(response.headers()['access-control-allow-origin']).toBeUndefined()
})
