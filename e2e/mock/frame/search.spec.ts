import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectFitsInBoth, test } from '../../fixtures/test'

const RESULTS = '/index.html#/intelligentSearchDetails'
const resultsOf = (keyword: string) => `${RESULTS}?keyWord=${encodeURIComponent(keyword)}`

const box = (page: Page) => page.getByRole('combobox', { name: '站内搜索' })
const notified = (page: Page) => page.getByRole('banner').getByRole('status')
const hits = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })
const kinds = (page: Page) => page.getByRole('navigation', { name: '结果类型' })
const pages = (page: Page) => page.getByRole('navigation', { name: '分页' })

// What else it suggests and finds: pages/index/search/search-results.test.tsx.
test.describe('search box', () => {
  test('goes to the results by Enter with a keyword alone, and by its icon', async ({ page }) => {
    await page.goto('/news.html')
    await box(page).press('Enter')
    await box(page).fill('   ')
    await box(page).press('Enter')
    await page.getByRole('banner').getByRole('button', { name: '搜索' }).click()
    await expect(page).toHaveURL(/\/news\.html$/)
    await box(page).fill(' 青花 & 100% ')
    await expect(notified(page)).toHaveText('没有匹配的建议')
    await box(page).press('Enter')
    await expect(page).toHaveURL(/index\.html#\/intelligentSearchDetails\?keyWord=/)
    await expect(page.getByRole('heading', { level: 1, name: '“青花 & 100%”的搜索结果' })).toBeVisible()
    await box(page).fill('陶瓷')
    await expect(page.getByRole('option')).not.toHaveCount(0)
    await page.getByRole('banner').getByRole('button', { name: '搜索' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '“陶瓷”的搜索结果' })).toBeVisible()
    // A name is shown as it is written.
    await box(page).fill('<img src=x onerror=alert(1)>')
    await box(page).press('Enter')
    await expect(
      page.getByRole('heading', { level: 1, name: '“<img src=x onerror=alert(1)>”的搜索结果' }),
    ).toBeVisible()
  })

  test('walks its suggestions by keys and opens an exhibit in a new window', async ({ page, context }) => {
    await page.goto('/news.html')
    await box(page).fill('茶')
    await expect(page.getByRole('option')).toHaveCount(4)
    await expect(notified(page)).toHaveText('有 4 条建议，用上下方向键选择')
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true')
    await box(page).press('ArrowDown')
    const first = page.getByRole('option').first()
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await expect(box(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? 'no id')
    await expectAccessible(page)
    await box(page).press('ArrowUp')
    await expect(box(page)).not.toHaveAttribute('aria-activedescendant')
    await box(page).press('ArrowUp')
    await expect(page.getByRole('option').last()).toHaveAttribute('aria-selected', 'true')
    await box(page).press('ArrowDown')
    await box(page).press('ArrowDown')
    const opened = context.waitForEvent('page')
    await box(page).press('Enter')
    await expect(await opened).toHaveURL(/exhibitss\.html#\/ExhibisDetail\?id=7$/)
    await expect(page).toHaveURL(/\/news\.html$/)
    await expect(page.getByRole('option')).toHaveCount(0)
    await expect(box(page)).toHaveValue('茶')
  })
})

test('results are counted by kind, sought again and paged, all in the address', async ({ page, context }) => {
  await test.step('are counted by kind, which stands in the address, and open in a new window', async () => {
    await page.goto(resultsOf('青花'))
    await expect(page).toHaveTitle('“青花”的搜索结果 · 云展')
    await expect(kinds(page).getByRole('link')).toHaveText(['全部 2', '展品 1', '展商 1'])
    await expect(page.getByText('共 2 条结果')).toBeVisible()
    await expect(kinds(page).getByRole('link', { name: '全部' })).toHaveAttribute('aria-current', 'page')
    await kinds(page).getByRole('link', { name: '展商' }).click()
    await expect(page).toHaveURL(/type=2$/)
    await expect(hits(page)).toHaveText([/景德镇青禾陶瓷艺术有限公司/])
    await expect(kinds(page).getByRole('link')).toHaveText(['全部 2', '展品 1', '展商 1'])
    await page.reload()
    await expect(hits(page)).toHaveText([/景德镇青禾陶瓷艺术有限公司/])
    await expect(kinds(page).getByRole('link', { name: '展商' })).toHaveAttribute('aria-current', 'page')
    await page.goBack()
    await expect(hits(page)).toHaveCount(2)
    const opened = context.waitForEvent('page')
    await page
      .getByRole('main')
      .getByRole('link', { name: /青花缠枝莲盖碗/ })
      .click()
    const exhibit = await opened
    await expect(exhibit).toHaveURL(/exhibitss\.html#\/ExhibisDetail\?id=2$/)
    await exhibit.close()
  })
  await test.step('are sought again where they are read, and give way to those of the header’s box', async () => {
    await page.goto(`${resultsOf('匠人')}&type=1&page=2`)
    const field = page.getByRole('searchbox', { name: '搜索展会内容' })
    await expect(field).toHaveValue('匠人')
    await field.fill('  ')
    await field.press('Enter')
    await expect(page).toHaveURL(/page=2$/)
    await field.fill('青花')
    await field.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: '“青花”的搜索结果' })).toBeVisible()
    await expect(page).not.toHaveURL(/page=/)
    await page.goBack()
    await expect(field).toHaveValue('匠人')
    await page.goto(resultsOf('匠人'))
    await expect(hits(page)).toHaveCount(20)
    await box(page).fill('青花')
    await box(page).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: '“青花”的搜索结果' })).toBeVisible()
    await expect(hits(page)).toHaveCount(2)
  })
  await test.step('turn pages in the address; keyword, kind and page stay when the language changes', async () => {
    await page.goto(resultsOf('匠人'))
    await expect(page.getByText('共 26 条结果')).toBeVisible()
    await expect(hits(page)).toHaveCount(20)
    await pages(page).getByRole('link', { name: '下一页' }).click()
    await expect(page).toHaveURL(/page=2$/)
    await expect(hits(page)).toHaveCount(6)
    await expect(page.getByRole('region', { name: '“匠人”的搜索结果' })).toBeFocused()
    await page.reload()
    await expect(hits(page)).toHaveCount(6)
    await expect(pages(page).getByRole('link', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page')
    await kinds(page).getByRole('link', { name: '展品' }).click()
    await expect(page).toHaveURL(/type=1$/)
    await expect(hits(page)).toHaveCount(20)
    await page.goBack()
    await expect(hits(page)).toHaveCount(6)
    await page.getByRole('searchbox', { name: '搜索展会内容' }).fill('半句')
    await page.getByRole('button', { name: '切换到英文' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Results for “匠人”' })).toBeVisible()
    await expect(page.getByText('26 results')).toBeVisible()
    await expect(page).toHaveURL(/page=2$/)
    await expect(page.getByRole('searchbox', { name: 'Search the fair' })).toHaveValue('半句')
  })
})

test('many, none and no keyword fit every width in both languages and are accessible', async ({ page }) => {
  for (const [query, shown] of [
    ['?keyWord=匠人', 'list'],
    ['?keyWord=Supercalifragilisticexpialidocious-supercalifragilisticexpialidocious', 'empty'],
    ['', 'ask'],
  ] as const) {
    await page.goto(`/index.html?${shown}#/intelligentSearchDetails${query}`)
    await expect(hits(page).first()).toBeVisible()
    await expectFitsInBoth(page)
  }
})
