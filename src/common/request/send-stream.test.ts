import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { askAssistant } from '#contract/operations/assistant/endpoints.ts'
import { HTTP_TIMEOUT_MS } from '#contract/core/limits.ts'
import { signIn, clearLogin, getSession } from '../session/session'
import { local } from '../session/storage'
import { notices } from '../ui/notices/notices'
import { ApiError } from './api-error'
import { sendStream, type StreamEvent } from './send-stream'

const server = setupServer()
const address = `*/api${askAssistant.path}`
const input = { session: 's'.repeat(43), question: '青花' }

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => {
  server.resetHandlers()
  vi.useRealTimers()
  clearLogin()
})
afterAll(() => server.close())

/** An answer of these bytes; one that is not `ended` goes on for ever. */
function answering(chunks: Uint8Array<ArrayBuffer>[], ended = true): void {
  const body = () =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(chunk)
        if (ended) controller.close()
      },
    })
  server.use(http.post(address, () => new HttpResponse(body(), { headers: { 'content-type': 'text/event-stream' } })))
}

async function eventsOf(signal = new AbortController().signal): Promise<StreamEvent[]> {
  const events: StreamEvent[] = []
  for await (const event of sendStream(askAssistant, input, signal)) events.push(event)
  return events
}

async function failureOf(context = eventsOf()): Promise<ApiError> {
  const error: unknown = await context.catch((reason: unknown) => reason)
  if (!(error instanceof ApiError)) throw new Error('it did not fail')
  return error
}

const bytes = (text: string) => new TextEncoder().encode(text)

describe('events', () => {
  it('come whole, however they were cut', async () => {
    const all = bytes('event: delta\ndata: {"text":"青花🏺"}\n\n: nothing\n\nevent: done\ndata: {}\n\n')
    answering(Array.from(all, (byte) => Uint8Array.of(byte)))
    expect(await eventsOf()).toEqual([
      { event: 'delta', data: { text: '青花🏺' } },
      { event: 'done', data: {} },
    ])
  })

  it('are requested with the headers of every call', async () => {
    signIn({ user: { userId: 'u1', userName: 'Li' }, token: 'secret' })
    local.set('langs', 'zh-CN')
    let seen: Request | undefined
    server.use(
      http.post(address, ({ request }) => {
        seen = request.clone()
        return new HttpResponse('event: done\ndata: {}\n\n', { headers: { 'content-type': 'text/event-stream' } })
      }),
    )
    await eventsOf()
    const names = ['language', 'userId', 'token', 'X-Auth0-Token', 'content-type']
    expect(names.map((name) => seen?.headers.get(name))).toEqual([
      'zh-CN',
      'u1',
      'secret',
      'secret',
      'application/json',
    ])
    expect(await seen?.json()).toEqual(input)
  })
})

describe('a failure', () => {
  it('is the envelope of a refusal, and is not alerted', async () => {
    server.use(
      http.post(address, () => HttpResponse.json({ code: 210_802, msg: '已超时', data: null }, { status: 410 })),
    )
    expect(await failureOf()).toMatchObject({ failure: 'refused', code: 10_802, message: '已超时' })
    expect(notices.get().box).toBeNull()
  })

  it('of an expired login clears it', async () => {
    signIn({ user: { userId: 'u1', userName: 'Li' }, token: 'secret' })
    server.use(http.post(address, () => HttpResponse.json({ code: 340_001, msg: '', data: null }, { status: 401 })))
    expect((await failureOf()).failure).toBe('expired')
    expect(getSession()).toBeNull()
  })

  it('is an answer of something else', async () => {
    server.use(http.post(address, () => new HttpResponse('<html>', { headers: { 'content-type': 'text/html' } })))
    expect((await failureOf()).failure).toBe('refused')
    server.use(http.post(address, () => HttpResponse.error()))
    expect((await failureOf()).failure).toBe('network')
    answering([bytes('event: delta\ndata: <html>\n\n')])
    expect((await failureOf()).failure).toBe('network')
  })

  it('is silence, before the answer and within it', async () => {
    vi.useFakeTimers()
    server.use(http.post(address, () => new Promise<never>(() => {})))
    const before = failureOf()
    await vi.advanceTimersByTimeAsync(HTTP_TIMEOUT_MS)
    expect((await before).failure).toBe('timeout')
    answering([bytes('event: delta\ndata: {}\n\n')], false)
    const within = failureOf()
    const settled = vi.fn<() => void>()
    void within.then(settled)
    // Once it has begun, an answer may take longer than a call.
    await vi.advanceTimersByTimeAsync(HTTP_TIMEOUT_MS * 3)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(20_000)
    expect((await within).failure).toBe('timeout')
  })

  it('is the end that its caller puts to it', async () => {
    answering([bytes('event: delta\ndata: {}\n\n')], false)
    const caller = new AbortController()
    const context = sendStream(askAssistant, input, caller.signal)
    await context.next()
    caller.abort()
    expect((await failureOf(context.next().then(() => []))).failure).toBe('network')
  })
})
