import i18next from 'i18next'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import type * as z from 'zod/mini'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { listAdverts } from '#contract/fair/adverts/endpoints.ts'
import { endpoint } from '#contract/core/endpoint.ts'
import { refusedAnswer } from '#contract/catalog/errors.ts'
import { EXPIRED_CODES, SILENT_CODES } from '#contract/core/answer-codes.ts'
import { HTTP_TIMEOUT_MS } from '#contract/core/limits.ts'
import { suggest } from '#contract/fair/search/endpoints.ts'
import { heartbeat } from '#contract/people/session/endpoints.ts'
import { forgetLanguage } from '../i18n/language'
import { leaveExpired } from '../login/leave-expired'
import { getSession, signIn } from '../session/session'
import { local, session } from '../session/storage'
import { closeAlert, notices } from '../ui/notices/notices'
import { ApiError } from './api-error'
import { call } from './call'
import { client } from './client'
import { onExpired, setRelogin } from './on-expired'
import { en } from '#tests/setup/english.ts'

const server = setupServer()
const address = `*/api${listAdverts.path}`
const adverts = { module: 'home' } as const
const smsForm = endpoint<{
  input: z.ZodMiniObject<{ mobile: z.ZodMiniString }>
  output: z.ZodMiniArray<z.ZodMiniString>
}>({
  method: 'POST',
  path: '/sms',
  access: 'public',
  body: 'form',
})

function answer(body: object, status = 200): void {
  server.use(http.post(address, () => HttpResponse.json(body, { status })))
}

async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error('the call did not fail')
  return error
}

/** The request that the endpoint sends, as the network sees it. */
async function sent(context: () => Promise<unknown>): Promise<Request> {
  let seen: Request | undefined
  server.use(
    http.all('*/api/*', ({ request }) => {
      seen = request.clone()
      return HttpResponse.json({ code: 0, msg: '', data: [] })
    }),
  )
  await context()
  if (!seen) throw new Error('nothing was sent')
  return seen
}

function signedIn(): void {
  signIn({ user: { userId: 'u1', userName: 'Li' }, token: 'secret' })
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => forgetLanguage())
afterEach(() => {
  server.resetHandlers()
  closeAlert()
})
afterAll(() => server.close())

describe('what is sent', () => {
  it('goes below the base and gives up after 20 seconds', async () => {
    const request = await sent(() => call(listAdverts, adverts))
    expect(new URL(request.url).pathname).toBe(`/api${listAdverts.path}`)
    expect(client.defaults.timeout).toBe(20_000)
    expect(HTTP_TIMEOUT_MS).toBe(20_000)
  })

  it('carries the five headers for a reader who is signed in', async () => {
    signedIn()
    session.set('exhibitionActivitiesId', '77')
    local.set('langs', 'en-US')
    const { headers } = await sent(() => call(listAdverts, adverts))
    expect(headers.get('language')).toBe('en-US')
    expect(headers.get('userId')).toBe('u1')
    expect(headers.get('token')).toBe('secret')
    expect(headers.get('X-Auth0-Token')).toBe('secret')
    expect(headers.get('exhibitionActivitiesId')).toBe('77')
  })

  it('carries them, empty, for a guest as well', async () => {
    const { headers } = await sent(() => call(listAdverts, adverts))
    expect(headers.get('language')).toBe('zh-CN')
    for (const name of ['userId', 'token', 'X-Auth0-Token', 'exhibitionActivitiesId'])
      expect(headers.get(name)).toBe('')
  })

  it('is JSON, a form or a query as the endpoint says', async () => {
    const json = await sent(() => call(listAdverts, adverts))
    expect(json.headers.get('Content-Type')).toContain('application/json')
    expect(await json.json()).toEqual(adverts)

    const form = await sent(() => call(smsForm, { mobile: '1 2' }, { request: { headers: { 'page-worker': 'wait' } } }))
    expect(form.headers.get('page-worker')).toBe('wait')
    expect(form.headers.get('Content-Type')).toContain('application/x-www-form-urlencoded')
    expect(await form.text()).toBe('mobile=1+2')

    const query = await sent(() => call(suggest, { keyword: '青瓷' }))
    expect(query.method).toBe('GET')
    expect(new URL(query.url).searchParams.get('keyword')).toBe('青瓷')
  })
})

describe('success', () => {
  it('is a remainder of 0 by 100000', async () => {
    answer({ code: 300_000, msg: '', data: ['kept'] })
    await expect(call(listAdverts, adverts)).resolves.toEqual(['kept'])
  })
})

describe('expiry', () => {
  it.each(EXPIRED_CODES.map((code) => [code]))('code %d clears the login', async (code) => {
    signedIn()
    answer({ code: code > 0 ? 300_000 + code : code, msg: 'expired', data: null })
    const error = await failureOf(call(listAdverts, adverts))
    expect(error.failure).toBe('expired')
    expect(getSession()).toBeNull()
    for (const key of ['token', 'userId', 'user_key', 'userInfo', 'isSignIn'])
      expect(localStorage.getItem(key)).toBeNull()
    expect(notices.get().box).toBeNull()
  })

  it('knows the codes of the spec', () => {
    expect(EXPIRED_CODES.toSorted((a, b) => a - b)).toEqual([-401, 9001, 10_001, 20_002, 40_001])
    expect(SILENT_CODES.toSorted((a, b) => a - b)).toEqual([3, 12, 10_008, 10_010, 30_001])
  })

  it.each([
    ['with an answer', { code: 0, msg: '', data: null }],
    ['with a foreign body', { error: 'unauthorized' }],
  ])('HTTP 401 %s clears the login', async (_, body) => {
    signedIn()
    answer(body, 401)
    expect((await failureOf(call(listAdverts, adverts))).failure).toBe('expired')
    expect(getSession()).toBeNull()
  })

  describe('of what was pressed', () => {
    const book = endpoint<{ input: z.ZodMiniObject; output: z.ZodMiniNull }>({
      method: 'POST',
      path: '/book',
      access: 'signed-in',
    })
    const announced = vi.fn<(code: number) => void>()
    const relogin = vi.fn<() => Promise<boolean>>()
    let tokens: (string | null)[]

    beforeEach(() => {
      tokens = []
      announced.mockReset()
      relogin.mockReset()
      setRelogin(relogin)
      onTestFinished(() => setRelogin(undefined))
      onTestFinished(onExpired(announced))
      signedIn()
      server.use(
        http.post('*/api/book', ({ request }) => {
          const token = request.headers.get('token')
          tokens.push(token)
          return HttpResponse.json({ code: token === 'new' ? 0 : 40_001, msg: 'expired', data: null })
        }),
      )
    })

    it('goes on after login, and shows nothing else', async () => {
      relogin.mockImplementation(() => {
        signIn({ user: { userId: '1', userName: 'Li' }, token: 'new' })
        return Promise.resolve(true)
      })
      await call(book, {})
      expect(tokens).toEqual([expect.not.stringMatching('new'), 'new'])
      expect(announced).not.toHaveBeenCalled()
    })

    it('ends without a login, and opens one login dialog', async () => {
      relogin.mockResolvedValue(false)
      await failureOf(call(book, {}))
      expect(relogin).toHaveBeenCalledOnce()
      expect(getSession()).toBeNull()
      expect(announced).not.toHaveBeenCalled()
    })

    it('asks once where the new session is none either', async () => {
      relogin.mockResolvedValue(true)
      await failureOf(call(book, {}))
      expect(relogin).toHaveBeenCalledOnce()
      expect(tokens).toHaveLength(2)
    })

    it('opens no dialog without a user action', async () => {
      await failureOf(call(book, {}, { background: true }))
      expect(relogin).not.toHaveBeenCalled()
      expect(announced).toHaveBeenCalledOnce()
    })
  })

  it('is shown on the personal page, which then leads to the login', async () => {
    onTestFinished(onExpired(leaveExpired))
    const left = vi.fn<(to: string) => void>()
    vi.spyOn(window.location, 'assign').mockImplementation((to) => left(String(to)))
    window.history.replaceState(null, '', '/personal.html#/orders')
    signedIn()
    answer({ code: -401, msg: 'expired', data: null })
    await failureOf(call(listAdverts, adverts))
    expect(notices.get().box?.text).toBe('登录已过期，请重新登录')
    expect(left).not.toHaveBeenCalled()
    closeAlert()
    expect(left).toHaveBeenCalledOnce()
    expect(session.get('returnPath')).toBe('/personal.html#/orders')
    window.history.replaceState(null, '', '/')
  })
})

describe('refusal', () => {
  it.each(SILENT_CODES.map((code) => [code]))('code %d is logged and not shown', async (code) => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => {})
    answer({ code: 100_000 + code, msg: 'gone', data: null })
    const error = await failureOf(call(listAdverts, adverts))
    expect(error).toMatchObject({ failure: 'silent', code, message: 'gone' })
    expect(log).toHaveBeenCalledOnce()
    expect(notices.get().box).toBeNull()
  })

  it('shows the server’s words, or general ones', async () => {
    answer({ code: 110_400, msg: '展位已满', data: null })
    await failureOf(call(listAdverts, adverts))
    expect(notices.get().box?.text).toBe('展位已满')
    closeAlert()
    answer({ code: 110_400, msg: '', data: null })
    await failureOf(call(listAdverts, adverts))
    expect(notices.get().box?.text).toBe('请求失败，请稍后重试')
  })

  it('is left to the caller who asks for that', async () => {
    answer({ code: 110_400, msg: '展位已满', data: null })
    const error = await failureOf(call(listAdverts, adverts, { alerts: false }))
    expect(error.message).toBe('展位已满')
    expect(notices.get().box).toBeNull()
  })

  it('shows one box at a time', async () => {
    answer({ code: 110_400, msg: 'first', data: null })
    await failureOf(call(listAdverts, adverts))
    answer({ code: 110_400, msg: 'second', data: null })
    await failureOf(call(listAdverts, adverts))
    expect(notices.get().box?.text).toBe('first')
  })
})

describe('no answer', () => {
  it('is a network failure when the line is dead', async () => {
    server.use(http.post(address, () => HttpResponse.error()))
    const error = await failureOf(call(listAdverts, adverts))
    expect(error).toMatchObject({ failure: 'network', message: '无法连接网络，请检查网络后重试' })
  })

  it('is a time-out, in other words, when the time is over', async () => {
    client.defaults.timeout = 20
    server.use(http.post(address, () => new Promise<never>(() => {})))
    const error = await failureOf(call(listAdverts, adverts))
    client.defaults.timeout = HTTP_TIMEOUT_MS
    expect(error).toMatchObject({ failure: 'timeout', message: '网络超时，请检查网络后重试' })
  })

  it('is reported in English to who reads that', async () => {
    await i18next.changeLanguage('en-US')
    server.use(http.post(address, () => HttpResponse.error()))
    const { message } = await failureOf(call(listAdverts, adverts))
    expect(message).toBe(en('common:request.network'))
    client.defaults.timeout = 20
    server.use(http.post(address, () => new Promise<never>(() => {})))
    const late = await failureOf(call(listAdverts, adverts))
    client.defaults.timeout = HTTP_TIMEOUT_MS
    expect(late.message).toBe(en('common:request.timeout'))
  })
})

describe('while the database restarts', () => {
  const away = () => HttpResponse.json(refusedAnswer('DatabaseUnavailable', {}, 'zh-CN'), { status: 503 })

  it('a read is sent once more, after two seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
    let times = 0
    server.use(
      http.post(address, () => {
        times += 1
        return times === 1 ? away() : HttpResponse.json({ code: 0, msg: '', data: [] })
      }),
    )
    const input = call(listAdverts, adverts)
    await vi.waitFor(() => expect(times).toBe(1))
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await input).toEqual([])
    expect(times).toBe(2)
  })

  it('a write is not: it may have been done', async () => {
    let times = 0
    server.use(
      http.post('*/api/sms', () => {
        times += 1
        return away()
      }),
    )
    const failure = await failureOf(call(smsForm, { mobile: '1' }))
    expect(failure.message).toBe('系统正在恢复，请几秒后重试')
    expect(times).toBe(1)
  })
})

describe('equal calls under way', () => {
  /** Counts what reaches the network; every call is answered after the test has let it go. */
  function counted() {
    let count = 0
    let letGo = () => {}
    const gate = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const resolver = async () => {
      count += 1
      await gate
      return HttpResponse.json({ code: 0, msg: '', data: { userId: 'u1' } })
    }
    server.use(http.all('*/api/*', resolver))
    return { count: () => count, letGo }
  }

  it('are requested once when they read', async () => {
    const network = counted()
    const both = [call(listAdverts, adverts), call(listAdverts, adverts)]
    network.letGo()
    await Promise.all(both)
    expect(network.count()).toBe(1)
    await call(listAdverts, adverts)
    expect(network.count()).toBe(2)
  })

  it('are two when their input differs', async () => {
    const network = counted()
    const both = [call(listAdverts, adverts), call(listAdverts, { module: 'news' })]
    network.letGo()
    await Promise.all(both)
    expect(network.count()).toBe(2)
  })

  it('are never joined when they write', async () => {
    const network = counted()
    const both = [call(heartbeat, {}), call(heartbeat, {})]
    network.letGo()
    await Promise.all(both)
    expect(network.count()).toBe(2)
  })
})
