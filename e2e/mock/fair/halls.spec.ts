import { expect, expectFitsInBoth, test } from '../../fixtures/test'

const LIST = '/themeExhibition.html'

test('lists the halls, opens one, and keeps its tab in the address', async ({ page }) => {
  await page.goto(LIST)
  const halls = page.getByRole('region', { name: '展馆' })
  await expect(halls.getByRole('link')).toHaveCount(8)
  await halls.getByRole('link', { name: /非遗馆/ }).click()
  await expect(page).toHaveURL(/#\/detail\?id=2$/)
  await expect(page.getByRole('heading', { level: 1, name: '非遗馆' })).toBeVisible()
  await expect(page).toHaveTitle('非遗馆 · 云展')
  await expect(page.locator('[data-color="1"][data-template="chinese-style"]')).toBeVisible()
  const tabs = page.getByRole('navigation', { name: '展馆内容' })
  await expect(page.getByRole('heading', { name: '犀皮漆茶则' })).toBeVisible()
  await tabs.getByRole('link', { name: /展商/ }).click()
  await expect(page).toHaveURL(/tab=exhibitors/)
  await expect(page.getByRole('heading', { name: '福州大漆工坊' })).toBeVisible()
  await page.reload()
  await expect(tabs.getByRole('link', { name: /展商/ })).toHaveAttribute('aria-current', 'true')
  await page.goBack()
  await expect(page.getByRole('heading', { name: '犀皮漆茶则' })).toBeVisible()
})

test('list and detail fit every width in both languages and are accessible', async ({ page }) => {
  for (const address of [LIST, `${LIST}?detail#/detail?id=4&tab=exhibitors`]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
    await expectFitsInBoth(page)
  }
})
