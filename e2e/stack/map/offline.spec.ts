import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test'

test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load resource|net::ERR_/] })

const texts = {
  'zh-CN': {
    title: '设计馆平面图',
    offline: /^没有网络，平面图为 .+ 的内容。$/,
    slow: /^平面图为 .+ 的内容，加载最新内容需要较长时间。$/,
    failed: /^平面图为 .+ 的内容，最新内容没有加载出来。$/,
    retry: '重试',
    find: '查找展位',
    booth: '展位 1A-12',
    to: '到这里去',
    route: '路线',
    total: /\d+ 米 · 步行约 \d+ 分钟/,
  },
  'en-US': {
    title: 'Floor plan of Design Hall',
    offline: /^You are offline\. This plan is from .+\.$/,
    slow: /^This plan is from .+\. Loading the current one is taking a long time\.$/,
    failed: /^This plan is from .+\. The current one could not be loaded\.$/,
    retry: 'Try again',
    find: 'Find a booth',
    booth: 'Booth 1A-12',
    to: 'Route to here',
    route: 'Route',
    total: /\d+ m · \d+ minutes? on foot/,
  },
}

/** Opens the plan and waits until the worker has stored the page and the plan. */
async function openStored(page: Page, language: keyof typeof texts): Promise<void> {
  await page.goto(`/themeExhibition.html?lang=${language}#/map?hall=1`)
  await expect(page.getByRole('heading', { level: 1, name: texts[language].title })).toBeVisible()
  const isStored = () =>
    page.evaluate(async () => {
      const stored = await caches.match('/themeExhibition.html')
      const answers = await (await caches.open('page /themeExhibition.html')).keys()
      return stored !== undefined && answers.some(({ url }) => url.includes('floorPlan/detail'))
    })
  await expect.poll(isStored).toBe(true)
}

for (const language of ['zh-CN', 'en-US'] as const) {
  const text = texts[language]

  test(`a floor plan that was opened opens again without a network, is searched, and shows a route, in ${language}`, async ({
    page,
    context,
  }) => {
    await openStored(page, language)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible()
    await expect(page.getByText(text.offline)).toBeVisible()
    await page.getByRole('searchbox', { name: text.find }).fill('1A-12')
    await page.getByRole('searchbox', { name: text.find }).press('Enter')
    await page.getByRole('region', { name: text.booth }).getByRole('button', { name: text.to }).press('Enter')
    const route = page.getByRole('region', { name: text.route })
    await expect(route.getByRole('status')).toHaveText(text.total)
    // The current plan replaces the stored one without a press.
    await context.setOffline(false)
    await expect(page.getByText(text.offline)).toBeHidden()
    await expect(page.getByRole('button', { name: text.retry })).toBeHidden()
    await expect(route.getByRole('status')).toHaveText(text.total)
  })

  test(`on a slow network the stored plan is marked until the current one is there, in ${language}`, async ({
    page,
    context,
  }) => {
    await openStored(page, language)
    let isLost = false
    let waiting: (() => Promise<void>)[] = []
    await context.route(/floorPlan\/detail/, (route) => {
      if (isLost) return route.abort()
      waiting.push(() => route.continue())
      return undefined
    })
    await page.reload()
    await expect(page.getByText(text.slow)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible()
    // What the page waits for is the call that the worker has already made, and the page stands without a second one.
    await page.evaluate(() => new Promise((idle) => void requestIdleCallback(idle)))
    expect(waiting).toHaveLength(1)
    for (const proceed of waiting) await proceed()
    await expect(page.getByText(text.slow)).toBeHidden()
    await expect(page.getByRole('button', { name: text.retry })).toBeHidden()

    isLost = true
    await page.reload()
    await expect(page.getByText(text.failed)).toBeVisible()
    isLost = false
    waiting = []
    await page.getByRole('button', { name: text.retry }).click()
    await expect(page.getByText(text.slow)).toBeVisible()
    await expect.poll(() => waiting.length).toBe(1)
    for (const proceed of waiting) await proceed()
    await expect(page.getByText(text.slow)).toBeHidden()
  })
}

test('a draft that a link shows is not stored in the place of what visitors see', async ({ page }) => {
  await openStored(page, 'zh-CN')
  const storedAfter = (headers: Record<string, string>, mark: string) =>
    page.evaluate(
      async ([own, name]) => {
        await fetch(`/api/ce-exhibition/floorPlan/list?mark=${name}`, { headers: own })
        const keys = await (await caches.open('page /themeExhibition.html')).keys()
        return keys.some(({ url }) => url.includes(`mark=${name}`))
      },
      [headers, mark] as const,
    )
  await expect.poll(() => storedAfter({ language: 'zh-CN' }, 'seen')).toBe(true)
  expect(await storedAfter({ language: 'zh-CN', preview: 'of-a-draft' }, 'draft')).toBe(false)
})
