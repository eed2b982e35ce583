import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userTypes } from '#contract/core/permissions.ts'
import { setLanguage } from '#src/common/i18n/language.ts'
import { talks } from '#src/mocks/trade/appointments/talks.ts'
import { FakeLine } from '#src/features/trade/appointments/room/fake-line.ts'
import { fill, nextCall, resetRows, signInAs } from '#tests/setup/in-page.ts'
import { openPage, overMocks } from '#tests/setup/open-page.tsx'

/** The fair's sockets: they let everybody in, and nobody else is there. */
vi.mock('socket.io-client', async () => {
  const { EventEmitter } = await import('node:events')
  const answer = { code: 0, msg: '', data: { list: [], complete: true, revoked: [], last: 0 } }
  const io = () => {
    const socket = Object.assign(new EventEmitter(), {
      active: true,
      connect: () => socket,
      disconnect: () => socket,
      onAny: () => undefined,
      timeout: () => ({ emitWithAck: async () => answer }),
    })
    queueMicrotask(() => socket.emit('connect'))
    return socket
  }
  return { io }
})

overMocks()

const [OPEN, EARLY, MET] = [12, 13, 14]
const roomOf = (id: number) => `/personal.html#/appointments/talk?id=${id}`
resetRows(talks)

/** A camera or microphone as browsers give it. */
class FakeTrack extends EventTarget {
  enabled = true
  stopped = false
  constructor(readonly kind: string) {
    super()
  }
  getSettings = () => ({ deviceId: `${this.kind}-1` })
  stop = () => void (this.stopped = true)
}
class FakeStream {
  constructor(readonly tracks: readonly FakeTrack[]) {}
}
let given: FakeTrack[] = []
let shared: FakeTrack | undefined
/** What the browser answers to who asks for a camera or microphone. */
let answer: (kind: string) => FakeTrack

const refuse = (name: string) => {
  throw new DOMException('refused', name)
}

beforeEach(() => {
  given = []
  answer = (kind) => new FakeTrack(kind)
  FakeLine.all.splice(0)
  vi.stubGlobal('MediaStream', FakeStream)
  vi.spyOn(HTMLMediaElement.prototype, 'srcObject', 'set').mockImplementation(() => undefined)
  vi.stubGlobal('RTCPeerConnection', FakeLine)
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: {
      async getUserMedia(requested: object) {
        const track = answer(Object.keys(requested)[0] ?? '')
        given.push(track)
        return { getTracks: () => [track] }
      },
      getDisplayMedia: async () => {
        shared = new FakeTrack('video')
        return { getVideoTracks: () => [shared] }
      },
      enumerateDevices: async () => [
        { deviceId: 'video-1', kind: 'videoinput', label: '前置摄像头' },
        { deviceId: 'audio-1', kind: 'audioinput', label: '内置麦克风' },
      ],
      addEventListener() {},
      removeEventListener() {},
    },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'mediaDevices')
})

async function entered() {
  signInAs(userTypes.buyer)
  const user = await openPage(roomOf(OPEN))
  await user.click(await screen.findByRole('button', { name: '进入洽谈室' }))
  await screen.findByText(/^等待/)
  return user
}

test('devices are tried before one enters, and the other hears nothing until then', async () => {
  signInAs(userTypes.buyer)
  await openPage(roomOf(OPEN))
  expect(await screen.findByRole('heading', { name: '先检查设备' })).toBeTruthy()
  await waitFor(() => expect(given.map(({ kind }) => kind)).toEqual(['audio', 'video']))
  expect(await screen.findByLabelText('您的画面预览')).toBeTruthy()
  expect(FakeLine.all).toEqual([])
})

test.each([
  ['NotAllowedError', /浏览器没有允许使用摄像头/, /浏览器没有允许使用麦克风/],
  ['NotFoundError', /没有找到摄像头/, /没有找到麦克风/],
  ['NotReadableError', /摄像头打不开/, /麦克风打不开/],
])('what the browser refuses by %s is reported in words, and one enters without', async (name, camera, microphone) => {
  answer = () => refuse(name)
  signInAs(userTypes.buyer)
  const user = await openPage(roomOf(OPEN))
  expect(await screen.findByText(camera)).toBeTruthy()
  expect(await screen.findByText(microphone)).toBeTruthy()
  // Allowed meanwhile, it is requested again.
  answer = (kind) => (kind === 'audio' ? new FakeTrack(kind) : refuse(name))
  await user.click(screen.getByRole('button', { name: '重新检测设备' }))
  await user.click(await screen.findByRole('button', { name: '不开摄像头进入' }))
  expect(await screen.findByText(/^等待/)).toBeTruthy()
})

test('the room says that the other is waited for, mutes, and lets everything go when it is left', async () => {
  const user = await entered()
  await user.click(screen.getByRole('button', { name: '静音' }))
  expect(given.find(({ kind }) => kind === 'audio')?.enabled).toBe(false)
  expect(screen.getByRole('button', { name: '取消静音' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '关闭摄像头' }))
  expect(given.find(({ kind }) => kind === 'video')?.stopped).toBe(true)
  await user.click(screen.getByRole('button', { name: '离开' }))
  expect(await screen.findByRole('heading', { name: '您已离开洽谈室' })).toBeTruthy()
  expect(given.every(({ stopped }) => stopped)).toBe(true)
  // Nobody else came: there is nothing to note yet.
  expect(await screen.findByText(/双方都进入过洽谈室后/)).toBeTruthy()
})

test('another language ends no talk', async () => {
  await entered()
  await act(async () => setLanguage('en-US'))
  expect(await screen.findByText(/^Waiting for Qinghe/)).toBeTruthy()
  expect(given.every(({ stopped }) => !stopped)).toBe(true)
  await act(async () => setLanguage('zh-CN'))
  expect(await screen.findByText(/^等待/)).toBeTruthy()
  expect(given).toHaveLength(2)
})

test('a screen is shared until it is stopped, here or in the browser’s own bar', async () => {
  const user = await entered()
  await user.click(screen.getByRole('button', { name: '共享屏幕' }))
  await user.click(await screen.findByRole('button', { name: '停止共享' }))
  expect(shared?.stopped).toBe(true)
  await user.click(await screen.findByRole('button', { name: '共享屏幕' }))
  await screen.findByRole('button', { name: '停止共享' })
  shared?.dispatchEvent(new Event('ended'))
  expect(await screen.findByRole('button', { name: '共享屏幕' })).toBeTruthy()
})

test('an exhibit is shown and put away', async () => {
  const user = await entered()
  await user.click(screen.getByRole('button', { name: '展示展品' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: '影青刻花梅瓶' }))
  const shown = within(await screen.findByRole('article', { name: '双方正在看：影青刻花梅瓶' }))
  expect(shown.getByRole('link', { name: '查看展品页面' }).getAttribute('href')).toContain('ExhibisDetail?id=1')
  await user.click(shown.getByRole('button', { name: /^收起展品/ }))
  expect(screen.queryByRole('article', { name: /双方正在看/ })).toBeNull()
})

test('who comes too early is told when the room opens', async () => {
  signInAs(userTypes.buyer)
  await openPage(roomOf(EARLY))
  expect(await screen.findByText(/洽谈室尚未开放，将于 .*\(GMT\+8\) 开放/)).toBeTruthy()
  expect(given).toEqual([])
})

test('a talk that is not one’s own is not there', async () => {
  signInAs(userTypes.overseasBuyer)
  await openPage(roomOf(OPEN))
  expect(await screen.findByText('没有这一洽谈预约')).toBeTruthy()
})

test('the list leads into the room that is open', async () => {
  signInAs(userTypes.buyer)
  await openPage('/personal.html#/appointments')
  const card = (await screen.findByText('线上看样：冰裂纹釉色与批量交期')).closest('article')
  if (!card) throw new Error('no card')
  const link = within(card).getByRole('link', { name: /^进入洽谈室/ })
  expect(link.getAttribute('href')).toContain(`/appointments/talk?id=${OPEN}`)
})

test('an outcome is noted from the list, judged by the field', async () => {
  signInAs(userTypes.buyer)
  const user = await openPage('/personal.html#/appointments?state=met')
  const card = (await screen.findByText('线上讨论样品修改意见')).closest('article')
  if (!card) throw new Error('no card')
  await user.click(within(card).getByRole('button', { name: /^记录结果/ }))
  const dialog = within(await screen.findByRole('dialog'))
  fill(await dialog.findByRole('spinbutton'), '12.345')
  fill(dialog.getByRole('textbox'), '寄送三件样品')
  await user.click(dialog.getByRole('button', { name: '保存结果' }))
  expect(await dialog.findByText(/金额须大于 0/)).toBeTruthy()
  fill(dialog.getByRole('spinbutton'), '12000')
  const call = nextCall('/appointment/outcome')
  await user.click(dialog.getByRole('button', { name: '保存结果' }))
  expect(await (await call).json()).toEqual({
    id: MET,
    version: 0,
    nextStep: 'none',
    note: '寄送三件样品',
    amount: 12_000,
    currency: 'CNY',
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
