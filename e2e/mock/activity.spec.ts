import { expect, expectAccessible, expectNoOverflow, test, widths } from '../fixtures/test'

const PAGE = '/activity.html'

test('tags every status; the covers are no links, for there is no live room yet', async ({ page }) => {
  await page.goto(`${PAGE}?lang=en-US`)
  const card = (name: string) => page.getByRole('article').filter({ hasText: name })
  await expect(card('A night of living heritage')).toContainText('Upcoming')
  await expect(card('A night of living heritage')).toContainText(/\d\d\/\d\d \d\d:\d\d GMT\+8/)
  await expect(card('Keynote forum')).toContainText('Live')
  await expect(card('Tour of the Overseas Hall')).toContainText('Live')
  await expect(card('Opening ceremony')).toContainText('Replay')
  await expect(card('Panorama of the halls')).toHaveText('Panorama of the halls')
  await expect(page.getByRole('article').getByRole('link')).toHaveCount(0)
})

test('keeps status and day in the address, each beside the other', async ({ page }) => {
  await page.goto(PAGE)
  await page.getByRole('navigation', { name: '状态' }).getByRole('link', { name: '直播中' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  const days = page.getByRole('navigation', { name: '日期' })
  await expect(days.getByRole('link', { name: /今天/ })).toHaveAttribute('aria-current', 'true')
  await days.getByRole('link').last().click()
  await expect(page).toHaveURL(/status=1&day=\d{4}-\d\d-\d\d$/)
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.reload()
  await expect(days.getByRole('link').last()).toHaveAttribute('aria-current', 'true')
})

test.describe('for a reader elsewhere', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('adds the reader’s own time', async ({ page }) => {
    await page.goto(`${PAGE}?lang=en-US`)
    await expect(page.getByText('19:00–20:30 GMT+8')).toBeVisible()
    await expect(page.getByText(/your time/).first()).toBeVisible()
  })
})

test.describe('for a reader in GMT+8', () => {
  test.use({ timezoneId: 'Asia/Shanghai' })

  test('says each time once', async ({ page }) => {
    await page.goto(`${PAGE}?lang=en-US`)
    await expect(page.getByText('19:00–20:30 GMT+8')).toBeVisible()
    await expect(page.getByText(/your time/)).toHaveCount(0)
  })
})

test('says so when there is nothing', async ({ page }) => {
  await page.goto(`${PAGE}?scenario=listOfficialLives:empty,getScheduleInfo:empty`)
  await expect(page.getByRole('heading', { name: '没有这个状态的直播' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '日程尚未公布' })).toBeVisible()
})

test.describe('in trouble', () => {
  test.use({ expectedErrors: [/status of 500/] })

  test('a failed half leaves the other standing', async ({ page }) => {
    await page.goto(`${PAGE}?scenario=listOfficialLives:10500x1`)
    await expect(page.getByText('19:00–20:30 GMT+8')).toBeVisible()
    await page.getByRole('alert').getByRole('button', { name: '重试' }).click()
    await expect(page.getByText('云展开幕式')).toBeVisible()
  })
})

for (const width of widths) {
  for (const lang of ['zh-CN', 'en-US']) {
    test(`fits ${width}px in ${lang} and is accessible`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${PAGE}?lang=${lang}`)
      await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
      await expectNoOverflow(page)
      await expectAccessible(page)
    })
  }
}
