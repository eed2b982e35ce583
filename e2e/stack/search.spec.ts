import { openPerson } from '../fixtures/people'
import { expect, test } from '../fixtures/test'
import { en } from '../fixtures/texts'

const resultsOf = (keyword: string) => `/index.html#/intelligentSearchDetails?keyWord=${encodeURIComponent(keyword)}`

/** Searching on the real server: by pinyin and category, narrowed by a filter, and what an organizer adds to it. */
test('a visitor searches by pinyin in the header, narrows the results by price, and goes back', async ({ page }) => {
  await page.goto('/news.html')
  const box = page.getByRole('combobox').first()
  await box.fill('qinghua')
  await expect(page.getByRole('option', { name: /青花/ }).first()).toBeVisible()
  await box.press('Enter')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2, name: /青花/ }).first()).toBeVisible()
  const status = main.getByRole('status')
  const all = await status.textContent()
  await main.getByRole('group', { name: '价格' }).getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/price=\d/)
  await expect(status).not.toHaveText(all ?? '')
  await page.goBack()
  await expect(status).toHaveText(all ?? '')
})

test('results say by which category they were found, and lead to help and articles', async ({
  browser,
  request,
  baseURL,
}) => {
  const visitor = await openPerson(browser, { request, language: 'en-US', origin: baseURL ?? '' })
  const { page } = visitor
  await page.goto(resultsOf('furniture'))
  const main = page.getByRole('main')
  const reason = en('common:search.matched.category', { name: 'Furniture' })
  await expect(main.getByText(reason).first()).toBeVisible()
  await page.goto(resultsOf('refund'))
  await main.getByRole('link', { name: new RegExp(en('home:search.help')) }).click()
  await expect(main.getByRole('heading', { level: 2, name: /refund/i }).first()).toBeVisible()
  await visitor.leave()
})

test('a search without results finds something once the organizer has added the word to the synonyms', async ({
  browser,
  request,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const visitor = await openPerson(browser, { request, language: 'zh-CN', origin })
  await visitor.page.goto(resultsOf('鹞儿'))
  const empty = visitor.page.getByRole('heading', { name: '没有找到与“鹞儿”有关的内容' })
  await expect(empty).toBeVisible()
  await expect(visitor.page.getByRole('link', { name: '发布采购需求' })).toBeVisible()

  const account = 'organizer@demo.yunzhan.example'
  const organizer = await openPerson(browser, { request, account, language: 'zh-CN', origin })
  const { page } = organizer
  await page.goto('/organizer.html#/content/synonym')
  await expect(page.getByRole('heading', { name: '没有结果的搜索' })).toBeVisible()
  // As the button beside a search without results opens it.
  await page.goto(`/organizer.html#/content/synonym/new?${new URLSearchParams({ zh: '鹞儿' })}`)
  const words = page.getByRole('textbox', { name: /中文/ })
  await expect(words).toHaveValue('鹞儿')
  await words.fill('鹞儿、风筝')
  await page.getByRole('button', { name: '保存草稿' }).click()
  await page.getByRole('button', { name: '发布…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '发布' }).click()
  await expect(page.getByText('已发布', { exact: true }).first()).toBeVisible()

  await visitor.page.reload()
  await expect(visitor.page.getByRole('heading', { level: 2, name: /鸢|风筝/ }).first()).toBeVisible()
  await visitor.leave()
  await organizer.leave()
})
