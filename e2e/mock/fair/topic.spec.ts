import { expect, expectFitsInBoth, test } from '../../fixtures/test'

test('a topic fits every width in both languages and is accessible; the schedule leads to it', async ({ page }) => {
  await page.goto('/activity.html#/')
  await page.getByRole('link', { name: '手艺的当代生活', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: '一窑一色' })).toBeVisible()
  await expectFitsInBoth(page)
})
