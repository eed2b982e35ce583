import { beforeEach, expect, test, vi } from 'vitest'
import TIM from 'tim-js-sdk'
import type { ChatMessage } from '#contract/live/chat/schemas.ts'
import { errors } from '#contract/catalog/errors.ts'
import english from '../i18n/locales/en-US/chat.json'
import { ApiError } from '../request/api-error'
import type { TimSdk } from './tencent-driver'
import { openTencentDriver } from './tencent-driver'
import type { TimMessage } from './tencent-messages'
import { signIn } from '../session/session'
import { waitFor } from '#tests/setup/wait-for.ts'

const requests: string[] = []
let sensitiveWords: string[] = []
vi.mock('../request/call', () => ({
  call: async (endpoint: { path: string }) => {
    const name = endpoint.path.split('/').at(-1) ?? ''
    requests.push(name)
    return name === 'checkMessage' ? { sensitiveWords } : 'signature'
  },
}))
/** The fair's own sockets, which know muted users and report actions of moderators. */
const own = vi.hoisted(() => ({
  heard: new Map<string, (data: unknown) => void>(),
  enter: vi.fn(async () => ({ muted: false, canModerate: false })),
  leave: vi.fn(),
}))
vi.mock('./own-driver', () => ({
  openOwnDriver: () => ({
    on: (event: string, listener: (data: unknown) => void) => void own.heard.set(event, listener),
    watch: async () => ({ onlineCount: 0 }),
    unwatch: vi.fn(),
    enter: own.enter,
    leave: own.leave,
    close: vi.fn(),
  }),
}))

type Handler = (event: unknown) => void
const handlers = new Map<string, Handler>()
const tell = (event: string, data: unknown) => handlers.get(event)?.({ name: event, data })

const message = (ID: string, more: Partial<TimMessage> = {}): TimMessage => ({
  ID,
  type: TIM.TYPES.MSG_TEXT,
  payload: { text: ID },
  conversationID: 'GROUPLIVE-3',
  from: '7',
  nick: '玛丽安',
  avatar: '',
  time: 1_700_000_000,
  isRevoked: false,
  ...more,
})

const drafted = (payload: unknown) =>
  // oxlint-disable-next-line no-unsafe-type-assertion -- the SDK makes messages with more than we read
  ({ ...message('draft'), payload }) as unknown as ReturnType<TimSdk['createTextMessage']>
/** The SDK's surface by its own types: a change there does not compile here. */
const sdk: TimSdk = {
  login: vi.fn(async () => tell(TIM.EVENT.SDK_READY, {})),
  logout: vi.fn(async () => undefined),
  on: (event, handler) => void handlers.set(event, (data) => void handler(data)),
  joinGroup: vi.fn(async () => undefined),
  quitGroup: vi.fn(async () => undefined),
  createTextMessage: vi.fn(({ payload }) => drafted(payload)),
  createImageMessage: vi.fn(({ payload }) => drafted(payload)),
  createCustomMessage: vi.fn(({ payload }) => drafted(payload)),
  sendMessage: vi.fn(async () => ({ data: { message: message('sent') } })),
  getMessageList: vi.fn(),
  setMessageRead: vi.fn(async () => undefined),
}

beforeEach(() => {
  vi.clearAllMocks()
  handlers.clear()
  own.heard.clear()
  requests.length = 0
  localStorage.clear()
  signIn({ user: { userId: '6', userName: '6', nickName: '陈采薇' }, token: 'token' })
})

test('logs in by the server’s signature, then joins the room and says so', async () => {
  const im = openTencentDriver(1_400_000_000, sdk)
  await im.enter('LIVE-3', 0)
  expect(requests).toEqual(['exportUser', 'getUserSig', 'getGroupByService'])
  expect(sdk.login).toHaveBeenCalledWith({ userID: '6', userSig: 'signature' })
  expect(sdk.joinGroup).toHaveBeenCalledWith({ groupID: 'LIVE-3', type: TIM.TYPES.GRP_AVCHATROOM })
  expect(sdk.createTextMessage).toHaveBeenCalledWith(expect.objectContaining({ payload: { text: '@joinPersonal' } }))
  expect(im.state()).toBe('online')
})

test('messages come numbered, and who joins is no message', () => {
  const im = openTencentDriver(1_400_000_000, sdk)
  const heard: ChatMessage[] = []
  const joined: string[] = []
  im.on('messages', ({ list }) => heard.push(...list))
  im.on('joined', ({ nicks }) => joined.push(...nicks))
  tell(TIM.EVENT.MESSAGE_RECEIVED, [message('a'), message('j', { payload: { text: '@joinPersonal' } }), message('b')])
  tell(TIM.EVENT.MESSAGE_RECEIVED, [message('c', { type: TIM.TYPES.MSG_VIDEO })])
  expect(heard.map(({ id, conversationID }) => [id, conversationID])).toEqual([
    ['a', 'LIVE-3'],
    ['b', 'LIVE-3'],
  ])
  expect((heard[1]?.sequence ?? 0) > (heard[0]?.sequence ?? 0)).toBe(true)
  expect(joined).toEqual(['玛丽安'])
})

test('older pages are numbered below what is there', async () => {
  vi.mocked(sdk.getMessageList)
    .mockResolvedValueOnce({
      data: { messageList: [message('c'), message('d')], nextReqMessageID: 'c', isCompleted: false },
    })
    .mockResolvedValueOnce({
      data: { messageList: [message('a'), message('b')], nextReqMessageID: '', isCompleted: true },
    })
  const im = openTencentDriver(1_400_000_000, sdk)
  const newest = await im.history('C2Cservice-fair', { limit: 15 })
  const older = await im.history('C2Cservice-fair', { limit: 15, before: newest.list[0]?.sequence ?? 0 })
  const numbers = [...older.list, ...newest.list].map(({ sequence }) => sequence)
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
  expect(new Set(numbers).size).toBe(4)
  expect(sdk.getMessageList).toHaveBeenLastCalledWith({ conversationID: 'C2Cservice-fair', nextReqMessageID: 'c' })
  expect([newest.complete, older.complete]).toEqual([false, true])
})

test('what is sent bears the client’s id; a mute is our refusal', async () => {
  const im = openTencentDriver(1_400_000_000, sdk)
  const sent = await im.send('C2Cservice-fair', { type: 'text', text: '你好' }, { clientId: 'client-1' })
  expect(sent).toMatchObject({ clientId: 'client-1', id: 'sent' })
  expect(sdk.createTextMessage).toHaveBeenLastCalledWith(
    expect.objectContaining({ to: 'service-fair', conversationType: TIM.TYPES.CONV_C2C }),
  )
  vi.mocked(sdk.sendMessage).mockRejectedValueOnce({ code: 10_017, message: 'shut up' })
  await expect(im.send('LIVE-3', { type: 'text', text: 'x' }, { clientId: 'client-2' })).rejects.toMatchObject({
    data: { error: 'Muted' },
    message: errors.Muted.zh,
  })
  expect(english.message.muted).toBe(errors.Muted.en)
})

const standing = { muted: true, canModerate: true }
const emptyPage = { data: { messageList: [], nextReqMessageID: '', isCompleted: true } }

test('who may moderate and who is muted is known by the fair, and told while one is there', async () => {
  own.enter.mockResolvedValueOnce(standing)
  const im = openTencentDriver(1_400_000_000, sdk)
  expect(await im.enter('LIVE-3', 0)).toEqual(standing)
  expect(own.enter).toHaveBeenCalledWith('LIVE-3', 0)
  const told: unknown[] = []
  im.on('moderated', (event) => told.push(event))
  own.heard.get('moderated')?.({ groupId: 'LIVE-3', muted: true })
  expect(told).toEqual([{ groupId: 'LIVE-3', muted: true }])
  expect(sdk.quitGroup).not.toHaveBeenCalled()
})

test('who is removed leaves Tencent’s group too, and comes into none while removed', async () => {
  const im = openTencentDriver(1_400_000_000, sdk)
  await im.enter('LIVE-3', 0)
  own.heard.get('moderated')?.({ groupId: 'LIVE-3', banned: true })
  await waitFor(() => expect(sdk.quitGroup).toHaveBeenCalledWith('LIVE-3'))
  vi.mocked(sdk.joinGroup).mockClear()
  own.enter.mockRejectedValueOnce(new ApiError('refused', 403, '', { error: 'Banned' }))
  await expect(im.enter('LIVE-3', 0)).rejects.toMatchObject({ data: { error: 'Banned' } })
  expect(sdk.joinGroup).not.toHaveBeenCalled()
  await im.enter('LIVE-3', 0)
  expect(sdk.joinGroup).toHaveBeenCalledOnce()
})

test('messages of a room are named by their number in it, by which they are deleted', async () => {
  const im = openTencentDriver(1_400_000_000, sdk)
  const heard: string[] = []
  const revoked: unknown[] = []
  im.on('messages', ({ list }) => heard.push(...list.map(({ id }) => id)))
  im.on('revoked', (event) => revoked.push(event))
  tell(TIM.EVENT.MESSAGE_RECEIVED, [
    message('144115-1-2', { sequence: 100 }),
    message('144115-1-3', { sequence: 5, conversationID: 'C2C7' }),
  ])
  expect(heard).toEqual(['100', '144115-1-3'])
  tell(TIM.EVENT.MESSAGE_REVOKED, [message('144115-1-2', { sequence: 100 })])
  own.heard.get('revoked')?.({ conversationID: 'LIVE-3', ids: ['100'] })
  expect(revoked).toEqual([
    { conversationID: 'LIVE-3', ids: ['100'] },
    { conversationID: 'LIVE-3', ids: ['100'] },
  ])
})

test('what a room keeps is requested from Tencent, by somebody who is in it', async () => {
  const order: string[] = []
  vi.mocked(sdk.joinGroup).mockImplementationOnce(async () => void order.push('join'))
  vi.mocked(sdk.getMessageList).mockImplementationOnce(async () => {
    order.push('list')
    return { data: { messageList: [message('a', { sequence: 7 })], nextReqMessageID: 'a', isCompleted: false } }
  })
  const im = openTencentDriver(1_400_000_000, sdk)
  const newest = await im.history('LIVE-3', { limit: 20 })
  await im.enter('LIVE-3', 0)
  expect(order).toEqual(['join', 'list'])
  expect(newest).toMatchObject({ list: [{ id: '7', conversationID: 'LIVE-3' }], complete: false })
  vi.mocked(sdk.getMessageList).mockResolvedValueOnce(emptyPage)
  const older = await im.history('LIVE-3', { limit: 20, before: newest.list[0]?.sequence ?? 0 })
  expect(sdk.getMessageList).toHaveBeenLastCalledWith({ conversationID: 'GROUPLIVE-3', nextReqMessageID: 'a' })
  expect(older).toEqual({ list: [], complete: true })
  expect(sdk.joinGroup).toHaveBeenCalledOnce()
})

test('who comes back at once is in the room: leaving it is over before', async () => {
  const order: string[] = []
  vi.mocked(sdk.joinGroup).mockImplementation(async () => void order.push('join'))
  vi.mocked(sdk.quitGroup).mockImplementation(async () => void order.push('quit'))
  const im = openTencentDriver(1_400_000_000, sdk)
  const first = im.enter('LIVE-3', 0)
  im.leave('LIVE-3')
  await Promise.all([first, im.enter('LIVE-3', 0)])
  expect(order).toEqual(['join', 'quit', 'join'])
})

test('a picture shows how far it is', async () => {
  const im = openTencentDriver(1_400_000_000, sdk)
  const file = new File(['x'], 'x.png', { type: 'image/png' })
  const onProgress = vi.fn()
  await im.send('LIVE-3', { type: 'image', file }, { clientId: 'client-3', onProgress })
  expect(sdk.createImageMessage).toHaveBeenCalledWith(expect.objectContaining({ payload: { file }, onProgress }))
})

test('kicked out is for good; a revoked message is told', () => {
  const im = openTencentDriver(1_400_000_000, sdk)
  const told: unknown[] = []
  im.on('kicked', (event) => told.push(event))
  im.on('revoked', (event) => told.push(event))
  tell(TIM.EVENT.MESSAGE_REVOKED, [message('a')])
  tell(TIM.EVENT.KICKED_OUT, {})
  tell(TIM.EVENT.NET_STATE_CHANGE, { state: 'connected' })
  expect(told).toEqual([{ conversationID: 'LIVE-3', ids: ['a'] }, {}])
  expect(im.state()).toBe('kicked')
})

test('a text with sensitive words is refused here: the service itself would take it', async () => {
  const im = openTencentDriver(1_400_000_000, sdk)
  sensitiveWords = ['甲']
  const refused = im.send('LIVE-3', { type: 'text', text: '甲和乙' }, { clientId: 'client-1' })
  await expect(refused).rejects.toMatchObject({ data: { error: 'SensitiveWords' } })
  expect(sdk.sendMessage).not.toHaveBeenCalled()
  sensitiveWords = []
  await im.send('LIVE-3', { type: 'text', text: '乙' }, { clientId: 'client-2' })
  expect(sdk.sendMessage).toHaveBeenCalledOnce()
})

test('a translation travels beside its text, is checked like it, and is read between two alone', async () => {
  const im = openTencentDriver(1_400_000_000, sdk)
  const [text, translation] = ['有货吗？', 'Is it in stock?']
  await im.send('C2Cservice-fair', { type: 'text', text, translation }, { clientId: 'client-1' })
  const cloudCustomData = JSON.stringify({ translation })
  expect(sdk.createTextMessage).toHaveBeenLastCalledWith(
    expect.objectContaining({ payload: { text }, cloudCustomData }),
  )
  expect(requests.filter((name) => name === 'checkMessage')).toHaveLength(2)
  await im.send('C2Cservice-fair', { type: 'text', text }, { clientId: 'client-2' })
  expect(vi.mocked(sdk.createTextMessage).mock.lastCall?.[0]).not.toHaveProperty('cloudCustomData')

  const heard: ChatMessage[] = []
  im.on('messages', ({ list }) => heard.push(...list))
  const direct = { conversationID: 'C2Cservice-fair', payload: { text } }
  const beside = (data: string) => message('x', { ...direct, cloudCustomData: data })
  tell(TIM.EVENT.MESSAGE_RECEIVED, [
    beside(cloudCustomData),
    message('room', { payload: { text }, cloudCustomData }),
    // What another program stored with the message, and what the fair's own server would refuse.
    ...['', 'no JSON', '{"translation":7}', '{"translation":"还有货吗？"}'].map(beside),
    beside(JSON.stringify({ translation: 'a'.repeat(501) })),
  ])
  expect(heard.map(({ payload }) => payload)).toEqual([
    { text, translation },
    ...Array.from({ length: 6 }, () => ({ text })),
  ])
})
