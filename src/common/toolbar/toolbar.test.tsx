import { act, fireEvent, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useHallColumn } from '../app/fair'
import { ApiError } from '../request/api-error'
import { call } from '../request/call'
import { clearLogin, signIn } from '../session/session'
import { Toolbar } from './toolbar'

const built = vi.hoisted(() => ({ entries: new Set<string>() }))
vi.mock('../app/entries', () => ({ entries: [], hasEntry: (html: string) => built.entries.has(html) }))
vi.mock('../app/fair', () => ({ useHallColumn: vi.fn<() => { shown: boolean; vrUrl: string }>() }))
vi.mock('../request/call', () => ({ call: vi.fn<typeof call>() }))

const hallColumn = vi.mocked(useHallColumn)

/** Scrolls and lets the throttle's 300 ms pass. */
function scrollTo(y: number): void {
  window.scrollY = y
  fireEvent.scroll(window)
  act(() => void vi.advanceTimersByTime(300))
}

function shown(): void {
  render(<Toolbar />)
  scrollTo(1_000)
}

beforeEach(() => {
  vi.useFakeTimers()
  window.scrollY = 0
  built.entries.clear()
  hallColumn.mockReturnValue({ shown: true, vrUrl: '' })
})

afterEach(() => {
  clearLogin()
  vi.useRealTimers()
})

describe('the toolbar', () => {
  it('shows past 500 px, not at 500', () => {
    render(<Toolbar />)
    scrollTo(500)
    expect(screen.queryByRole('complementary')).toBeNull()
    scrollTo(501)
    expect(screen.getByRole('complementary', { name: '工具栏' })).toBeTruthy()
    scrollTo(400)
    expect(screen.queryByRole('complementary')).toBeNull()
  })

  it('looks at most every 300 ms, without holding the scrolling up', () => {
    const listen = vi.spyOn(window, 'addEventListener')
    render(<Toolbar />)
    expect(listen.mock.calls.find(([type]) => type === 'scroll')?.[2]).toMatchObject({ passive: true })
    window.scrollY = 900
    fireEvent.scroll(window)
    act(() => void vi.advanceTimersByTime(299))
    expect(screen.queryByRole('complementary')).toBeNull()
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.getByRole('complementary')).toBeTruthy()
  })

  it('leads to media and help, and nowhere that is not built', () => {
    shown()
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      './news.html',
      './about.html#/helper',
    ])
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['返回顶部'])
  })

  it('goes back to the top', () => {
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    shown()
    fireEvent.click(screen.getByRole('button', { name: '返回顶部' }))
    expect(scroll).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }))
  })

  it('speaks English', async () => {
    await i18next.changeLanguage('en-US')
    shown()
    expect(screen.getByRole('button', { name: 'Back to top' })).toBeTruthy()
  })
})

describe('contact service', () => {
  beforeEach(() => built.entries.add('concact'))

  it.each([
    { who: 'a guest, whom it sends to log in and takes back', isSignedIn: false },
    { who: 'a reader who is signed in', isSignedIn: true },
  ])('opens for $who', ({ isSignedIn }) => {
    if (isSignedIn) signIn({ user: { userId: 'u1', userName: 'Li' }, token: 't' })
    shown()
    expect(screen.getByRole('link', { name: '联系客服' }).getAttribute('href')).toBe('./concact.html#/')
  })
})

describe('the VR hall', () => {
  beforeEach(() => hallColumn.mockReturnValue({ shown: true, vrUrl: '/vr/index.html' }))

  it('shows only when there is one', () => {
    hallColumn.mockReturnValue({ shown: false, vrUrl: '' })
    shown()
    expect(screen.queryByRole('link', { name: 'VR 展馆' })).toBeNull()
  })

  it('opens in a new window', () => {
    shown()
    const link = screen.getByRole('link', { name: 'VR 展馆' })
    expect(link.getAttribute('href')).toBe('/vr/index.html')
    expect(link.getAttribute('target')).toBe('_blank')
  })

  it('has a bubble that stays closed, and a hint for five seconds after it', () => {
    shown()
    expect(screen.getByText('走进 VR 展馆')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '关闭 VR 展馆推荐' }))
    expect(screen.queryByText('走进 VR 展馆')).toBeNull()
    expect(sessionStorage.getItem('vrBubbleClosed')).toBe('true')
    act(() => void vi.advanceTimersByTime(4_999))
    expect(screen.getByRole('status').textContent).not.toBe('')
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.queryByRole('status')?.textContent ?? '').toBe('')
    scrollTo(0)
    scrollTo(900)
    expect(screen.queryByText('走进 VR 展馆')).toBeNull()
  })
})

describe('the AI assistant', () => {
  const button = () => screen.getByRole('button', { name: 'AI 助手' })
  const ticket = { ticket: 'ticket-1', userId: '7' }

  /** Opens the popover and lets its own code and the ticket come. */
  async function opened(): Promise<void> {
    shown()
    fireEvent.click(button())
    await act(() => vi.dynamicImportSettled())
    await act(async () => {})
  }

  beforeEach(() => {
    built.entries.add('icifAi')
    vi.mocked(call).mockReset().mockResolvedValue(ticket)
  })

  it('is there only when the fair has one, and asks nothing before it is opened', () => {
    built.entries.clear()
    shown()
    expect(screen.queryByRole('button', { name: 'AI 助手' })).toBeNull()
    built.entries.add('icifAi')
    shown()
    expect(button()).toBeTruthy()
    expect(call).not.toHaveBeenCalled()
  })

  it('opens a frame of 800 px by a one-time ticket and takes the focus', async () => {
    signIn({ user: { userId: '7', userName: 'Li' }, token: 'session-token' })
    await opened()
    const frame = screen.getByTitle('AI 助手')
    expect(frame.getAttribute('height')).toBe('800')
    expect(frame.getAttribute('src')).toBe('./icifAi.html?mode=pc&userId=7&token=ticket-1')
    expect(document.body.innerHTML).not.toContain('session-token')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '关闭 AI 助手' }))
  })

  it('asks for another ticket when it is opened again', async () => {
    await opened()
    fireEvent.click(button())
    fireEvent.click(button())
    await act(async () => {})
    expect(call).toHaveBeenCalledTimes(2)
  })

  it('says when there is no ticket, and tries again', async () => {
    vi.mocked(call).mockRejectedValueOnce(new ApiError('network', 0, '无法连接网络'))
    await opened()
    expect(screen.getByRole('alert').textContent).toContain('无法连接网络')
    fireEvent.click(screen.getByRole('button', { name: '重试' }))
    await act(async () => {})
    expect(screen.getByTitle('AI 助手')).toBeTruthy()
  })

  it('closes by Escape and returns the focus', async () => {
    await opened()
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(button())
  })

  it('closes when its own page says so, and another user’s', async () => {
    await opened()
    const frame = screen.getByTitle<HTMLIFrameElement>('AI 助手')
    const told = (source: Window | null, origin: string) =>
      act(() => {
        window.dispatchEvent(new MessageEvent('message', { data: 'close-assistant', source, origin }))
      })
    told(window, window.location.origin)
    told(frame.contentWindow, 'https://elsewhere.example')
    expect(screen.getByRole('dialog')).toBeTruthy()
    told(frame.contentWindow, window.location.origin)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('closes below 550 px, not at 550', () => {
    shown()
    fireEvent.click(button())
    scrollTo(550)
    expect(screen.getByRole('dialog')).toBeTruthy()
    scrollTo(549)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(button().getAttribute('aria-expanded')).toBe('false')
  })

  it('does not take the focus from elsewhere when scrolling closes it', () => {
    render(<input aria-label="elsewhere" />)
    shown()
    fireEvent.click(button())
    screen.getByLabelText('elsewhere').focus()
    scrollTo(520)
    expect(document.activeElement).toBe(screen.getByLabelText('elsewhere'))
  })
})
