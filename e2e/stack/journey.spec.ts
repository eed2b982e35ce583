import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test'

test.use({ opensItself: true })

/** Home greets a new visitor with adverts, who closes them and goes on. */
async function openHome(page: Page): Promise<void> {
  await page.goto('/index.html')
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('a visitor comes by a search from home to an exhibit, its maker, English and the news', async ({
  page,
  context,
}) => {
  await openHome(page)

  const search = page.getByRole('combobox').first()
  await search.fill('青花')
  const suggestion = page.getByRole('option').filter({ hasText: '青花缠枝莲纹梅瓶' })
  await expect(suggestion).toBeVisible()
  const [detail] = await Promise.all([context.waitForEvent('page'), suggestion.click()])

  await expect(detail).toHaveURL(/\/exhibitss\.html#\/ExhibisDetail\?id=\d+$/)
  await expect(detail.getByRole('heading', { level: 1, name: '青花缠枝莲纹梅瓶' })).toBeVisible()
  await expect(detail).toHaveTitle(/青花缠枝莲纹梅瓶/)

  const [maker] = await Promise.all([
    context.waitForEvent('page'),
    detail.getByRole('link', { name: /塘荫/ }).first().click(),
  ])
  await expect(maker).toHaveURL(/\/exhibitors\.html#\/Detail\?id=\d+$/)
  await expect(maker.getByRole('heading', { level: 1 })).toContainText('塘荫')

  await maker.getByRole('button', { name: '切换到英文' }).click()
  await expect(maker.locator('html')).toHaveAttribute('lang', 'en-US')
  await expect(maker.getByRole('heading', { level: 1 })).toContainText('Tangyin')
  await expect(maker).toHaveURL(/#\/Detail\?id=\d+$/)

  await maker.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News' }).click()
  await expect(maker).toHaveURL(/\/news\.html/)
  await maker.getByRole('main').getByRole('heading', { level: 3 }).first().click()
  await expect(maker).toHaveURL(/#\/detail\?id=\d+$/)
  await expect(maker.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(maker.locator('html')).toHaveAttribute('lang', 'en-US')
})

test('Enter in the search box leads to the results, which a link opens again', async ({ page }) => {
  await openHome(page)
  const search = page.getByRole('combobox').first()
  await search.press('Enter')
  await expect(page).toHaveURL(/index\.html/)
  await search.fill('青花')
  await search.press('Enter')
  await expect(page).toHaveURL(/#\/intelligentSearchDetails\?keyWord=/)
  await expect(page.getByRole('main')).toContainText('青花缠枝莲纹梅瓶')
  await page.reload()
  await expect(page.getByRole('main')).toContainText('青花缠枝莲纹梅瓶')
})

test('a filtered list opens from its link, and Back undoes a filter', async ({ page }) => {
  await page.goto('/exhibitss.html#/?label=3')
  const main = page.getByRole('main')
  await expect(main).toContainText('共 62 件展品')
  const label = main.getByRole('group', { name: '标签' }).or(main.getByRole('navigation', { name: '标签' }))
  await label.getByRole('link', { name: /限量/ }).click()
  await expect(main).toContainText('共 34 件展品')
  await expect(page).toHaveURL(/label=4/)
  await page.goBack()
  await expect(page).toHaveURL(/label=3$/)
  await expect(main).toContainText('共 62 件展品')
})

test('page views reach the server', async ({ page }) => {
  const [sent] = await Promise.all([
    page.waitForResponse((response) => response.url().includes('/projects/yunzhan/collect/page')),
    page.goto('/about.html#/about'),
  ])
  expect(sent.status()).toBe(200)
})

test.describe('the not-found record', () => {
  test.use({ expectedErrors: [/status of 404/] })
  for (const address of [
    '/exhibitss.html#/ExhibisDetail?id=999999',
    '/exhibitors.html#/Detail?id=999999',
    '/news.html#/detail?id=999999',
    '/themeExhibition.html#/detail?id=999999',
  ]) {
    test(`of ${address} has a way back`, async ({ page }) => {
      await page.goto(address)
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
      await expect(page.getByRole('main')).toContainText('不存在')
    })
  }
})
