import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { EntryName } from '../app/entries'
import { forgetLanguage, onLanguage } from '../i18n/language'
import { clearLogin, signIn } from '../session/session'
import { useHallColumn } from '../app/fair'
import { listenForNotices } from '../im/listen'
import { call } from '../request/call'
import { Header } from './header'
import { en } from '#tests/setup/english.ts'

vi.mock('../request/call', () => ({ call: vi.fn<() => Promise<unknown>>(() => Promise.resolve({})) }))
vi.mock('../app/fair', () => ({ useHallColumn: vi.fn<() => { shown: boolean; vrUrl: string }>() }))

const hallColumn = vi.mocked(useHallColumn)

function shown(entry: EntryName = 'news') {
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <Header entry={entry} logo="/media/logo.svg" />
    </QueryClientProvider>,
  )
}

function mainLinks(): string[] {
  const [nav] = screen.getAllByRole('navigation', { name: '主导航' })
  return nav
    ? within(nav)
        .getAllByRole('link')
        .map((link) => link.textContent ?? '')
    : []
}

beforeEach(() => {
  forgetLanguage()
  hallColumn.mockReturnValue({ shown: true, vrUrl: '' })
})

afterEach(() => act(() => clearLogin()))

it('bears the logo of the fair', () => {
  shown()
  const brand = screen.getByRole('link', { name: '云展' })
  expect(brand.querySelector('img')?.getAttribute('src')).toBe('/media/logo.svg')
})

describe('messages', () => {
  const unread = (answers: number, inquiries: number) => vi.mocked(call).mockResolvedValue({ answers, inquiries })
  const signedIn = (userType: number) => {
    signIn({ user: { userId: 'u1', userName: 'Li', userType }, token: 't' })
    shown()
  }
  afterEach(() => vi.mocked(call).mockResolvedValue({}))

  it.each([
    { who: 'a buyer with answers', type: 6, counts: [2, 0], name: '消息，2 条未读', to: './personal.html#/messages' },
    {
      who: 'an exhibitor with inquiries',
      type: 1,
      counts: [1, 120],
      name: '消息，121 条未读',
      to: './personal.html#/messages',
    },
    {
      who: 'an exhibitor with an answer',
      type: 1,
      counts: [1, 0],
      name: '消息，1 条未读',
      to: './personal.html#/messages?view=mine',
    },
    { who: 'the fair’s desk', type: 12, counts: [0, 3], name: '消息，3 条未读', to: './organizer.html#/messages' },
  ])('$who finds them in the header', async ({ type, counts: [answers = 0, inquiries = 0], name, to }) => {
    unread(answers, inquiries)
    signedIn(type)
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(to)
  })

  it('and notices are shown as soon as the fair says that there are new ones', async () => {
    let onNews = () => {}
    vi.mocked(listenForNotices).mockImplementation((look) => {
      onNews = look
      return () => undefined
    })
    vi.mocked(call).mockResolvedValue({ unread: 0 })
    signedIn(6)
    expect(await screen.findByRole('link', { name: '通知' })).toBeTruthy()
    await waitFor(() => expect(listenForNotices).toHaveBeenCalled())
    vi.mocked(call).mockResolvedValue({ unread: 2 })
    act(() => onNews())
    expect(await screen.findByRole('link', { name: '通知，2 条未读' })).toBeTruthy()
  })

  it('are there without a number where nothing is unread, and for no guest', async () => {
    unread(0, 0)
    const { unmount } = shown()
    expect(screen.queryByRole('link', { name: /^消息/ })).toBeNull()
    unmount()
    signedIn(6)
    expect(screen.getByRole('link', { name: '消息' }).textContent).toBe('')
    await waitFor(() => expect(call).toHaveBeenCalled())
    expect(screen.getByRole('link', { name: '消息' })).toBeTruthy()
  })
})

describe('navigation', () => {
  it('names the pages in the order of the spec, and the one that is open', () => {
    shown()
    expect(mainLinks()).toEqual(['首页', '资讯', '展馆', '展商', '展品'])
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('资讯')
  })

  it('leaves out the halls when the fair hides their column', () => {
    hallColumn.mockReturnValue({ shown: false, vrUrl: '' })
    shown()
    expect(mainLinks()).toEqual(['首页', '资讯', '展商', '展品'])
  })

  it('has the VR hall when there is one', () => {
    const { unmount } = shown()
    expect(screen.queryByRole('link', { name: 'VR 展馆' })).toBeNull()
    unmount()
    hallColumn.mockReturnValue({ shown: true, vrUrl: '/vr/' })
    shown()
    expect(screen.getByRole('link', { name: 'VR 展馆' }).getAttribute('href')).toBe('/vr/')
  })

  it('is that of the static shell, class by class', () => {
    const { container } = shown()
    for (const name of ['yz-header', 'yz-header-row', 'yz-brand', 'yz-nav']) {
      expect(container.querySelectorAll(`.${name}`)).toHaveLength(1)
    }
    expect(container.querySelector('.yz-nav > div > button')?.textContent).toBe('活动')
  })
})

describe('the activities', () => {
  it('open by keyboard, close by Escape and return the focus', async () => {
    const user = userEvent.setup()
    shown('activity')
    const button = screen.getByRole('button', { name: '活动' })
    expect(screen.queryByRole('link', { name: '官方直播' })).toBeNull()
    button.focus()
    await user.keyboard('{Enter}')
    const link = await screen.findByRole('link', { name: '官方直播' })
    await waitFor(() => expect(document.activeElement).toBe(link))
    expect(link.getAttribute('href')).toBe('./activity.html')
    expect(link.getAttribute('aria-current')).toBe('page')
    await user.keyboard('{Escape}')
    expect(document.activeElement).toBe(button)
    expect(button.getAttribute('aria-expanded')).toBe('false')
  })

  it('close when one is chosen, and what it opens finds the focus on their button', async () => {
    const user = userEvent.setup()
    shown()
    const button = screen.getByRole('button', { name: '活动' })
    button.focus()
    await user.keyboard('{Enter}')
    const link = await screen.findByRole('link', { name: '官方直播' })
    await waitFor(() => expect(document.activeElement).toBe(link))
    link.addEventListener('click', (event) => event.preventDefault())
    await user.keyboard('{Enter}')
    expect(button.getAttribute('aria-expanded')).toBe('false')
    expect(document.activeElement).toBe(button)
  })

  it('open by the arrow key and close when the reader goes elsewhere', async () => {
    const user = userEvent.setup()
    shown()
    const button = screen.getByRole('button', { name: '活动' })
    button.focus()
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('官方直播'))
    fireEvent.pointerDown(document.body)
    expect(button.getAttribute('aria-expanded')).toBe('false')
  })
})

describe('the reader', () => {
  it.each([
    { language: 'zh-CN', login: '登录', register: '注册', menu: '查询与报名', query: '注册查询' },
    {
      language: 'en-US',
      login: 'Log in',
      register: 'Register',
      menu: en('common:session.guestMenu'),
      query: 'Registration query',
    },
  ])('is offered the login and the registration next to it, in $language', async ({ language, ...named }) => {
    await i18next.changeLanguage(language)
    const { unmount } = shown()
    expect(screen.getByRole('button', { name: named.login })).toBeTruthy()
    const register = screen.getByRole('link', { name: named.register })
    expect(register.getAttribute('href')).toBe('./login.html#/register')
    expect(register.closest('ul')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: named.menu }))
    expect(screen.getByRole('link', { name: named.query }).getAttribute('href')).toBe('./login.html#/registrationQuery')
    act(() => signIn({ user: { userId: 'u1', userName: 'li' }, token: 't' }))
    expect(screen.queryByRole('link', { name: named.register })).toBeNull()
    unmount()
    await i18next.changeLanguage('zh-CN')
  })

  it.each([
    [1, 1],
    [8, 1],
    [6, 0],
  ])('of user type %i sees %i links to the application query', (userType, count) => {
    shown()
    act(() => signIn({ user: { userId: 'u1', userName: 'li', userType }, token: 't' }))
    fireEvent.click(screen.getByRole('button', { name: 'li 的账户菜单' }))
    expect(screen.queryAllByRole('link', { name: '申请查询' })).toHaveLength(count)
  })

  it.each([
    ['exhibitor', 1, ['/', '/messages', '/leads', '/stand', '/rooms']],
    ['buyer', 6, ['/', '/messages', '/orders', '/tickets', '/demands']],
    ['visitor', 20, ['/', '/tickets', '/orders', '/follows', '/messages']],
  ])('finds the most used sections of the personal center, as %s', async (_, userType, routes) => {
    shown()
    act(() => signIn({ user: { userId: 'u1', userName: 'li', userType }, token: 't' }))
    fireEvent.click(screen.getByRole('button', { name: 'li 的账户菜单' }))
    const account = await screen.findByRole('link', { name: '个人中心' })
    const links = within(account.closest('ul') ?? document.body).getAllByRole('link')
    const found = links.map((link) => link.getAttribute('href') ?? '').filter((href) => href.startsWith('./personal'))
    expect(found).toEqual(routes.map((route) => `./personal.html#${route}`))
  })

  it('is named and can log out', async () => {
    shown()
    act(() => signIn({ user: { userId: 'u1', userName: 'li', nickName: '沈砚秋' }, token: 't' }))
    fireEvent.click(screen.getByRole('button', { name: '沈砚秋 的账户菜单' }))
    expect(screen.getByRole('link', { name: '个人中心' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '退出登录' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: /账户菜单/ })).toBeNull())
    expect(localStorage.getItem('token')).toBeNull()
  })
})

describe('the language', () => {
  it('is switched and stored', async () => {
    const stop = onLanguage((language) => void i18next.changeLanguage(language))
    shown()
    fireEvent.click(screen.getByRole('button', { name: /English/ }))
    expect(await screen.findByRole('button', { name: /中文/ })).toBeTruthy()
    expect(localStorage.getItem('langs')).toBe('en-US')
    stop()
  })
})

describe('the menu of small screens', () => {
  it('discloses every link and closes by Escape', () => {
    shown()
    const button = screen.getByRole('button', { name: '菜单' })
    fireEvent.click(button)
    const [, panel] = screen.getAllByRole('navigation', { name: '主导航' })
    if (!panel) throw new Error('the menu did not open')
    const names = within(panel)
      .getAllByRole('link')
      .map((link) => link.textContent)
    expect(names).toEqual([
      '首页',
      '资讯',
      '展馆',
      '展商',
      '展品',
      '官方直播',
      '供需大厅',
      '票务大厅',
      '资源订购',
      '帮助中心',
    ])
    fireEvent.keyDown(document, { key: 'Escape' })
    expect(screen.getAllByRole('navigation')).toHaveLength(1)
    expect(document.activeElement).toBe(button)
  })
})
