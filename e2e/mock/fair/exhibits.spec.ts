import { expect, expectAccessible, expectFitsInBoth, expectPassing, test } from '../../fixtures/test'
import { en } from '../../fixtures/texts'

const LIST = '/exhibitss.html'
const DETAIL = '/exhibitss.html#/ExhibisDetail'

test.describe('exhibit list', () => {
  test('shows a page of exhibits with badge, price and what is told on request, and opens one in a new window', async ({
    page,
    context,
  }) => {
    await page.goto(LIST)
    await expect(page.getByRole('status').filter({ hasText: '共 25 件展品' })).toBeVisible()
    const list = page.getByRole('region', { name: '展品' })
    await expect(list.getByRole('heading', { level: 3 })).toHaveCount(20)
    await expect(list.getByRole('link', { name: /影青刻花梅瓶/ })).toContainText('新品')
    await expect(list.getByRole('link', { name: /影青刻花梅瓶/ })).toContainText('¥4,800')
    await expect(list.getByRole('link', { name: /柴烧侧把壶/ })).toContainText('价格面议')
    const opened = context.waitForEvent('page')
    await page.getByRole('link', { name: /影青刻花梅瓶/ }).click()
    const detail = await opened
    await expect(detail).toHaveURL(/exhibitss\.html#\/ExhibisDetail\?id=1$/)
    await expect(detail.getByRole('heading', { level: 1, name: '影青刻花梅瓶' })).toBeVisible()
  })

  test('keeps its filters in the address: a link opens them, Back takes one off, another language keeps them', async ({
    page,
  }) => {
    await page.goto(LIST)
    const filters = page.getByRole('region', { name: '筛选' })
    await filters.getByRole('group', { name: '品类' }).getByRole('link', { name: /陶瓷/ }).click()
    await expect(page).toHaveURL(/#\/\?categoryId=1$/)
    await filters.getByRole('group', { name: '标签' }).getByRole('link', { name: /新品/ }).click()
    await expect(page.getByText('共 2 件展品')).toBeVisible()
    await page.reload()
    await expect(page.getByText('共 2 件展品')).toBeVisible()
    await expect(filters.getByRole('link', { name: /新品/ })).toHaveAttribute('aria-current', 'true')
    await page.goBack()
    await expect(page.getByText('共 5 件展品')).toBeVisible()
    await filters.getByRole('link', { name: '清除筛选' }).click()
    await expect(page.getByText('共 25 件展品')).toBeVisible()
    await page.goto(`${LIST}#/?hallId=1`)
    await expect(page.getByText('共 6 件展品')).toBeVisible()
    await page.getByRole('searchbox', { name: '搜索展品或展商' }).fill('半句')
    await page.getByRole('button', { name: '切换到英文' }).click()
    await expect(page.getByText('6 exhibits', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(/hallId=1/)
    await expect(page.getByRole('searchbox', { name: 'Search exhibits or exhibitors' })).toHaveValue('半句')
  })

  test('searches, sorts and turns pages', async ({ page }) => {
    await page.goto(LIST)
    await page.getByRole('navigation', { name: '分页' }).getByRole('link', { name: '下一页' }).click()
    await expect(page).toHaveURL(/page=2/)
    const list = page.getByRole('region', { name: '展品' })
    await expect(list.getByRole('heading', { level: 3 })).toHaveCount(5)
    await expect(list).toBeFocused()
    await page.getByLabel('排序').selectOption({ label: '价格从低到高' })
    await expect(page).toHaveURL(/sort=priceUp$/)
    await expect(list.getByRole('heading', { level: 3 }).first()).toHaveText('活版印刷日历')
    await page.getByRole('searchbox', { name: '搜索展品或展商' }).fill('青花')
    await page.getByRole('search', { name: '搜索展品或展商' }).getByRole('button', { name: '搜索' }).click()
    await expect(page.getByText('共 1 件展品')).toBeVisible()
  })
})

test.describe('exhibit detail', () => {
  test('shows pictures, facts, exhibitor and related exhibits in its theme; marks a text in the other language', async ({
    page,
  }) => {
    await page.goto(`${DETAIL}?id=7&lang=en-US`)
    await expect(page.getByRole('heading', { level: 1, name: 'Xipi Lacquer Tea Scoop' })).toBeVisible()
    await expect(page).toHaveTitle('Xipi Lacquer Tea Scoop · Yunzhan')
    await expect(page.locator('[data-color="1"][data-template="chinese-style"]')).toBeVisible()
    await expect(page.getByText('CN¥420')).toBeVisible()
    await expect(page.getByRole('link', { name: /Daqi Lacquer Workshop/ })).toHaveAttribute(
      'href',
      /exhibitors\.html#\/Detail\?id=3/,
    )
    await expect(page.getByRole('region', { name: 'You may also like' }).getByRole('link')).toHaveCount(2)
    await page.goto(`${DETAIL}?id=10&lang=en-US`)
    await expect(page.getByText(en('common:state.otherLanguage'))).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'zh-CN')
  })

  test('turns pictures by keyboard and looks closer', async ({ page }) => {
    await page.goto(`${DETAIL}?id=1&lang=en-US`)
    const zoom = page.getByRole('button', { name: en('exhibits:gallery.zoom') })
    await zoom.focus()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('button', { name: /image 4 of 4/ })).toHaveAttribute('aria-current', 'true')
    await zoom.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toHaveAccessibleName(/image 4 of 4/)
    await expectAccessible(page)
    await page.keyboard.press('ArrowRight')
    await expect(dialog).toHaveAccessibleName(/image 1 of 4/)
    await dialog.getByRole('button', { name: en('exhibits:gallery.enlarge') }).click()
    await expect(dialog.getByRole('button', { name: en('exhibits:gallery.enlarge') })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  test('copies its address, on plain http as well, and shows it when that fails', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(`${DETAIL}?id=1`)
    await expectPassing(page, '链接已复制', () => page.getByRole('button', { name: '分享' }).click())
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('#/ExhibisDetail?id=1')
    // As a browser has it on plain http.
    await page.evaluate(() => navigator.clipboard.writeText(''))
    const clipboard = await page.evaluateHandle(() => navigator.clipboard)
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await expectPassing(page, '链接已复制', () => page.getByRole('button', { name: '分享' }).click())
    expect(await clipboard.evaluate((kept) => kept.readText())).toContain('#/ExhibisDetail?id=1')
    await expect(page.getByRole('button', { name: '分享' })).toBeFocused()
    await page.evaluate(() => (document.execCommand = () => false))
    await page.getByRole('button', { name: '分享' }).click()
    await expect(page.getByRole('dialog')).toContainText('#/ExhibisDetail?id=1')
    await expect(page.getByRole('heading', { name: '复制失败，请手动复制此链接' })).toBeVisible()
  })
})

test('list and detail fit every width in both languages and are accessible', async ({ page }) => {
  for (const address of [LIST, `${LIST}?detail#/ExhibisDetail?id=16`]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
    await expectFitsInBoth(page)
  }
})
