import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoOverflowAtAnyWidth, languages, test } from '../../fixtures/test'

const account = (page: Page) => page.getByRole('textbox', { name: '手机号或邮箱' })
const password = (page: Page) => page.getByRole('textbox', { name: '密码', exact: true })
const captcha = (page: Page) => page.getByRole('textbox', { name: '图形验证码' })

// What is refused, the code, the reset, callbacks and single sign-on: pages/login/login.test.tsx.
test.describe('log in by password', () => {
  test.use({ expectedErrors: [/status of 4\d\d/] })

  test('leads back to where it came between, over what is missing and what is refused', async ({ page, request }) => {
    await page.goto('/news.html#/detail?id=3')
    await page.getByRole('banner').getByRole('button', { name: '登录' }).click()
    const submit = page.getByRole('main').getByRole('button', { name: '登录', exact: true })
    await expect(submit).toBeVisible()
    await test.step('has its agreements', async () => {
      for (const name of ['service-zh', 'privacy-zh', 'service-en', 'privacy-en']) {
        const file = await request.get(`/agreements/${name}.pdf`)
        expect(file.headers()['content-type']).toBe('application/pdf')
      }
    })
    await test.step('says what is missing, at its field, and goes to the first', async () => {
      await submit.click()
      await expect(account(page)).toBeFocused()
      for (const text of ['请输入手机号或邮箱', '请输入密码', '请输入图形验证码', '请先阅读并同意协议']) {
        await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible()
      }
      await expectAccessible(page)
    })
    await test.step('says what is refused', async () => {
      await account(page).fill('13800138006')
      await password(page).fill('Wrong#2026')
      await captcha(page).fill('ABCDE')
      await page.getByRole('checkbox').check()
      await submit.click()
      await expect(password(page)).toHaveAccessibleDescription('账号或密码错误，请重新输入')
      await expect(password(page)).toBeFocused()
    })
    await test.step('goes back', async () => {
      await password(page).fill('Yunzhan#2026')
      await captcha(page).fill('ABCDE')
      await captcha(page).press('Enter')
      await expect(page).toHaveURL(/\/news\.html#\/detail\?id=3$/)
      await expect(page.getByRole('button', { name: '陈采薇 的账户菜单' })).toBeVisible()
    })
  })
})

test('the login fits every width and has its adverts', async ({ page }) => {
  for (const lang of languages) {
    await page.goto(`/login.html?lang=${lang}`)
    await expect(page.getByRole('tab')).toHaveCount(4)
    await expectNoOverflowAtAnyWidth(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(page.getByRole('region', { name: lang === 'zh-CN' ? '推荐' : 'Highlights' })).toBeVisible()
    await expectAccessible(page)
  }
})
