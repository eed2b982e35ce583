import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { AnalyticsEvent } from '#contract/operations/analytics/schemas.ts'
import { clearLogin, signIn } from '../session/session'
import { startVisit, trackCustom, trackPage, usePageView } from './collector'

const MINUTE = 60_000
const beacon = vi.fn<(address: string, body: string) => boolean>()
const fetchMock = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
/** A cookie jar that keeps time: happy-dom's own does not follow fake timers. */
let jar: Map<string, { value: string; until: number; attributes: string }>

function sent() {
  return beacon.mock.calls.map(([address, body]) => ({
    kind: address.split('/').at(-1),
    address,
    ...z.parse(AnalyticsEvent, JSON.parse(body)),
  }))
}

beforeEach(() => {
  vi.useFakeTimers()
  jar = new Map()
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() =>
    [...jar].flatMap(([name, { value, until }]) => (until > Date.now() ? [`${name}=${value}`] : [])).join('; '),
  )
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    const [, name = '', value = '', attributes = ''] = /^([^=]+)=([^;]*)(.*)$/.exec(text) ?? []
    const seconds = Number(/Max-Age=(\d+)/.exec(attributes)?.[1])
    jar.set(name, { value, until: Date.now() + seconds * 1_000, attributes })
  })
  beacon.mockReset().mockReturnValue(true)
  fetchMock.mockReset().mockRejectedValue(new Error('offline'))
  vi.stubGlobal('fetch', fetchMock)
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true })
})

afterEach(() => {
  clearLogin()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

describe('who is signed in', () => {
  const bigDataField = { type: '6', name: '陈采薇', countryName: '中国' }

  it('is told by the session, with what the fair knows', () => {
    signIn({ token: 'token-7', user: { userId: '7', userName: 'a', bigDataField } })
    trackPage('home')
    expect(sent().at(-1)).toMatchObject({ token: 'token-7', bigDataField: { type: '6', countryName: '中国' } })
  })

  it('is nobody as a guest', () => {
    trackPage('home')
    expect(sent().at(-1)).not.toHaveProperty('token')
    expect(sent().at(-1)).not.toHaveProperty('bigDataField')
  })
})

describe('a visit', () => {
  it('is announced when there is no session, and once', () => {
    const stop = startVisit()
    stop()
    startVisit()()
    expect(sent().map(({ kind }) => kind)).toEqual(['vst'])
    expect(sent()[0]?.address).toBe('/projects/yunzhan/collect/vst')
  })

  it('keeps the visitor for ten years and the session for thirty minutes', () => {
    startVisit()()
    const left = (name: string) => (jar.get(name)?.until ?? 0) - Date.now()
    expect(left('yz_uid')).toBe(3_650 * 24 * 60 * MINUTE)
    expect(left('yz_sid')).toBe(30 * MINUTE)
    expect(jar.get('yz_sid')?.attributes).toContain('Path=/')
  })

  it('lasts while something happens, and is a new one thirty minutes after the last thing', () => {
    startVisit()()
    vi.advanceTimersByTime(29 * MINUTE)
    trackPage('home')
    vi.advanceTimersByTime(29 * MINUTE)
    trackPage('news')
    expect(sent().map(({ kind }) => kind)).toEqual(['vst', 'page', 'page'])
    vi.advanceTimersByTime(30 * MINUTE)
    trackPage('home')
    const events = sent()
    expect(events.map(({ kind }) => kind)).toEqual(['vst', 'page', 'page', 'vst', 'page'])
    const [first, , , fourth, fifth] = events
    expect(fourth?.sessionId).not.toBe(first?.sessionId)
    expect(fifth?.sessionId).toBe(fourth?.sessionId)
    expect(new Set(events.map(({ visitorId }) => visitorId)).size).toBe(1)
    expect(new Set(events.map(({ eventId }) => eventId)).size).toBe(5)
  })
})

describe('an event', () => {
  it('notifies who, where and what', () => {
    signIn({ user: { userId: 'u9', userName: 'Li', userType: 6 }, token: 'secret' })
    window.history.replaceState(null, '', '/exhibitss.html#/ExhibisDetail?id=7')
    trackPage('ExhibisDetail', 7)
    expect(sent()[1]).toMatchObject({
      kind: 'page',
      name: 'ExhibisDetail',
      recordId: 7,
      userId: 'u9',
      userType: '6',
      language: 'zh-CN',
      url: expect.stringContaining('/exhibitss.html#/ExhibisDetail?id=7'),
    })
  })

  it('keeps the keyword and drops tokens, before and after the hash', () => {
    window.history.replaceState(
      null,
      '',
      '/icifAi.html?mode=pc&userId=1&token=abc#/x?keyWord=青瓷&token=def&userSig=ghi',
    )
    trackCustom('opened')
    const url = sent()[1]?.url ?? ''
    expect(decodeURI(url)).toContain('keyWord=青瓷')
    expect(url).toContain('mode=pc')
    for (const secret of ['abc', 'def', 'ghi']) expect(url).not.toContain(secret)
  })

  it('is cut to what an address may hold', () => {
    window.history.replaceState(null, '', `/index.html#/intelligentSearchDetails?keyWord=${'展'.repeat(2_000)}`)
    trackPage('search')
    const [, page] = beacon.mock.calls
    const fields: unknown = JSON.parse(page?.[1] ?? '')
    expect(page?.[1].length).toBeLessThan(2_036)
    expect(z.safeParse(AnalyticsEvent, fields).success).toBe(true)
  })

  it('is sent when the reader signs in or out, and not for other changes', () => {
    const stop = startVisit()
    signIn({ user: { userId: 'u9', userName: 'Li' }, token: 't1' })
    signIn({ user: { userId: 'u9', userName: 'Li Qing' }, token: 't2' })
    clearLogin()
    stop()
    signIn({ user: { userId: 'u9', userName: 'Li' }, token: 't1' })
    const users = sent().filter(({ kind }) => kind === 'user')
    expect(users.map(({ name, userId }) => [name, userId])).toEqual([
      ['signIn', 'u9'],
      ['signOut', ''],
    ])
  })

  it('is one per screen and record', () => {
    const { rerender } = renderHook(({ id }) => usePageView('ExhibisDetail', id), { initialProps: { id: 1 } })
    rerender({ id: 1 })
    rerender({ id: 2 })
    expect(sent().flatMap(({ kind, recordId }) => (kind === 'page' ? [recordId] : []))).toEqual([1, 2])
  })
})

describe('without a beacon', () => {
  it('goes by a fetch that outlives the page and gives up after 100000 ms, and fails in silence', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    beacon.mockReturnValue(false)
    trackPage('home')
    await vi.runAllTimersAsync()
    expect(fetchMock).toHaveBeenCalledTimes(2)
    expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', keepalive: true })
    expect(timeout).toHaveBeenCalledWith(100_000)
  })
})
