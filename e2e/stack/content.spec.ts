import { openPerson } from '../fixtures/people'
import { expect, test } from '../fixtures/test'

/** An organizer changes what visitors see, on the real server. */
test('a column of the news is written, published, seen in both languages and taken away; one in use stays', async ({
  browser,
  request,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const expected = [/status of 409/]
  const organizer = await openPerson(browser, {
    request,
    account: 'organizer@demo.yunzhan.example',
    language: 'zh-CN',
    origin,
    expected,
  })
  const { page } = organizer
  await page.goto('/organizer.html#/content/newsColumn')
  await page.getByRole('link', { name: '新建资讯栏目' }).click()
  await page.getByRole('textbox', { name: '名称（中文）' }).fill('工坊来信')
  await page.getByRole('textbox', { name: '名称（英文）' }).fill('Letters from the workshop')
  await page.getByRole('button', { name: '保存草稿' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '工坊来信' })).toBeVisible()

  const visitor = await openPerson(browser, { request, language: 'en-US', origin })
  const column = (name: string) => visitor.page.locator('#main').getByRole('link', { name })
  await visitor.page.goto('/news.html#/')
  await expect(visitor.page.locator('#main').getByRole('link').first()).toBeVisible()
  await expect(column('Letters from the workshop')).toHaveCount(0)

  await page.getByRole('button', { name: '发布…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '发布' }).click()
  await expect(page.getByText('已发布', { exact: true }).first()).toBeVisible()
  await visitor.page.reload()
  await expect(column('Letters from the workshop')).toBeVisible()
  await visitor.page.getByRole('button', { name: 'Switch to Chinese' }).click()
  await expect(column('工坊来信')).toBeVisible()

  await page.getByRole('button', { name: '撤下' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '撤下' }).click()
  await expect(page.getByText('已撤下', { exact: true }).first()).toBeVisible()
  await visitor.page.reload()
  await expect(visitor.page.locator('#main').getByRole('link').first()).toBeVisible()
  await expect(column('工坊来信')).toHaveCount(0)

  await page.getByRole('link', { name: '返回资讯栏目' }).click()
  await page.getByRole('row').nth(-1).getByRole('link').click()
  await page.getByRole('button', { name: '删除' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await expect(page.getByText(/还有 \d+ 项内容使用它/)).toBeVisible()
  await visitor.leave()
  await organizer.leave()
})
