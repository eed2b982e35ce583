import type { BrowserContext, Page } from '@playwright/test'
import { expect, expectAccessible, expectNoOverflow, test } from '../../fixtures/test'

const EXPIRED = '/news.html?scenario=listNews:20002x1'

const dialog = (page: Page) => page.getByRole('dialog')
const qr = (page: Page) => page.getByRole('img', { name: /二维码$/ })
const menuOf = (page: Page, name: string) => page.getByRole('button', { name: `${name} 的账户菜单` })

/** Opens the login dialog by a session that ended while it was used. */
async function openDialog(page: Page, query = ''): Promise<void> {
  await page.goto(EXPIRED + query)
  await dialog(page).getByRole('button', { name: '重新登录' }).click()
  await expect(dialog(page).getByRole('tab', { name: '账号登录' })).toBeVisible()
}

async function fillIn(page: Page, word: string, shown = 'abcde'): Promise<void> {
  await dialog(page).getByRole('textbox', { name: '手机号或邮箱' }).fill('organizer@demo.yunzhan.example')
  await dialog(page).getByRole('textbox', { name: '密码', exact: true }).fill(word)
  await dialog(page).getByRole('textbox', { name: '图形验证码' }).fill(shown)
}

/** Opens the page that the QR leads to, as another window of the same browser. */
async function scan(page: Page, context: BrowserContext): Promise<Page> {
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: '打开模拟页面' }).click()
  return opened
}

test.use({ expectedErrors: [/status of (4\d\d|500)/] })

test.describe('the login dialog', () => {
  test('asks first when the session ended, and leaves the page alone when told so', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('token', 'token-6')
      localStorage.setItem('userInfo', JSON.stringify({ userId: '6', userName: 'chen', nickName: '陈采薇' }))
      localStorage.setItem('isSignIn', 'true')
    })
    await page.goto(EXPIRED)
    await expect(dialog(page)).toContainText('登录状态已清除')
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(menuOf(page, '陈采薇')).toHaveCount(0)
    await expect(page).toHaveURL(/news\.html/)
  })

  test('logs in whoever has an account, and what was refused is asked anew', async ({ page }) => {
    await openDialog(page)
    const button = dialog(page).getByRole('button', { name: '登录', exact: true })
    await expect(button).toBeDisabled()
    await expectAccessible(page)
    await fillIn(page, 'Yunzhan#2026')
    await button.click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(menuOf(page, '许总办')).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible()
  })

  test('tells a wrong captcha from everything else', async ({ page }) => {
    await openDialog(page)
    await fillIn(page, 'Yunzhan#2026', 'xxxxx')
    const captcha = dialog(page).getByRole('textbox', { name: '图形验证码' })
    const word = dialog(page).getByRole('textbox', { name: '密码', exact: true })
    const image = dialog(page).getByRole('img', { name: '图形验证码图片' })
    const before = await image.getAttribute('src')
    await dialog(page).getByRole('button', { name: '登录', exact: true }).click()
    await expect(captcha).toHaveAccessibleDescription('图形验证码错误，请重新输入')
    await expect(captcha).toHaveValue('')
    await expect(image).not.toHaveAttribute('src', before ?? '')
    await fillIn(page, 'Wrong#2026')
    await dialog(page).getByRole('button', { name: '登录', exact: true }).click()
    await expect(word).toHaveAccessibleDescription('账号或密码错误，请重新输入')
    await expect(word).toHaveValue('Wrong#2026')
    await dialog(page).getByRole('tab', { name: '微信扫码' }).click()
    await expect(qr(page)).toBeVisible()
    await dialog(page).getByRole('tab', { name: '账号登录' }).click()
    await expect(word).toHaveValue('Wrong#2026')
  })

  test('leads to reset and registration, fits a phone, speaks English', async ({ page }) => {
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
  })
})

test.describe('login by scan', () => {
  test('goes through the sandbox page', async ({ page, context }) => {
    await page.goto('/login.html#/weChatLogin')
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

  test('ends when it is refused on the phone, and begins anew', async ({ page, context }) => {
    await page.goto('/login.html')
    await page.getByRole('button', { name: '微信扫码' }).click()
    const phone = await scan(page, context)
    await phone.getByRole('button', { name: '拒绝' }).click()
    await expect(phone.getByRole('main').getByRole('status')).toContainText('已拒绝')
    await expect(dialog(page)).toContainText('您已在手机上取消')
    await dialog(page).getByRole('button', { name: '刷新二维码' }).click()
    await expect(qr(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: '微信扫码' })).toBeFocused()
  })

  test('explains a face that is not linked, on both pages', async ({ page, context }) => {
    await page.goto('/login.html')
    await page.getByRole('button', { name: '人脸识别' }).click()
    const phone = await scan(page, context)
    await phone.getByRole('button', { name: '确认登录' }).click()
    await expect(phone.getByRole('main').getByRole('status')).toContainText('到个人中心绑定')
    await expect(dialog(page)).toContainText('该人脸尚未绑定账号')
  })

  test('says that the code has expired', async ({ page }) => {
    await page.goto('/login.html?scenario=weChatLoginPoll:10123x1#/weChatLogin')
    await expect(page.getByText('二维码已失效')).toBeVisible()
    await page.getByRole('button', { name: '刷新二维码' }).click()
    await expect(qr(page)).toBeVisible()
  })

  test('says why it cannot begin', async ({ page }) => {
    await page.goto('/login.html?scenario=getWeChatLoginFlowNum:10429x1#/weChatLogin')
    await expect(page.getByText('请求过于频繁')).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('the sandbox page', () => {
  test('says that a code has expired, and that an address without one is none', async ({ page }) => {
    for (const address of ['/sandbox.html#/wechat?scene=ended-scene-000001', '/sandbox.html#/face']) {
      await page.goto(address)
      await expect(page.getByRole('main').getByRole('status')).toContainText('二维码已失效')
    }
  })

  test('links, keeps its identity, and tells one that is linked elsewhere', async ({ page }) => {
    const scene = '#/face?scene=mock-face-link-00000001'
    await page.goto(`/sandbox.html?lang=en-US${scene}`)
    await expectNoOverflow(page)
    const proof = page.waitForRequest(/sandbox\/answer/)
    await page.getByRole('button', { name: 'Confirm linking' }).click()
    await expect(page.getByRole('main').getByRole('status')).toContainText('You can log in with it from now on')
    const sent: unknown = (await proof).postDataJSON()
    const kept = await page.evaluate(() => localStorage.getItem('sandboxIdentity.face'))
    expect(sent).toMatchObject({ agree: true, proof: kept })
    await page.goto(`/sandbox.html?scenario=answerScene:10125${scene}`)
    await page.getByRole('button', { name: 'Confirm linking' }).click()
    await expect(page.getByRole('main').getByRole('status')).toContainText('linked to another account')
    expect(await page.evaluate(() => localStorage.getItem('sandboxIdentity.face'))).toBe(kept)
  })
})

test.describe('the way out', () => {
  test('ends the session on the server, and here even when that fails', async ({ page }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem('test.signedIn')) return
      sessionStorage.setItem('test.signedIn', '1')
      localStorage.setItem('token', 'token-1')
      localStorage.setItem(
        'userInfo',
        JSON.stringify({ userId: '1', userName: 'shen', nickName: '沈砚秋', userType: 1 }),
      )
      localStorage.setItem('isSignIn', 'true')
    })
    await page.goto('/news.html?scenario=logout:10500')
    await menuOf(page, '沈砚秋').click()
    await expect(page.getByRole('link', { name: '申请查询' })).toHaveAttribute('href', './login.html#/applyQuery')
    const asked = page.waitForRequest(/web\/login\/logout/)
    await page.getByRole('button', { name: '退出登录' }).click()
    expect((await asked).headers()['token']).toBe('token-1')
    await expect(page.getByRole('button', { name: '注册与查询' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  })
})
