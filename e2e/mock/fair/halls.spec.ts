import { expect, expectFits, languages, test } from '../../fixtures/test'

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

test('says so when there are none', async ({ page }) => {
  await page.goto(`${LIST}?scenario=listHalls:empty&lang=en-US`)
  await expect(page.getByRole('heading', { name: 'The halls are being set up' })).toBeVisible()
})

test.describe('in trouble', () => {
  test.use({ expectedErrors: [/status of (500|404)/] })

  test('says what went wrong and tries again; a hall that is not there leads back', async ({ page }) => {
    await page.goto(`${LIST}?scenario=listHalls:10500x1`)
    await page.getByRole('alert').getByRole('button', { name: '重试' }).click()
    await expect(page.getByRole('heading', { name: '工艺美术馆' })).toBeVisible()
    await page.goto(`${LIST}?scenario=listHalls:10500x1#/detail?id=99`)
    await expect(page.getByRole('heading', { name: '展馆不存在' })).toBeVisible()
    await page.getByRole('link', { name: '返回全部展馆' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '展馆' })).toBeVisible()
  })
})

for (const lang of languages) {
  test(`list and detail fit every width in ${lang} and are accessible`, async ({ page }) => {
    for (const address of [`${LIST}?lang=${lang}`, `${LIST}?lang=${lang}&detail#/detail?id=4&tab=exhibitors`]) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
      await expectFits(page)
    }
  })
}
