import type { Page } from '@playwright/test'
import { expect, expectFitsInBoth, test } from '../../fixtures/test'

const QUERY = '/login.html#/applyQuery'

/** An account of the mock fair, by user type. */
async function signedIn(page: Page, userType: 1): Promise<void> {
  await page.addInitScript((type) => {
    // A blank page has no storage.
    if (!location.protocol.startsWith('http')) return
    localStorage.setItem('token', `token-${type}`)
    localStorage.setItem(
      'userInfo',
      JSON.stringify({ userId: String(type), userName: 'user', nickName: '沈砚秋', userType: type }),
    )
    localStorage.setItem('isSignIn', 'true')
  }, userType)
}

// What a guest receives, and what was decided meanwhile: pages/login/queries.test.tsx.
test('the application query fits every width in both languages, is accessible, and cancels what is under review', async ({
  page,
}) => {
  await signedIn(page, 1)
  await page.goto(QUERY)
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  await expect(cards).toHaveCount(3)
  await expectFitsInBoth(page)
  await page.getByRole('button', { name: 'Switch to Chinese' }).click()
  await test.step('cancels', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('button', { name: '取消申请：“远方的织机”' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '再想想' }).click()
    await expect(cards.first()).toContainText('审核中')
    await page.getByRole('button', { name: '取消申请：“远方的织机”' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '取消申请' }).click()
    await expect(cards.first()).toContainText('已取消')
    await expect(page.getByRole('button', { name: /^取消申请：/ })).toHaveCount(0)
  })
})
