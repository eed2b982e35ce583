import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { getLoginWays } from '#contract/people/session/endpoints.ts'
import { queryClient } from '#src/common/app/query-client.ts'
import { onExpired } from '#src/common/request/on-expired.ts'
import { openLogin } from '#src/common/login/open-login.ts'
import { leaveExpired } from '#src/common/login/leave-expired.ts'
import { mock } from '#src/mocks/core/mock.ts'
import { server } from '#src/mocks/node.ts'
import { expectAccessible } from '#tests/setup/accessible.ts'
import { descriptionOf, fill, nextCall, signInAs } from '#tests/setup/in-page.ts'
import { requestedPaths, openPage, overMocks } from '#tests/setup/open-page.tsx'
import { en } from '#tests/setup/english.ts'

const EXPIRED = '/news.html?scenario=listNews:20002x1'

overMocks()

const menuOf = (name: string) => screen.findByRole('button', { name: `${name} 的账户菜单` })
const state = async () => (await within(screen.getByRole('main')).findByRole('status')).textContent

describe('the login dialog', () => {
  // As every entry does when it starts.
  let stop: () => void
  beforeAll(() => {
    stop = onExpired(leaveExpired)
  })
  afterAll(() => stop())

  // It is drawn beside the page, and waits for its own end.
  afterEach(async () => {
    for (const button of screen.queryAllByRole('button', { name: '关闭' })) button.click()
    await waitFor(() => {
      if (screen.queryByRole('dialog')) throw new Error('the dialog stays')
    })
  })

  const dialog = () => within(screen.getByRole('dialog'))
  const labelled = (name: RegExp) => dialog().getByLabelText<HTMLInputElement>(name, { selector: 'input' })
  const button = () => dialog().getByRole<HTMLButtonElement>('button', { name: '登录' })

  async function openDialog(more = ''): Promise<UserEvent> {
    const user = await openPage(EXPIRED + more)
    await user.click(await screen.findByRole('button', { name: '重新登录' }))
    await waitFor(() => expect(button()).toBeTruthy())
    return user
  }

  function fillIn(word: string, shown = 'abcde'): void {
    fill(labelled(/^手机号或邮箱/), 'organizer@demo.yunzhan.example')
    fill(labelled(/^密码/), word)
    fill(labelled(/^图形验证码/), shown)
  }

  it.each([
    [true, ['账号登录', '微信扫码', '人脸识别']],
    [false, ['账号登录', '人脸识别']],
  ])('offers the ways that the fair has a service for (WeChat: %s)', async (wechat, names) => {
    server.use(mock(getLoginWays, () => ({ wechat, face: true })))
    await openDialog()
    await waitFor(() =>
      expect(
        dialog()
          .getAllByRole('tab')
          .map(({ textContent }) => textContent),
      ).toEqual(names),
    )
  })

  it('the login page offers no ways that the fair has no service for', async () => {
    const others = () => screen.findByRole('region', { name: '其他登录方式' })
    server.use(mock(getLoginWays, () => ({ wechat: true, face: false })))
    await openPage('/login.html?scenario=listAdverts:empty')
    expect(within(await others()).getAllByRole('button')).toHaveLength(1)
    server.use(mock(getLoginWays, () => ({ wechat: false, face: false })))
    await openPage('/login.html?scenario=listAdverts:empty')
    await waitFor(() => expect(requestedPaths.filter((path) => path.endsWith('/getLoginWays'))).toHaveLength(2))
    expect(screen.queryByRole('region', { name: '其他登录方式' })).toBeNull()
  })

  it('logs in whoever has an account, and the refused call is sent again', async () => {
    const user = await openDialog()
    expect(button().disabled).toBe(true)
    fillIn('Yunzhan#2026')
    await user.click(button())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await menuOf('许总办')).toBeTruthy()
    const main = within(screen.getByRole('main'))
    expect((await main.findAllByRole('heading', { level: 3 })).length).toBeGreaterThan(0)
  })

  it('shows nothing of the former account to a second person who logs in by it', async () => {
    signInAs(userTypes.buyer)
    const user = await openPage('/news.html')
    await screen.findAllByRole('heading', { level: 3 })
    queryClient.setQueryData(['own-orders'], ['an order of the buyer'])
    void openLogin()
    await waitFor(() => expect(button()).toBeTruthy())
    fillIn('Yunzhan#2026')
    await user.click(button())
    expect(await menuOf('许总办')).toBeTruthy()
    expect(queryClient.getQueryData(['own-orders'])).toBeUndefined()
  })

  it.each([
    ['10105', '您的注册正在审核中，通过后即可登录'],
    ['10106', '您的注册未通过审核，可在注册查询中查看意见'],
    ['10107', '该账号已停用，请联系主办方'],
    ['10108', '登录失败次数过多'],
  ])('says of an account that may not log in why: %s', async (refusal, message) => {
    const user = await openDialog(`,dialogLogin:${refusal}x1`)
    fillIn('Yunzhan#2026')
    await user.click(button())
    const account = () => labelled(/^手机号或邮箱/)
    await waitFor(() => expect(descriptionOf(account())).toContain(message))
    await waitFor(() => expect(document.activeElement).toBe(account()))
    expect(descriptionOf(labelled(/^密码/))).not.toContain('密码错误')
    expect(labelled(/^图形验证码/).value).toBe('')
  })

  it('does not call a password wrong that nobody judged', async () => {
    const user = await openDialog(',dialogLogin:10500x1')
    fillIn('Yunzhan#2026')
    await user.click(button())
    expect((await dialog().findByRole('alert')).textContent).toContain('请求失败')
    expect(descriptionOf(labelled(/^密码/))).not.toContain('密码错误')
  })

  it('tells a wrong captcha from everything else', async () => {
    const user = await openDialog()
    fillIn('Yunzhan#2026', 'xxxxx')
    const word = () => labelled(/^密码/)
    const image = () => dialog().getByRole('img', { name: '图形验证码图片' }).getAttribute('src')
    const before = image()
    await user.click(button())
    await waitFor(() => expect(descriptionOf(labelled(/^图形验证码/))).toContain('图形验证码错误，请重新输入'))
    expect(labelled(/^图形验证码/).value).toBe('')
    expect(image()).not.toBe(before)
    fillIn('Wrong#2026')
    await user.click(button())
    await waitFor(() => expect(descriptionOf(word())).toContain('账号或密码错误，请重新输入'))
    expect(word().value).toBe('Wrong#2026')
    await user.click(dialog().getByRole('tab', { name: '微信扫码' }))
    expect(await dialog().findByRole('img', { name: /二维码$/ })).toBeTruthy()
    await user.click(dialog().getByRole('tab', { name: '账号登录' }))
    expect(word().value).toBe('Wrong#2026')
  })
})

describe('login by scan', () => {
  it('says that the code has expired, and draws another', async () => {
    const user = await openPage('/login.html?scenario=weChatLoginPoll:10123x1#/weChatLogin')
    expect(await screen.findByText(/二维码已失效/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '刷新二维码' }))
    expect(await screen.findByRole('img', { name: /二维码$/ })).toBeTruthy()
  })

  it('says why it cannot begin', async () => {
    // Every time: what is mounted here is mounted twice.
    await openPage('/login.html?scenario=getWeChatLoginFlowNum:10429#/weChatLogin')
    expect(await screen.findByText(/请求过于频繁/)).toBeTruthy()
    await expectAccessible()
  })
})

describe('the sandbox page', () => {
  it.each(['/wechat?scene=ended-scene-000001', '/face'])('says that a code has expired: %s', async (path) => {
    await openPage(`/sandbox.html#${path}`)
    expect(await state()).toContain('二维码已失效')
  })

  it('links, keeps its identity, and tells one that is linked elsewhere', async () => {
    const scene = '#/face?scene=mock-face-link-00000001'
    const kept = () => localStorage.getItem('sandboxIdentity.face')
    const user = await openPage(`/sandbox.html?scenario=answerScene:10125x1${scene}`)
    await user.click(await screen.findByRole('button', { name: '确认绑定' }))
    expect(await state()).toContain('已绑定其他账号')
    const before = kept()
    await openPage(`/sandbox.html?lang=en-US${scene}`)
    const sent = nextCall('sandbox/answer')
    await user.click(await screen.findByRole('button', { name: en('access:sandbox.confirmLink') }))
    expect(await state()).toContain(en('access:sandbox.linkedText'))
    expect(await (await sent).json()).toMatchObject({ agree: true, proof: before })
    expect(before).toMatch(/^[\w-]{32,}$/)
    expect(kept()).toBe(before)
  })
})

it('the way out ends the session on the server, and here even when that fails', async () => {
  signInAs(1)
  const user = await openPage('/news.html?scenario=logout:10500')
  await user.click(await menuOf('沈砚秋'))
  expect(screen.getByRole('link', { name: '申请查询' }).getAttribute('href')).toBe('./login.html#/applyQuery')
  const loggedOut = nextCall('web/login/logout')
  await user.click(screen.getByRole('button', { name: '退出登录' }))
  expect((await loggedOut).headers.get('token')).toBe('token-1')
  expect(await screen.findByRole('button', { name: '查询与报名' })).toBeTruthy()
  expect(localStorage.getItem('token')).toBeNull()
})
