import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectFitsInBoth, expectPassing, test } from '../../fixtures/test'

const PAGE = '/icifAi.html?mode=pc'

const field = (page: Page) => page.getByRole('textbox', { name: /您的问题|Your question/ })
const log = (page: Page) => page.getByRole('log')

async function ask(page: Page, question: string): Promise<void> {
  await field(page).fill(question)
  await field(page).press('Enter')
}

test.describe('a conversation', () => {
  test.use({ expectedErrors: [/status of 503/] })

  // What else it answers, refuses and keeps: pages/icifAi/assistant.test.tsx.
  test('from a suggestion that fails to a copied answer, kept through a reload', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(`${PAGE}&scenario=askAssistant:10803x1`)
    await test.step('shows what it is and what it can answer', async () => {
      await expect(page).toHaveTitle(/AI 助手/)
      await expect(page.getByText('我是搜索助手')).toBeVisible()
      await expect(log(page).getByRole('button')).toHaveCount(4)
      await expectAccessible(page)
    })
    await test.step('asks again what failed', async () => {
      await log(page).getByRole('button', { name: '有哪些陶瓷展品？' }).click()
      await expect(log(page).getByRole('alert')).toBeVisible()
      await expectAccessible(page)
      await log(page).getByRole('button', { name: '重新提问' }).click()
      await expect(log(page).getByText('找到这件展品', { exact: false })).toBeVisible()
      await expect(field(page)).toBeFocused()
    })
    const sources = log(page).getByRole('list')
    await test.step('cites its sources as links to their pages', async () => {
      await expect(sources.getByRole('link')).toHaveCount(2)
      await expectAccessible(page)
      const cited = log(page).getByRole('link', { name: /^来源 1：青花缠枝莲纹梅瓶/ })
      await expect(cited).toHaveText('1')
      const opened = context.waitForEvent('page')
      await sources.getByRole('link', { name: /景德镇瓷社/ }).click()
      await expect(await opened).toHaveURL(/\/exhibitors\.html(\?[^#]*)?#\/Detail\?id=1$/)
      await expect(page.getByRole('status').filter({ hasText: '回答完毕' })).toBeAttached()
      await page.bringToFront()
    })
    await test.step('is copied', async () => {
      await expectPassing(page, '回答已复制', () => log(page).getByRole('button', { name: '复制回答' }).click())
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('青花缠枝莲纹梅瓶')
    })
    await test.step('outlives a reload', async () => {
      await page.reload()
      await expect(sources.getByRole('link')).toHaveCount(2)
    })
  })
})

test('fits every width in both languages and is accessible', async ({ page }) => {
  await page.goto(PAGE)
  await ask(page, '青花 porcelain')
  await expect(log(page).getByRole('list')).toBeVisible()
  await expectFitsInBoth(page, { height: 800, also: () => expect(field(page)).toBeInViewport({ ratio: 1 }) })
})

test.describe('in the toolbar', () => {
  const HOME = '/index.html?scenario=listWebAdverts:empty'
  const popover = (page: Page) => page.getByRole('dialog', { name: 'AI 助手' })
  const inside = (page: Page) => page.frameLocator('iframe[title="AI 助手"]')
  const open = (page: Page) => page.getByRole('button', { name: 'AI 助手', exact: true }).click()

  async function scrollTo(page: Page, top: number): Promise<void> {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
  }

  test('goes on where it was, closes by Escape within or below 550 px of scroll, and hands over', async ({ page }) => {
    // What customer service does with it is its own.
    await page.route('**/concact.html*', (route) => route.fulfill({ contentType: 'text/html', body: '<p>service</p>' }))
    await page.goto(HOME)
    await expect(page.getByRole('contentinfo')).toBeAttached()
    await scrollTo(page, 900)
    await open(page)
    await test.step('opens without a header', async () => {
      await expect(inside(page).getByText('我是搜索助手')).toBeVisible()
      await expect(inside(page).getByRole('banner')).toBeHidden()
      await inside(page).getByRole('textbox').fill('青花')
      await inside(page).getByRole('textbox').press('Enter')
      await expect(inside(page).getByRole('log').getByRole('list')).toBeVisible()
      await expect(inside(page).getByRole('link', { name: /景德镇瓷社（新窗口/ })).toHaveAttribute('target', '_blank')
    })
    await test.step('closes by Escape within and goes on where it was', async () => {
      await inside(page).getByRole('textbox').press('Escape')
      await expect(popover(page)).toHaveCount(0)
      await open(page)
      await expect(inside(page).getByRole('log').getByRole('list').getByRole('link')).toHaveCount(2)
      await expect(popover(page)).toBeVisible()
    })
    await test.step('closes where its button goes', async () => {
      await scrollTo(page, 549)
      await expect(popover(page)).toHaveCount(0)
    })
    await test.step('hands over to customer service, in the page around the frame', async () => {
      await scrollTo(page, 900)
      await open(page)
      await expect(inside(page).getByRole('log').getByRole('list')).toBeVisible()
      await inside(page).getByRole('button', { name: '转人工客服' }).click()
      await expect(page).toHaveURL(/\/concact\.html#\/\?from=assistant$/)
      const notified = await page.evaluate(() => sessionStorage.getItem('assistantHandOver') ?? '')
      expect(JSON.parse(notified)).toMatchObject([{ role: 'user', text: '青花' }, { role: 'assistant' }])
    })
  })
})
