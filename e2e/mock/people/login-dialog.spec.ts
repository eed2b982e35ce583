import type { BrowserContext, Page } from '@playwright/test'
import { expect, expectAccessible, expectNoOverflow, test } from '../../fixtures/test'

const EXPIRED = '/news.html?scenario=listNews:20002x1'

const dialog = (page: Page) => page.getByRole('dialog')
const qr = (page: Page) => page.getByRole('img', { name: /二维码$/ })
const menuOf = (page: Page, name: string) => page.getByRole('button', { name: `${name} 的账户菜单` })

/** Opens the page that the QR leads to, as another window of the same browser. */
async function scan(page: Page, context: BrowserContext): Promise<Page> {
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: '打开模拟页面' }).click()
  return opened
}

test.use({ expectedErrors: [/status of (4\d\d|500)/] })

// What it refuses, codes that have expired, the sandbox page by itself and the way out: pages/login/login-dialog.test.tsx.
test.describe('the login dialog', () => {
  test('asks first when the session ended, leaves the page alone when told so, fits a phone', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('token', 'token-6')
      localStorage.setItem('userInfo', JSON.stringify({ userId: '6', userName: 'chen', nickName: '陈采薇' }))
      localStorage.setItem('isSignIn', 'true')
    })
    await test.step('asks', async () => {
      await page.goto(EXPIRED)
      await expect(dialog(page)).toContainText('登录状态已清除')
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
      await expect(menuOf(page, '陈采薇')).toHaveCount(0)
      await expect(page).toHaveURL(/news\.html/)
    })
    await test.step('leads to reset and registration, fits a phone, speaks English', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(`${EXPIRED}&lang=en-US`)
      await dialog(page).getByRole('button', { name: 'Log in again' }).click()
      const box = page.getByRole('dialog', { name: 'Log in to Yunzhan' })
      await expect(box.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
        'href',
        './index.html#/reset',
      )
      await expect(box.getByRole('link', { name: 'Register' })).toHaveAttribute('href', './index.html#/register')
      await expectNoOverflow(page)
      await expect(box.getByRole('tab', { name: 'Face recognition' })).toBeInViewport({ ratio: 1 })
      await expectAccessible(page)
    })
  })
})

test.describe('login by scan', () => {
  test('is refused on the phone, begins anew, explains a face that is not linked, and goes through', async ({
    page,
    context,
  }) => {
    await test.step('ends when it is refused on the phone, and begins anew', async () => {
      await page.goto('/login.html')
      await page.getByRole('button', { name: '微信扫码' }).click()
      const phone = await scan(page, context)
      await phone.getByRole('button', { name: '拒绝' }).click()
      await expect(phone.getByRole('main').getByRole('status')).toContainText('已拒绝')
      await expect(dialog(page)).toContainText('您已在手机上取消')
      await phone.close()
      await dialog(page).getByRole('button', { name: '刷新二维码' }).click()
      await expect(qr(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: '微信扫码' })).toBeFocused()
    })
    await test.step('explains a face that is not linked, on both pages', async () => {
      await page.getByRole('button', { name: '人脸识别' }).click()
      const phone = await scan(page, context)
      await phone.getByRole('button', { name: '确认登录' }).click()
      await expect(phone.getByRole('main').getByRole('status')).toContainText('到个人中心绑定')
      await expect(dialog(page)).toContainText('该人脸尚未绑定账号')
      await phone.close()
    })
    await test.step('goes through the sandbox page', async () => {
      await page.goto('/login.html?phone#/weChatLogin')
      await expect(qr(page)).toHaveAttribute('width', '250')
      await expectAccessible(page)
      const phone = await scan(page, context)
      await expect(phone.getByText('模拟页面', { exact: true })).toBeVisible()
      await expectAccessible(phone)
      await phone.getByRole('button', { name: '确认登录' }).click()
      await expect(phone.getByRole('main').getByRole('status')).toContainText('已确认')
      await expect(page).toHaveURL(/\/index\.html/)
      await expect(menuOf(page, '陈采薇')).toBeVisible()
    })
  })
})
