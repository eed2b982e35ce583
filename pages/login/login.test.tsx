import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { getSession } from '#src/common/session/session.ts'
import { session } from '#src/common/session/storage.ts'
import { MOCK_VERIFIER } from '#src/mocks/foundation/accounts/accounts.ts'
import { expectAccessible } from '#tests/setup/accessible.ts'
import { descriptionOf, expectFocus, fill, nextCall, press, solvePuzzle, watchLeaving } from '#tests/setup/in-page.ts'
import { follow, openPage, overMocks } from '#tests/setup/open-page.tsx'
import { en } from '#tests/setup/english.ts'
import { ruleTexts } from '#contract/core/rule-texts.ts'

const LOGIN = '/login.html?scenario=listAdverts:empty'
const BUYER = 'buyer@demo.yunzhan.example'
const PASSWORD = 'Yunzhan#2026'

overMocks()
const left = watchLeaving()

const main = () => within(screen.getByRole('main'))
const labelled = (name: RegExp) => main().getByLabelText<HTMLInputElement>(name, { selector: 'input' })
const account = () => labelled(/^手机号或邮箱/)
const password = () => labelled(/^密码/)
const captcha = () => labelled(/^图形验证码/)
const code = () => labelled(/^验证码/)
const tick = () => main().getByRole<HTMLInputElement>('checkbox')
const image = () => main().getByRole('img', { name: '图形验证码图片' }).getAttribute('src')
const button = (name: string) => main().getByRole<HTMLButtonElement>('button', { name })
const alerts = () =>
  main()
    .queryAllByRole('alert')
    .map((alert) => alert.textContent)
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const menuOf = (name: string) => screen.findByRole('button', { name: `${name} 的账户菜单` })

async function fillIn(user: UserEvent, { as = BUYER, word = PASSWORD, shown = 'ABCDE' } = {}): Promise<void> {
  fill(account(), as)
  fill(password(), word)
  fill(captcha(), shown)
  if (!tick().checked) await user.click(tick())
}

async function logIn(user: UserEvent, wrong: Parameters<typeof fillIn>[1] = {}): Promise<void> {
  await fillIn(user, wrong)
  await user.click(button('登录'))
}

async function getCode(user: UserEvent): Promise<void> {
  await user.click(button('获取验证码'))
  await solvePuzzle()
}

/** Draws the one address for which the page left. */
async function goOn(): Promise<void> {
  await waitFor(() => expect(left).toHaveLength(1))
  await openPage(new URL(left[0] ?? '', window.location.href).href.replace(window.location.origin, ''))
}

describe('why one logs in', () => {
  it.each([
    ['/concact.html#/?exhibitorId=2&exhibitsId=2', /^登录后即可就“.+”向.+提问$/],
    ['/concact.html#/?exhibitorId=2', /^登录后即可向.+提问$/],
    ['/concact.html#/', /^登录后即可联系大会客服$/],
  ])('is shown to who comes from %s', async (path, reason) => {
    session.set('returnPath', path)
    await openPage(LOGIN)
    expect(await main().findByText(reason)).toBeTruthy()
  })

  it('is nothing to who comes from elsewhere', async () => {
    session.set('returnPath', '/news.html#/')
    await openPage(LOGIN)
    await waitFor(() => expect(account()).toBeTruthy())
    expect(main().queryByText(/^登录后/)).toBeNull()
    session.remove('returnPath')
  })
})

describe('log in by password', () => {
  it('says what is missing, at its field, goes to the first, and says it anew in the other language', async () => {
    const agreements = (names: string[]) =>
      names.map((name) =>
        main()
          .getByRole('link', { name: new RegExp(name) })
          .getAttribute('href'),
      )
    const user = await openPage(LOGIN)
    expect(document.title).toBe('登录 · 云展')
    expect(agreements(['用户服务协议', '隐私协议'])).toEqual([
      '/agreements/service-zh.pdf',
      '/agreements/privacy-zh.pdf',
    ])
    await user.click(button('登录'))
    await waitFor(() => expect(document.activeElement).toBe(account()))
    expect(alerts()).toEqual(['请输入手机号或邮箱', '请输入密码', '请输入图形验证码', '请先阅读并同意协议'])
    fill(password(), 'abcdefgh')
    fill(captcha(), 'abc')
    expect(await screen.findByText(/^密码为 8 至 18 个字符/)).toBeTruthy()
    expect(await screen.findByText('图形验证码应为 5 位字符')).toBeTruthy()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: /切换到英文/ }))
    expect(await screen.findByText(ruleTexts['account.empty'].en)).toBeTruthy()
    expect(await screen.findByText(ruleTexts['captcha.format'].en)).toBeTruthy()
    expect(labelled(/^Password/).value).toBe('abcdefgh')
    expect(agreements(['User Service Agreement', 'Privacy Agreement'])).toEqual([
      '/agreements/service-en.pdf',
      '/agreements/privacy-en.pdf',
    ])
  })

  it('signs in, stores the keys of the spec and goes home', async () => {
    const user = await openPage(LOGIN)
    await fillIn(user)
    await user.type(captcha(), '{Enter}')
    await goOn()
    expect(left).toEqual(['./index.html#/'])
    expect(await menuOf('陈采薇')).toBeTruthy()
    const stored = ['token', 'tokenKey', 'userId', 'currentRole', 'isSignIn'].map((key) => localStorage.getItem(key))
    expect(stored).toEqual(['token-6', 'token-6', '6', '6', 'true'])
  })

  it('leads whoever works for an exhibitor to what waits', async () => {
    const user = await openPage(LOGIN)
    await user.click(main().getByRole('tab', { name: '参展商' }))
    await fillIn(user, { as: 'exhibitor@demo.yunzhan.example' })
    await user.type(captcha(), '{Enter}')
    await waitFor(() => expect(left).toEqual(['./personal.html#/']))
  })

  it('that is refused says so at the field, draws another captcha and leaves the rest', async () => {
    const user = await openPage(LOGIN)
    for (const [wrong, message, field] of [
      [{ shown: 'xxxxx' }, '图形验证码错误，请重新输入', captcha],
      [{ word: 'Wrong#2026' }, '账号或密码错误，请重新输入', password],
      [{ as: 'exhibitor@demo.yunzhan.example' }, '该账号不是采购商账号，请在“参展商”登录', account],
    ] as const) {
      const before = image()
      await logIn(user, wrong)
      await waitFor(() => expect(descriptionOf(field())).toContain(message))
      await waitFor(() => expect(document.activeElement).toBe(field()))
      expect(captcha().value).toBe('')
      expect(image()).not.toBe(before)
      expect(account().value).toBe('as' in wrong ? wrong.as : BUYER)
      expect(password().value).toBe('word' in wrong ? wrong.word : PASSWORD)
    }
    await user.click(button('改为参展商登录'))
    expect(main().getByRole('tab', { name: '参展商' }).getAttribute('aria-selected')).toBe('true')
    expect(alerts()).toEqual([])
    expect([account().value, password().value]).toEqual(['exhibitor@demo.yunzhan.example', PASSWORD])
    expect(document.activeElement).toBe(captcha())
    fill(captcha(), 'abcde')
    await user.click(button('登录'))
    await waitFor(() => expect(left).toEqual(['./personal.html#/']))
    expect(getSession()?.user.nickName).toBe('沈砚秋')
  })

  it('that is refused says why where it belongs to no field, and stores no login', async () => {
    // Each is requested once, one call after the other.
    const user = await openPage(`${LOGIN},webLogin:10105x1,webLogin:networkx2,getLoginUser:10500x1`)
    for (const message of ['您的注册正在审核中', '无法连接网络', '请求失败']) {
      await logIn(user)
      await waitFor(() => expect(alerts().join(' ')).toContain(message))
      expect(captcha().value).toBe('')
      expect(localStorage.getItem('token')).toBeNull()
    }
    expect(left).toEqual([])
  })
})

describe('log in by code', () => {
  it('sends one after the puzzle, counts down, and clears when the address is another', async () => {
    const user = await openPage(LOGIN)
    await user.click(tick())
    press(main().getByRole('tab', { name: '密码登录' }), 'ArrowRight')
    expect(document.activeElement).toBe(main().getByRole('tab', { name: '验证码登录' }))
    fill(await main().findByLabelText(/^手机号\*?$/), '13800138006')
    expect(tick().checked).toBe(true)
    await getCode(user)
    expect(await main().findByRole('button', { name: /秒后重发/ })).toHaveProperty('disabled', true)
    await user.click(await main().findByRole('radio', { name: '邮箱' }))
    expect(labelled(/^邮箱地址/).value).toBe('')
    expect(button('获取验证码').disabled).toBe(true)
    fill(labelled(/^邮箱地址/), BUYER)
    await getCode(user)
    fill(code(), '123456')
    await user.click(button('登录'))
    await goOn()
    expect(await menuOf('陈采薇')).toBeTruthy()
  })

  it('at the wrong tab goes on at the right one in one press, with the same code', async () => {
    const user = await openPage(LOGIN)
    await user.click(tick())
    await user.click(main().getByRole('tab', { name: '验证码登录' }))
    fill(await main().findByLabelText(/^手机号\*?$/), '13800138001')
    fill(code(), '123456')
    await user.click(button('登录'))
    await user.click(await main().findByRole('button', { name: '改为参展商登录' }))
    await waitFor(() => expect(left).toEqual(['./personal.html#/']))
  })

  it('offers no tab to whom neither is for', async () => {
    const user = await openPage(`${LOGIN}&lang=en-US`)
    await user.click(tick())
    fill(labelled(new RegExp(`^${en('access:login.account')}`)), 'organizer@demo.yunzhan.example')
    fill(labelled(/^Password/), PASSWORD)
    fill(labelled(new RegExp(`^${en('common:form.captcha')}`)), 'abcde')
    await user.click(button('Log in'))
    await waitFor(() => expect(alerts().join()).toContain('Please log in at the organizer console'))
    expect(main().queryByRole('button', { name: /instead/ })).toBeNull()
  })

  it('says at which field it is refused', async () => {
    const user = await openPage(LOGIN)
    await user.click(main().getByRole('tab', { name: '验证码登录' }))
    const mobile = labelled(/^手机号\*?$/)
    fill(mobile, '13900000000')
    await getCode(user)
    await waitFor(() => expect(descriptionOf(mobile)).toContain('手机用户不存在'))
    fill(mobile, '13800138006')
    fill(code(), '000000')
    await user.click(tick())
    await user.click(button('登录'))
    await waitFor(() => expect(descriptionOf(code())).toContain('验证码错误'))
  })
})

describe('reset', () => {
  async function setPassword(user: UserEvent, again = 'Yunzhan#2027'): Promise<void> {
    await waitFor(() => expect(labelled(/^新密码/)).toBeTruthy())
    fill(labelled(/^新密码/), 'Yunzhan#2027')
    fill(labelled(/^再次输入新密码/), again)
    await user.click(button('保存新密码'))
  }

  const closeBox = async (user: UserEvent, text: string) => {
    const box = await screen.findByRole('dialog')
    expect(box.textContent).toContain(text)
    await user.click(within(box).getByRole('button', { name: '好的' }))
  }

  it('leads from a code to a new password and back to the login, where the account still stands', async () => {
    const user = await openPage(LOGIN)
    fill(account(), BUYER)
    await user.click(button('忘记密码？'))
    await expectFocus(heading('找回密码'))
    expect(document.title).toBe('找回密码 · 云展')
    fill(await main().findByLabelText(/^手机号\*?$/), '13800138006')
    await getCode(user)
    fill(code(), '123456')
    await user.click(button('下一步'))
    await expectFocus(heading('设置新密码'))
    await setPassword(user, 'Yunzhan#2028')
    expect(await screen.findByText('两次输入的密码不一致')).toBeTruthy()
    await expectAccessible()
    await setPassword(user)
    await closeBox(user, '密码已更新')
    expect(await heading('欢迎回到云展')).toBeTruthy()
    expect(account().value).toBe(BUYER)
  })

  it('is opened from home, in English', async () => {
    const user = await openPage('/index.html?lang=en-US&scenario=listWebAdverts:empty#/reset')
    expect(await heading('Reset your password')).toBeTruthy()
    await user.click(await main().findByRole('radio', { name: en('access:contact.email') }))
    await user.click(button('Next'))
    expect(await screen.findByText(ruleTexts['email.empty'].en)).toBeTruthy()
    await expectAccessible()
    await user.click(button(en('access:reset.back')))
    expect(await screen.findByRole('tab', { name: 'Buyer' })).toBeTruthy()
  })

  it('by link sets the password of an e-mail; the link is left', async () => {
    const user = await openPage(
      `${LOGIN}#/setPassword?uuid=mock-reset-ticket-06&authEmail=${encodeURIComponent(BUYER)}`,
    )
    const sent = nextCall('updatePasswordForEmail')
    await setPassword(user)
    expect(await (await sent).json()).toEqual({ password: 'Yunzhan#2027', uuid: 'mock-reset-ticket-06', email: BUYER })
    await closeBox(user, '密码已更新')
    await waitFor(() => expect(window.location.hash).toBe('#/'))
    expect(account()).toBeTruthy()
  })

  it('by a link that has ended leads to a new code; by one without a ticket too', async () => {
    const user = await openPage(`${LOGIN}#/setPassword?uuid=ended-ticket-000001`)
    await setPassword(user)
    await waitFor(() => expect(alerts().join(' ')).toContain('密码没有更新：验证已失效'))
    await user.click(button('重新获取验证码'))
    expect(await heading('找回密码')).toBeTruthy()
    await openPage(`${LOGIN}#/setPassword`)
    expect((await main().findByRole('alert')).textContent).toContain('请先完成验证')
  })
})

describe('callback', () => {
  it('of this fair is gone to, wherever in the address it stands', async () => {
    const user = await openPage(`${LOGIN}#/?callback=${encodeURIComponent('/exhibitors.html#/Detail?id=2')}`)
    await logIn(user)
    await waitFor(() => expect(left).toEqual(['/exhibitors.html#/Detail?id=2']))
  })

  it('of a site that is allowed gets the code', async () => {
    const user = await openPage(`${LOGIN}&callback=${encodeURIComponent('https://sister-fair.example/in?a=1')}`)
    await logIn(user)
    await waitFor(() => expect(left).toEqual(['https://sister-fair.example/in?a=1&sso=1&authCode=mock-auth-code-06']))
  })

  it('of any other is refused in words, then home', async () => {
    const user = await openPage(`${LOGIN}&callback=${encodeURIComponent('https://evil.example/')}`)
    await logIn(user)
    const box = await screen.findByRole('dialog')
    expect(box.textContent).toContain('不允许返回该地址')
    expect(left).toEqual([])
    await user.click(within(box).getByRole('button', { name: '好的' }))
    await goOn()
    expect(left).toEqual(['./index.html'])
    expect(await menuOf('陈采薇')).toBeTruthy()
  })
})

describe('single sign-on', () => {
  it('signs in where it was begun, and goes to the callback', async () => {
    session.set('signOnVerifier', MOCK_VERIFIER)
    await openPage('/index.html#/loginCallback?sso=1&authCode=mock-auth-code-01&callback=%2Fnews.html')
    await goOn()
    expect(left).toEqual(['/news.html'])
    expect(await menuOf('沈砚秋')).toBeTruthy()
  })

  it('signs nobody in by a link that somebody else made', async () => {
    await openPage('/index.html#/loginCallback?sso=1&authCode=mock-auth-code-01&callback=%2Fnews.html')
    expect((await main().findByRole('alert')).textContent).toContain('验证已失效')
    expect(getSession()).toBeNull()
  })

  it('with a code that has ended leads to the login', async () => {
    await openPage('/index.html?sso=1&authCode=mock-auth-code-99#/loginCallback')
    expect((await main().findByRole('alert')).textContent).toContain('验证已失效')
    await expectAccessible()
    await follow(main().getByRole('link', { name: '去登录' }))
    await waitFor(() => expect(account()).toBeTruthy())
  })
})
