import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoOverflowAtAnyWidth, languages, test } from '../../fixtures/test'

const LOGIN = '/login.html?scenario=listAdverts:empty'
const PASSWORD = 'Yunzhan#2026'

const submit = (page: Page) => page.getByRole('button', { name: '登录', exact: true })
const account = (page: Page) => page.getByRole('textbox', { name: '手机号或邮箱' })
const password = (page: Page) => page.getByRole('textbox', { name: '密码', exact: true })
const captcha = (page: Page) => page.getByRole('textbox', { name: '图形验证码' })
const captchaImage = (page: Page) => page.getByRole('img', { name: '图形验证码图片' })
const tick = (page: Page) => page.getByRole('checkbox')
const menuOf = (page: Page, name: string) => page.getByRole('button', { name: `${name} 的账户菜单` })

async function fillIn(page: Page, { as = 'buyer@demo.yunzhan.example', word = PASSWORD, shown = 'ABCDE' } = {}) {
  await account(page).fill(as)
  await password(page).fill(word)
  await captcha(page).fill(shown)
  await tick(page).check()
}

/** Solves the puzzle of the mock fair and waits until the code is on its way. */
async function getCode(page: Page, name = '获取验证码'): Promise<void> {
  await page.getByRole('button', { name }).click()
  const slider = page.getByRole('dialog').getByRole('slider')
  await expect(slider).toBeEnabled()
  await slider.fill('150')
  await slider.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test.describe('log in by password', () => {
  test('has its agreements; says what is missing, at its field, and goes to the first', async ({ page, request }) => {
    const expectAgreements = async (language: string, names: string[]) => {
      for (const [i, file] of ['service', 'privacy'].entries()) {
        const href = `/agreements/${file}-${language}.pdf`
        await expect(page.getByRole('link', { name: names[i] ?? '' })).toHaveAttribute('href', href)
        expect((await request.get(href)).headers()['content-type']).toBe('application/pdf')
      }
    }
    await page.goto(LOGIN)
    await expect(page).toHaveTitle('登录 · 云展')
    await expectAgreements('zh', ['《用户服务协议》', '《隐私协议》'])
    await submit(page).click()
    await expect(account(page)).toBeFocused()
    for (const text of ['请输入手机号或邮箱', '请输入密码', '请输入图形验证码', '请先阅读并同意协议']) {
      await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible()
    }
    await password(page).fill('abcdefgh')
    await captcha(page).fill('abc')
    await expect(page.getByText('密码为 8 至 18 个字符')).toBeVisible()
    await expect(page.getByText('图形验证码应为 5 位字符')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: '切换到英文' }).click()
    await expect(page.getByText('Please enter your mobile number or e-mail')).toBeVisible()
    await expect(page.getByText('The picture shows exactly 5 characters')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('abcdefgh')
    await expectAgreements('en', ['User Service Agreement', 'Privacy Agreement'])
  })

  test('signs in, stores the keys of the spec and goes home', async ({ page }) => {
    await page.goto(LOGIN)
    await fillIn(page)
    await captcha(page).press('Enter')
    await expect(page).toHaveURL(/\/index\.html#\/$/)
    await expect(menuOf(page, '陈采薇')).toBeVisible()
    const stored = await page.evaluate(() =>
      ['token', 'tokenKey', 'userId', 'currentRole', 'isSignIn'].map((key) => localStorage.getItem(key)),
    )
    expect(stored).toEqual(['token-6', 'token-6', '6', '6', 'true'])
  })

  test('whoever works for an exhibitor comes to what waits', async ({ page }) => {
    await page.goto(LOGIN)
    await page.getByRole('tab', { name: '参展商' }).click()
    await fillIn(page, { as: 'exhibitor@demo.yunzhan.example' })
    await captcha(page).press('Enter')
    await expect(page).toHaveURL(/\/personal\.html#\/workbench$/)
    await expect(page.getByRole('heading', { name: '工作台' })).toBeVisible()
  })

  test('goes back to where the login came between, not to a register path', async ({ page }) => {
    await page.goto('/news.html#/detail?id=3')
    await page.getByRole('banner').getByRole('button', { name: '登录' }).click()
    await fillIn(page, { as: '13800138006' })
    await submit(page).click()
    await expect(page).toHaveURL(/\/news\.html#\/detail\?id=3$/)
    await expect(menuOf(page, '陈采薇')).toBeVisible()
  })

  test.describe('that is refused', () => {
    test.use({ expectedErrors: [/status of (4\d\d|500)|net::ERR_FAILED/] })

    test('says so at the field, draws another captcha and leaves the rest', async ({ page }) => {
      await page.goto(LOGIN)
      for (const [wrong, message, field] of [
        [{ shown: 'xxxxx' }, '图形验证码错误，请重新输入', '图形验证码'],
        [{ word: 'Wrong#2026' }, '账号或密码错误，请重新输入', '密码'],
        [{ as: 'exhibitor@demo.yunzhan.example' }, '该账号不是采购商账号，请在“参展商”登录', '手机号或邮箱'],
      ] as const) {
        await fillIn(page, wrong)
        const before = await captchaImage(page).getAttribute('src')
        await submit(page).click()
        const refused = page.getByRole('textbox', { name: field, exact: true })
        await expect(refused).toHaveAccessibleDescription(message)
        await expect(refused).toBeFocused()
        await expect(captcha(page)).toHaveValue('')
        await expect(captchaImage(page)).not.toHaveAttribute('src', before ?? '')
        await expect(account(page)).toHaveValue('as' in wrong ? wrong.as : 'buyer@demo.yunzhan.example')
        await expect(password(page)).toHaveValue('word' in wrong ? wrong.word : PASSWORD)
      }
      await page.getByRole('tab', { name: '参展商' }).click()
      await captcha(page).fill('abcde')
      await submit(page).click()
      await expect(page).toHaveURL(/\/personal\.html#\/workbench$/)
      await expect(menuOf(page, '沈砚秋')).toBeVisible()
    })

    test('says why where it belongs to no field, and stores no login', async ({ page }) => {
      // Each is asked for once, one call after the other.
      await page.goto(`${LOGIN},webLogin:10105x1,webLogin:networkx2,getLoginUser:10500x1`)
      for (const message of ['您的注册正在审核中', '无法连接网络', '请求失败']) {
        await fillIn(page)
        await submit(page).click()
        await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
        await expect(captcha(page)).toHaveValue('')
        await expect(page).toHaveURL(/login\.html/)
        expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
      }
    })
  })
})

test.describe('log in by code', () => {
  test('sends one after the puzzle, counts down, and clears when the address is another', async ({ page }) => {
    await page.goto(LOGIN)
    await tick(page).check()
    await page.getByRole('tab', { name: '密码登录' }).press('ArrowRight')
    await expect(page.getByRole('tab', { name: '验证码登录' })).toBeFocused()
    await expect(tick(page)).toBeChecked()
    await page.getByRole('textbox', { name: '手机号' }).fill('13800138006')
    await getCode(page)
    await expect(page.getByRole('button', { name: /秒后重发/ })).toBeDisabled()
    await page.getByRole('radio', { name: '邮箱' }).check()
    await expect(page.getByRole('textbox', { name: '邮箱地址' })).toHaveValue('')
    await expect(page.getByRole('button', { name: '获取验证码' })).toBeDisabled()
    await page.getByRole('textbox', { name: '邮箱地址' }).fill('buyer@demo.yunzhan.example')
    await getCode(page)
    await page.getByRole('textbox', { name: '验证码', exact: true }).fill('123456')
    await submit(page).click()
    await expect(menuOf(page, '陈采薇')).toBeVisible()
  })

  test.describe('that is refused', () => {
    test.use({ expectedErrors: [/status of 4\d\d/] })

    test('says at which field', async ({ page }) => {
      await page.goto(LOGIN)
      await page.getByRole('tab', { name: '验证码登录' }).click()
      const mobile = page.getByRole('textbox', { name: '手机号' })
      const code = page.getByRole('textbox', { name: '验证码', exact: true })
      await mobile.fill('13900000000')
      await getCode(page)
      await expect(mobile).toHaveAccessibleDescription('手机用户不存在')
      await mobile.fill('13800138006')
      await code.fill('000000')
      await tick(page).check()
      await submit(page).click()
      await expect(code).toHaveAccessibleDescription('验证码错误')
    })
  })
})

test.describe('reset', () => {
  test('from a code to a new password and back to the login, where the account still stands', async ({ page }) => {
    await page.goto(LOGIN)
    await account(page).fill('buyer@demo.yunzhan.example')
    await page.getByRole('button', { name: '忘记密码？' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '找回密码' })).toBeFocused()
    await expect(page).toHaveTitle('找回密码 · 云展')
    await page.getByRole('textbox', { name: '手机号' }).fill('13800138006')
    await getCode(page)
    await page.getByRole('textbox', { name: '验证码', exact: true }).fill('123456')
    await page.getByRole('button', { name: '下一步' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '设置新密码' })).toBeFocused()
    await page.getByRole('textbox', { name: '新密码', exact: true }).fill('Yunzhan#2027')
    await page.getByRole('textbox', { name: '再次输入新密码' }).fill('Yunzhan#2028')
    await page.getByRole('button', { name: '保存新密码' }).click()
    await expect(page.getByText('两次输入的密码不一致')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('textbox', { name: '再次输入新密码' }).fill('Yunzhan#2027')
    await page.getByRole('button', { name: '保存新密码' }).click()
    await page.getByRole('dialog').getByText('密码已更新').waitFor()
    await page.getByRole('button', { name: '好的' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '欢迎回到云展' })).toBeVisible()
    await expect(account(page)).toHaveValue('buyer@demo.yunzhan.example')
  })

  test('is opened from home, in English', async ({ page }) => {
    await page.goto('/index.html?lang=en-US&scenario=listWebAdverts:empty#/reset')
    await expect(page.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeVisible()
    await page.getByRole('radio', { name: 'E-mail' }).check()
    await page.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(page.getByText('Please enter your e-mail')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Back to log in' }).click()
    await expect(page.getByRole('tab', { name: 'Buyer' })).toBeVisible()
  })

  test.describe('by link', () => {
    test.use({ expectedErrors: [/status of 403/] })

    test('sets the password of an e-mail; the link is left', async ({ page }) => {
      await page.goto(`${LOGIN}#/setPassword?uuid=mock-reset-ticket-06&authEmail=buyer%40demo.yunzhan.example`)
      const asked = page.waitForRequest(/updatePasswordForEmail/)
      for (const name of ['新密码', '再次输入新密码']) {
        await page.getByRole('textbox', { name, exact: true }).fill('Yunzhan#2027')
      }
      await page.getByRole('button', { name: '保存新密码' }).click()
      expect((await asked).postDataJSON()).toEqual({
        password: 'Yunzhan#2027',
        uuid: 'mock-reset-ticket-06',
        email: 'buyer@demo.yunzhan.example',
      })
      await page.getByRole('button', { name: '好的' }).click()
      await expect(page).toHaveURL(/#\/$/)
      await expect(account(page)).toBeVisible()
    })

    test('that has ended leads to a new code; one without a ticket too', async ({ page }) => {
      await page.goto(`${LOGIN}#/setPassword?uuid=ended-ticket-000001`)
      for (const name of ['新密码', '再次输入新密码']) {
        await page.getByRole('textbox', { name, exact: true }).fill('Yunzhan#2027')
      }
      await page.getByRole('button', { name: '保存新密码' }).click()
      await expect(page.getByRole('alert').filter({ hasText: '密码没有更新：验证已失效' })).toBeVisible()
      await page.getByRole('button', { name: '重新获取验证码' }).click()
      await expect(page.getByRole('heading', { level: 1, name: '找回密码' })).toBeVisible()
      await page.goto(`${LOGIN}#/setPassword`)
      await expect(page.getByRole('alert').filter({ hasText: '请先完成验证' })).toBeVisible()
    })
  })
})

test.describe('callback', () => {
  test.use({ expectedErrors: [/status of 400/] })

  test('of this fair is gone to, wherever in the address it stands', async ({ page }) => {
    await page.goto(`${LOGIN}#/?callback=${encodeURIComponent('/exhibitors.html#/Detail?id=2')}`)
    await fillIn(page)
    await submit(page).click()
    await expect(page).toHaveURL(/\/exhibitors\.html#\/Detail\?id=2$/)
  })

  test('of a site that is allowed gets the code', async ({ page }) => {
    await page.route('https://sister-fair.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>sister</title>' }),
    )
    await page.goto(`${LOGIN}&callback=${encodeURIComponent('https://sister-fair.example/in?a=1')}`)
    await fillIn(page)
    await submit(page).click()
    await expect(page).toHaveURL('https://sister-fair.example/in?a=1&sso=1&authCode=mock-auth-code-06')
  })

  test('of any other is refused in words, then home', async ({ page }) => {
    await page.goto(`${LOGIN}&callback=${encodeURIComponent('https://evil.example/')}`)
    await fillIn(page)
    await submit(page).click()
    await expect(page.getByRole('dialog')).toContainText('不允许返回该地址')
    await expect(page).toHaveURL(/login\.html/)
    await page.getByRole('button', { name: '好的' }).click()
    await expect(page).toHaveURL(/\/index\.html$/)
    await expect(menuOf(page, '陈采薇')).toBeVisible()
  })
})

test.describe('single sign-on', () => {
  test.use({ expectedErrors: [/status of 403/] })

  test('signs in and goes to the callback', async ({ page }) => {
    await page.goto('/index.html#/loginCallback?sso=1&authCode=mock-auth-code-01&callback=%2Fnews.html')
    await expect(page).toHaveURL(/\/news\.html$/)
    await expect(menuOf(page, '沈砚秋')).toBeVisible()
  })

  test('with a code that has ended leads to the login', async ({ page }) => {
    await page.goto('/index.html?sso=1&authCode=mock-auth-code-99#/loginCallback')
    await expect(page.getByRole('alert')).toContainText('验证已失效')
    await expectAccessible(page)
    await page.getByRole('link', { name: '去登录' }).click()
    await expect(account(page)).toBeVisible()
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
