import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, testApart } from '../../fixtures/test'

const KEYS = ['token', 'userId', 'user_key', 'userInfo', 'isSignIn']
const FIVE_MINUTES = 300_000

const account = (page: Page) => page.getByRole('button', { name: '沈砚秋 的账户菜单' })

/** Signs in before the page starts; once in a window, so that a logout outlives a reload. */
async function signedIn(where: Page): Promise<void> {
  await where.addInitScript(() => {
    // A new window is blank at first, and a blank page has no storage.
    if (!location.protocol.startsWith('http') || sessionStorage.getItem('test.signedIn')) return
    sessionStorage.setItem('test.signedIn', '1')
    localStorage.setItem('token', 'token-7')
    localStorage.setItem('userId', '7')
    localStorage.setItem('user_key', JSON.stringify({ userId: '7', token: 'token-7' }))
    localStorage.setItem(
      'userInfo',
      JSON.stringify({ userId: '7', userName: 'shen', nickName: '沈砚秋', userType: 20 }),
    )
    localStorage.setItem('isSignIn', 'true')
  })
}

/** Which of the login keys are stored. */
function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate((keys) => keys.filter((key) => localStorage.getItem(key) !== null), KEYS)
}

/** The heartbeats that a page sends from now on. */
function heartbeatsOf(page: Page): string[] {
  const beats: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/auth/heartbeat')) beats.push(request.headers()['token'] ?? '')
  })
  return beats
}

/** Asks something and waits for the answer, so that whatever was sent before it has been seen. */
async function askSomething(page: Page): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().includes('/news/'))
  await page
    .getByRole('navigation', { name: '栏目' })
    .getByRole('link', { name: /匠人故事/ })
    .click()
  await answered
}

// What calls say of who asks, and codes that end a session: src/common/session/signed-in-page.test.tsx.
test.describe('account area', () => {
  test('names the reader, opens by keyboard, is there on a small screen, and logs out', async ({ page }) => {
    await signedIn(page)
    await page.goto('/news.html')
    await expect(account(page)).toContainText('沈砚秋')
    await account(page).press('Enter')
    const logout = page.getByRole('button', { name: '退出登录' })
    await expect(logout).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(logout).toBeHidden()
    await expect(account(page)).toBeFocused()
    await page.setViewportSize({ width: 390, height: 844 })
    await account(page).click()
    await expect(logout).toBeInViewport({ ratio: 1 })
    await logout.click()
    await expect(account(page)).toHaveCount(0)
    expect(await storedKeys(page)).toEqual([])
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: '资讯' })).toBeVisible()
    await expect(account(page)).toHaveCount(0)
  })

  testApart('a sign-in and a logout in one tab are those of the others', async ({ page, context }) => {
    await page.goto('/news.html')
    await expect(page.getByRole('heading', { level: 1, name: '资讯' })).toBeVisible()
    const other = await context.newPage()
    await test.step('a sign-in', async () => {
      await signedIn(other)
      await other.goto('/exhibitss.html')
      await expect(account(other)).toBeVisible()
      await expect(account(page)).toBeVisible()
    })
    await test.step('a logout', async () => {
      await account(page).click()
      await page.getByRole('button', { name: '退出登录' }).click()
      await expect(account(page)).toHaveCount(0)
      await expect(account(other)).toHaveCount(0)
    })
  })
})

/** Waits for every part of the page: a call under way when the clock is moved would time out. */
async function expectNews(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: '推荐' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: '栏目' }).getByRole('link', { name: /匠人故事/ })).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('0571')
}

test.describe('heartbeat', () => {
  testApart('is sent every five minutes while signed in, and no more after the logout', async ({ page }) => {
    await signedIn(page)
    await page.clock.install()
    const beats = heartbeatsOf(page)
    await page.goto('/news.html')
    await expectNews(page)
    await expect(account(page)).toBeVisible()
    await page.clock.fastForward(FIVE_MINUTES - 60_000)
    expect(beats).toEqual([])
    for (const count of [1, 2]) {
      await page.clock.fastForward(count === 1 ? 60_000 : FIVE_MINUTES)
      await expect.poll(() => beats).toHaveLength(count)
    }
    expect(beats).toEqual(['token-7', 'token-7'])
    await account(page).click()
    await page.getByRole('button', { name: '退出登录' }).click()
    await expect(account(page)).toHaveCount(0)
    // The logout discards what was read for the account; the page reads it again.
    await expectNews(page)
    await page.clock.fastForward(FIVE_MINUTES * 2)
    await askSomething(page)
    expect(beats).toHaveLength(2)
  })
})
