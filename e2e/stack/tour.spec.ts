import { expect, expectAccessible, expectNoOverflowAtAnyWidth, languages, test } from '../fixtures/test'

/** The tour of the demo fair, and one of its stories, on the real server. */
test('the exhibitor’s story begins at the login page, without a password, and finds what waits', async ({ page }) => {
  await page.goto('/login.html?lang=zh-CN')
  await page.getByRole('link', { name: '跟着五个故事逛一圈' }).click()
  await expect(page.getByRole('article')).toHaveCount(5)
  await page.getByRole('button', { name: '以沈砚秋登录并开始' }).click()
  await expect(page).toHaveURL(/personal\.html#\/$/)
  await expect(
    page
      .getByRole('region', { name: /^待答复的咨询/ })
      .getByRole('listitem')
      .first(),
  ).toBeVisible()
  await page.goto('/personal.html#/leads')
  await expect(page.getByText('首批三十张排产')).toBeVisible()
})

test('the tour fits every width, and everybody can read it', async ({ page }) => {
  for (const lang of languages) {
    await page.goto(`/login.html?lang=${lang}#/tour`)
    await expect(page.getByRole('article')).toHaveCount(5)
    await expectNoOverflowAtAnyWidth(page)
    await expectAccessible(page)
  }
})
