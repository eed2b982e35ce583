import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { getTranslation, translateTexts } from '#contract/foundation/translation/endpoints.ts'
import { agreeToMinutes, getCaptioning, transcribeSpeech } from '#contract/trade/captions/endpoints.ts'
import type { CaptionEvents } from '#contract/trade/captions/realtime.ts'
import { FakeLine } from '#src/features/trade/appointments/room/fake-line.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { server } from '#src/mocks/node.ts'
import { nextCall, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

/** The fair's socket: it admits everybody, and notifies on command. */
const wire = vi.hoisted(
  (): { sent: { name: string; input: unknown }[]; notify: (event: string, data: unknown) => void } => ({
    sent: [],
    notify: () => {},
  }),
)
vi.mock('socket.io-client', async () => {
  const { EventEmitter } = await import('node:events')
  const answer = { code: 0, msg: '', data: { list: [], complete: true, revoked: [], last: 0 } }
  const io = () => {
    const listeners: ((event: string, data: unknown) => void)[] = []
    const before = wire.notify
    wire.notify = (event, data) => {
      before(event, data)
      for (const listener of listeners) listener(event, data)
    }
    const socket = Object.assign(new EventEmitter(), {
      active: true,
      connect: () => socket,
      disconnect: () => socket,
      onAny: (listener: (event: string, data: unknown) => void) => void listeners.push(listener),
      timeout: () => ({
        emitWithAck: async (name: string, input: unknown) => {
          wire.sent.push({ name, input })
          return answer
        },
      }),
    })
    queueMicrotask(() => socket.emit('connect'))
    return socket
  }
  return { io }
})

overMocks()

const OPEN = 12
const captionsSent = () => wire.sent.filter(({ name }) => name === 'captionTalk').map(({ input }) => input)

class FakeTrack extends EventTarget {
  enabled = true
  constructor(readonly kind: string) {
    super()
  }
  getSettings = () => ({ deviceId: `${this.kind}-1` })
  stop = () => {}
}

/** Recognition by the browser: hears and fails on command. */
class FakeRecognition extends EventTarget {
  static last: FakeRecognition | undefined
  static available: (() => Promise<string>) | undefined
  lang = ''
  processLocally = false
  isAborted = false
  start() {
    FakeRecognition.last = this
  }
  abort() {
    this.isAborted = true
  }
  hear(transcript: string) {
    const results = [Object.assign([{ transcript }], { isFinal: true })]
    this.dispatchEvent(Object.assign(new Event('result'), { resultIndex: 0, results }))
  }
  fail(error: string) {
    this.dispatchEvent(Object.assign(new Event('error'), { error }))
  }
}

/** Records a piece when it is stopped. */
class FakeRecorder extends EventTarget {
  static isTypeSupported = () => true
  state = 'inactive'
  start() {
    this.state = 'recording'
  }
  stop() {
    this.state = 'inactive'
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['sound']) }))
    this.dispatchEvent(new Event('stop'))
  }
}

beforeEach(() => {
  wire.sent.splice(0)
  wire.notify = () => {}
  FakeLine.all.splice(0)
  FakeRecognition.last = undefined
  FakeRecognition.available = undefined
  vi.stubGlobal('MediaStream', EventTarget)
  vi.stubGlobal('RTCPeerConnection', FakeLine)
  vi.spyOn(HTMLMediaElement.prototype, 'srcObject', 'set').mockImplementation(() => undefined)
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: {
      getUserMedia: async (requested: object) => {
        const track = new FakeTrack(Object.keys(requested)[0] ?? '')
        return { getTracks: () => [track] }
      },
      enumerateDevices: async () => [],
    },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'mediaDevices')
  Reflect.deleteProperty(navigator, 'userAgentData')
})

const hasService = (available: boolean) =>
  server.use(mock(getCaptioning, () => ({ hasService: available, own: false, other: false })))

async function enter() {
  signInAs(userTypes.buyer)
  const user = await openPage(`/personal.html#/appointments/talk?id=${OPEN}`)
  await user.click(await screen.findByRole('button', { name: '进入洽谈室' }))
  await screen.findByText(/^等待/)
  return user
}

type User = Awaited<ReturnType<typeof enter>>

async function turnOn(user: User) {
  await user.click(await screen.findByRole('button', { name: '为我的发言开启字幕' }))
  const dialog = within(await screen.findByRole('dialog'))
  return { dialog, agree: () => user.click(dialog.getByRole('button', { name: '同意并开启' })) }
}

const notify = (caption: Omit<CaptionEvents['talkCaption'], 'id'>) =>
  act(async () => wire.notify('talkCaption', { id: OPEN, ...caption }))

test('nothing is offered where neither the browser nor the fair recognizes speech; captions of the other side are shown', async () => {
  hasService(false)
  await enter()
  const answered = vi.fn(() => ({ hasService: false, own: false, other: false }))
  server.use(mock(getCaptioning, answered))
  await act(async () => wire.notify('talkMinutes', { id: OPEN }))
  await waitFor(() => expect(answered).toHaveBeenCalled())
  expect(screen.queryByRole('region', { name: '字幕' })).toBeNull()
  await notify({ caption: { key: 'key-of-one', text: '这款茶具有现货。', language: 'zh-CN', agreed: false }, by: 7 })
  expect(await screen.findByText('这款茶具有现货。')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '为我的发言开启字幕' })).toBeNull()
})

test('speech is recognized by the browser only after consent, and travels to the other side', async () => {
  vi.stubGlobal('webkitSpeechRecognition', FakeRecognition)
  hasService(false)
  const user = await enter()
  const { dialog, agree } = await turnOn(user)
  expect(await dialog.findByText(/浏览器会把您的语音发送给其厂商/)).toBeTruthy()
  expect(FakeRecognition.last).toBeUndefined()
  await agree()
  await waitFor(() => expect(FakeRecognition.last).toMatchObject({ lang: 'zh-CN', processLocally: false }))
  act(() => FakeRecognition.last?.hear('订两百套'))
  expect(await screen.findByText('订两百套')).toBeTruthy()
  await waitFor(() =>
    expect(captionsSent()).toMatchObject([{ id: OPEN, caption: { text: '订两百套', language: 'zh-CN' } }]),
  )
  // Muted, the browser does not listen.
  const listening = FakeRecognition.last
  await user.click(screen.getByRole('button', { name: '静音' }))
  expect(await screen.findByText('麦克风已静音，暂不生成字幕。')).toBeTruthy()
  expect(listening?.isAborted).toBe(true)
})

test('recognition on the device comes first where the browser has it', async () => {
  FakeRecognition.available = async () => 'available'
  Object.defineProperty(navigator, 'userAgentData', {
    configurable: true,
    value: { brands: [{ brand: 'Google Chrome' }] },
  })
  vi.stubGlobal('SpeechRecognition', FakeRecognition)
  hasService(true)
  vi.stubGlobal('MediaRecorder', FakeRecorder)
  const { dialog, agree } = await turnOn(await enter())
  expect(await dialog.findByRole('radio', { name: /^本机识别/, checked: true })).toBeTruthy()
  expect(dialog.getByRole('radio', { name: /^展会的语音识别服务/ })).toBeTruthy()
  await agree()
  await waitFor(() => expect(FakeRecognition.last?.processLocally).toBe(true))
})

test('a build without recognition on the device does not receive the question', async () => {
  const available = vi.fn(async () => 'available')
  FakeRecognition.available = available
  vi.stubGlobal('SpeechRecognition', FakeRecognition)
  hasService(false)
  const { dialog } = await turnOn(await enter())
  expect(await dialog.findByText('浏览器识别')).toBeTruthy()
  expect(available).not.toHaveBeenCalled()
})

test.each([
  ['not-allowed', '浏览器没有允许使用麦克风，字幕已停止。'],
  ['network', '语音识别暂不可用，字幕已停止。可稍后重新开启。'],
])('%s ends captions with a quiet line', async (error, line) => {
  vi.stubGlobal('webkitSpeechRecognition', FakeRecognition)
  hasService(false)
  const { agree } = await turnOn(await enter())
  await agree()
  await waitFor(() => expect(FakeRecognition.last).toBeTruthy())
  act(() => FakeRecognition.last?.fail(error))
  expect(await screen.findByText(line)).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('button', { name: '为我的发言开启字幕' })).toBeTruthy()
})

test('a service that is away ends captions with a quiet line, after the second piece', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval', 'Date'] })
  vi.stubGlobal('MediaRecorder', FakeRecorder)
  hasService(true)
  const away = vi.fn(() => refuse('ServiceUnavailable'))
  server.use(mock(transcribeSpeech, away))
  const { agree } = await turnOn(await enter())
  await agree()
  for (const pieces of [1, 2]) {
    await act(async () => vi.advanceTimersByTimeAsync(8_500))
    await waitFor(() => expect(away).toHaveBeenCalledTimes(pieces))
  }
  expect(await screen.findByText(/^语音识别暂不可用/)).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  vi.useRealTimers()
})

test('the other side’s captions are translated by default, the original is one press away, and that can be turned off', async () => {
  hasService(true)
  vi.stubGlobal('MediaRecorder', FakeRecorder)
  const service = vi.fn(({ input }: { input: { texts: string[]; writers?: (number | null)[] } }) => ({
    texts: input.texts.map(() => ({ text: '这款有现货。', differences: [] })),
  }))
  server.use(
    mock(getTranslation, () => ({ available: true })),
    mock(translateTexts, service),
  )
  const user = await enter()
  await screen.findByRole('button', { name: '为我的发言开启字幕' })
  await notify({ caption: { key: 'key-of-one', text: 'It is in stock.', language: 'en-US', agreed: false }, by: 7 })
  expect(await screen.findByText('这款有现货。')).toBeTruthy()
  // A service is not sent what its speaker does not allow: they are named.
  expect(service.mock.calls[0]?.[0].input.writers).toEqual([7])
  await user.click(screen.getByRole('button', { name: '显示原文' }))
  expect(screen.getByText('It is in stock.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '自动翻译字幕' }))
  await notify({ caption: { key: 'key-of-two', text: 'We ship on Monday.', language: 'en-US', agreed: false }, by: 7 })
  expect(await screen.findByText('We ship on Monday.')).toBeTruthy()
  expect(service).toHaveBeenCalledOnce()
})

test('speech that began before both agreed is marked, so that it is not recorded', async () => {
  vi.stubGlobal('webkitSpeechRecognition', FakeRecognition)
  hasService(false)
  const { agree } = await turnOn(await enter())
  await agree()
  await waitFor(() => expect(FakeRecognition.last).toBeDefined())
  server.use(mock(getCaptioning, () => ({ hasService: false, own: true, other: true })))
  await act(async () => wire.notify('talkMinutes', { id: OPEN }))
  expect(await screen.findByText('正在记录纪要')).toBeTruthy()
  act(() => FakeRecognition.last?.hear('之前的话'))
  act(() => FakeRecognition.last?.hear('之后的话'))
  await waitFor(() =>
    expect(captionsSent()).toMatchObject([
      { caption: { text: '之前的话', agreed: false } },
      { caption: { text: '之后的话', agreed: true } },
    ]),
  )
})

test('minutes are agreed to after what is stored is stated, and follow the other side', async () => {
  hasService(true)
  vi.stubGlobal('MediaRecorder', FakeRecorder)
  const user = await enter()
  server.use(mock(getCaptioning, () => ({ hasService: true, own: false, other: true })))
  await act(async () => wire.notify('talkMinutes', { id: OPEN }))
  expect(await screen.findByText(/希望把字幕保存为纪要$/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '同意保存为纪要' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/任何一方都可随时撤回同意/)).toBeTruthy()
  server.use(
    mock(agreeToMinutes, () => ({ hasService: true, own: true, other: true })),
    mock(getCaptioning, () => ({ hasService: true, own: true, other: true })),
  )
  const call = nextCall('/appointment/minutes/agree')
  await user.click(dialog.getByRole('button', { name: '同意保存' }))
  const sent = await (await call).json()
  expect(sent).toEqual({ id: OPEN, agrees: true, seat: expect.any(String) })
  // It agrees from the seat that it took.
  expect(wire.sent).toContainEqual({ name: 'enterTalk', input: { id: OPEN, seat: sent.seat } })
  expect(await screen.findByText('正在记录纪要')).toBeTruthy()
  expect(screen.getByRole('button', { name: '停止记录' })).toBeTruthy()
})
