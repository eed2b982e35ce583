import { openDesk, rows, title } from '../../fixtures/desk'
import { expect, expectFitsInBoth, test } from '../../fixtures/test'

test('the table of a kind is narrowed in the address, leads to other kinds, and fits in both languages', async ({
  page,
}) => {
  await openDesk(page, '#/content')
  await expect(page.getByRole('link', { name: '云展·文化产业博览会' })).toBeVisible()
  await openDesk(page, '#/content/advert?state=scheduled')
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).nth(1)).toContainText('闭幕演出')
  await page.getByRole('link', { name: '资讯栏目', exact: true }).click()
  await expect(page).toHaveURL(/#\/content\/newsColumn$/)
  await openDesk(page, '#/content/advert?keyWord=没有这样的')
  await expect(page.getByText('没有符合条件的内容')).toBeVisible()
  await openDesk(page, '#/content')
  await expectFitsInBoth(page)
})

test('the order of a kind fits in both languages', async ({ page }) => {
  await openDesk(page, '#/content/advert/order')
  await expect(page.getByRole('button', { name: '移动 匠人直播季' })).toBeVisible()
  await expectFitsInBoth(page)
})

test('everything that was done fits in both languages', async ({ page }) => {
  await openDesk(page, '#/content/changes')
  await expect(page.locator('#main').getByRole('row').nth(1)).toBeVisible()
  await expectFitsInBoth(page)
})

test('an object is edited on every width in both languages', async ({ page }) => {
  await openDesk(page, '#/content/advert/2')
  await expect(title(page, '匠人直播季')).toBeVisible()
  await expectFitsInBoth(page)
  await page
    .getByRole('button', { name: 'History' })
    .or(page.getByRole('button', { name: '修改记录' }))
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
