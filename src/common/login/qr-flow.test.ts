import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FLOW_LIFE_MS, POLL_MS } from '#contract/people/session/limits.ts'
import { faceAuthPoll, getFaceAuthFlowNum, weChatLoginPoll } from '#contract/people/session/endpoints.ts'
import { ApiError } from '../request/api-error'
import { refusedWith } from '#tests/setup/refused.ts'
import { call } from '../request/call'
import { type QrKind, type QrView, runQrFlow } from './qr-flow'

vi.mock('../request/call', () => ({ call: vi.fn<() => Promise<unknown>>() }))

const callMock = vi.mocked(call)
const login = { token: 't', authCode: 'a', userType: 6, userId: '6' }
const flow = { flowNum: 'f', address: 'https://fair.example/sandbox.html', embedded: true, expiresAt: '' }

/** What the polls answer in turn; the last one goes on. */
let answers: (object | Error)[] = []

const polls = () =>
  callMock.mock.calls.filter(([endpoint]) => endpoint === weChatLoginPoll || endpoint === faceAuthPoll)

async function run(kind: QrKind = 'wechat'): Promise<{ views: QrView[]; stop: () => void }> {
  const views: QrView[] = []
  const stop = runQrFlow({ kind, link: false }, (view) => views.push(view))
  await vi.advanceTimersByTimeAsync(0)
  return { views, stop }
}

beforeEach(() => {
  vi.useFakeTimers()
  answers = [{ state: 'waiting', userTokenVO: null }]
  callMock.mockReset().mockImplementation(async (endpoint) => {
    if (endpoint !== weChatLoginPoll && endpoint !== faceAuthPoll) return flow
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (answer instanceof Error) throw answer
    return answer
  })
})
afterEach(() => vi.useRealTimers())

describe('a flow', () => {
  it('polls every 1.5 s until there is a token', async () => {
    answers = [
      { state: 'waiting', userTokenVO: null },
      { state: 'confirmed', userTokenVO: login },
    ]
    const { views } = await run()
    await vi.advanceTimersByTimeAsync(POLL_MS - 1)
    expect(polls()).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(polls()).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(POLL_MS * 5)
    expect(polls()).toHaveLength(2)
    expect(views.map(({ state }) => state)).toEqual(['starting', 'waiting', 'confirmed'])
  })

  it('asks the face service for a face', async () => {
    await run('face')
    expect(callMock).toHaveBeenCalledWith(getFaceAuthFlowNum, { link: false }, { alerts: false })
  })

  it('asks nothing more once it was stopped', async () => {
    const { stop } = await run()
    await vi.advanceTimersByTimeAsync(POLL_MS)
    stop()
    await vi.advanceTimersByTimeAsync(POLL_MS * 10)
    expect(polls()).toHaveLength(1)
  })

  it('shows nothing that comes after it was stopped, a token least of all', async () => {
    let give: (answer: object) => void = () => undefined
    const { views, stop } = await run()
    callMock.mockImplementation(() => new Promise((done) => (give = done)))
    await vi.advanceTimersByTimeAsync(POLL_MS)
    stop()
    give({ state: 'confirmed', userTokenVO: login })
    await vi.advanceTimersByTimeAsync(POLL_MS * 2)
    expect(views.map(({ state }) => state)).toEqual(['starting', 'waiting'])
  })

  it.each([
    ['refused', { state: 'refused', userTokenVO: null }],
    ['unlinked', { state: 'unlinked', userTokenVO: null }],
    ['linked', { state: 'done', userTokenVO: null }],
    ['expired', refusedWith('FlowEnded', 'no')],
    ['failed', refusedWith('AccountDisabled', 'no')],
  ])('ends as %s', async (state, answer) => {
    answers = [answer]
    const { views } = await run()
    await vi.advanceTimersByTimeAsync(POLL_MS * 4)
    expect(views.at(-1)?.state).toBe(state)
    expect(polls()).toHaveLength(1)
  })

  it('outlives a poll that was lost', async () => {
    answers = [new ApiError('network', 0, 'lost'), { state: 'confirmed', userTokenVO: login }]
    const { views } = await run()
    await vi.advanceTimersByTimeAsync(POLL_MS * 2)
    expect(views.at(-1)).toEqual({ state: 'confirmed', login })
  })

  it('ends by its own clock when no answer says so', async () => {
    answers = [new ApiError('network', 0, 'lost')]
    const { views } = await run()
    await vi.advanceTimersByTimeAsync(FLOW_LIFE_MS + POLL_MS * 2)
    expect(views.at(-1)).toEqual({ state: 'expired' })
    const count = polls().length
    await vi.advanceTimersByTimeAsync(POLL_MS * 4)
    expect(polls()).toHaveLength(count)
  })

  it('says why it cannot begin', async () => {
    callMock.mockRejectedValue(refusedWith('TooManyRequests', 'too many'))
    const { views } = await run()
    expect(views.at(-1)).toEqual({ state: 'failed', message: 'too many' })
  })
})
