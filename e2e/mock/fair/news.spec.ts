import { expect, expectFitsInBoth, test } from '../../fixtures/test'

const LIST = '/news.html'

test('lists by column and keyword, kept in the address, and says so when nothing is found', async ({ page }) => {
  await page.goto(LIST)
  const list = page.getByRole('region', { name: '资讯' })
  await expect(list.getByRole('heading', { level: 3 })).toHaveCount(10)
  await page
    .getByRole('navigation', { name: '栏目' })
    .getByRole('link', { name: /匠人故事/ })
    .click()
  await expect(list.getByRole('heading', { level: 3 })).toHaveCount(3)
  await page.getByRole('searchbox', { name: '搜索文章' }).fill('柴窑')
  await page.keyboard.press('Enter')
  await expect(list.getByRole('heading', { level: 3 })).toHaveCount(1)
  await expect(page).toHaveURL(/columnId=3&keyWord=/)
  await page.goBack()
  await expect(list.getByRole('heading', { level: 3 })).toHaveCount(3)
  await expect(page.getByRole('searchbox', { name: '搜索文章' })).toHaveValue('')
  await page.goto(`${LIST}#/?keyWord=没有这回事`)
  await expect(page.getByRole('heading', { name: '没有找到相关文章' })).toBeVisible()
})

test('reads an article and goes on to the next; the first has no previous one', async ({ page }) => {
  await page.goto(`${LIST}?lang=en-US`)
  await page.getByRole('link', { name: /Forty years beside a wood kiln/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Forty years beside a wood kiln' })).toBeVisible()
  await expect(page).toHaveTitle('Forty years beside a wood kiln · Yunzhan')
  await page.getByRole('navigation', { name: 'More articles' }).getByRole('link', { name: /Next/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Museum goods double in three years' })).toBeVisible()
  await expect(page).toHaveURL(/id=3$/)
  await page.goto(`${LIST}?lang=en-US#/detail?id=1`)
  await expect(page).not.toHaveTitle(/^Museum/)
  await expect(page.getByRole('navigation', { name: 'More articles' }).getByRole('link')).toHaveCount(1)
})

test('list and detail fit every width in both languages and are accessible', async ({ page }) => {
  for (const address of [LIST, `${LIST}?detail#/detail?id=9`]) {
    await page.goto(address)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expectFitsInBoth(page)
  }
})
