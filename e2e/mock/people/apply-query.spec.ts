import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectFits, languages, test } from '../../fixtures/test'

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

test.describe('application query', () => {
  test('shows status, progress and opinion, and cancels what is under review', async ({ page }) => {
    await signedIn(page, 1)
    await page.goto(QUERY)
    await expect(page).toHaveTitle('申请查询 · 云展')
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
    await expect(cards).toHaveCount(3)
    const failed = cards.filter({ hasText: '山海之间' })
    await expect(failed.getByRole('listitem').nth(2)).toHaveText('未通过')
    await expect(failed).toContainText('参展作品与展览主题不符')
    await expect(page.getByRole('button', { name: /^取消对/ })).toHaveCount(1)
    await page.getByRole('button', { name: '取消对“远方的织机”的申请' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '再想想' }).click()
    await expect(cards.first()).toContainText('审核中')
    await page.getByRole('button', { name: '取消对“远方的织机”的申请' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '取消申请' }).click()
    await expect(cards.first()).toContainText('已取消')
    await expect(page.getByRole('button', { name: /^取消对/ })).toHaveCount(0)
  })

  test('has a placeholder, and leads a guest to the login', async ({ page }) => {
    await page.goto(`/login.html?lang=en-US#/applyQuery`)
    await expect(page.getByRole('dialog', { name: 'Please log in first' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Not now' }).click()
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL(/login\.html#\/$/)
    await signedIn(page, 1)
    await page.goto('about:blank')
    await page.goto(`/login.html?scenario=allRegList:empty&lang=en-US#/applyQuery`)
    await expect(page.getByRole('heading', { name: 'No messages' })).toBeVisible()
  })

  for (const language of languages) {
    test(`fits every width in ${language} and is accessible`, async ({ page }) => {
      await signedIn(page, 1)
      await page.goto(`/login.html?lang=${language}#/applyQuery`)
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(3)
      await expectFits(page)
    })
  }

  test.describe('that was decided meanwhile', () => {
    test.use({ expectedErrors: [/status of 4\d\d/] })

    test('is not cancelled', async ({ page }) => {
      await signedIn(page, 1)
      await page.goto(`/login.html?scenario=cancelEnrollment:10306#/applyQuery`)
      await page.getByRole('button', { name: '取消对“远方的织机”的申请' }).click()
      await page.getByRole('dialog').getByRole('button', { name: '取消申请' }).click()
      await expect(page.getByText('只有审核中的报名可以取消')).toBeVisible()
    })
  })
})
