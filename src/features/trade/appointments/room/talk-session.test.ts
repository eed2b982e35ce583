import { beforeEach, expect, test } from 'vitest'
import type { TalkMessage } from '#contract/trade/appointments/realtime.ts'
import type { Side } from '#contract/trade/appointments/rules.ts'
import { FakeLine } from './fake-line'
import { AGAIN_MS, TalkSession, type TalkView, TOO_LONG_MS } from './talk-session'
import { after, talkStates } from './talk-states'

beforeEach(() => void FakeLine.all.splice(0))

/** A clock that advances on command. */
function clock() {
  let now = 0
  const due: { at: number; act: () => void }[] = []
  const later = (ms: number, act: () => void) => {
    const one = { at: now + ms, act }
    due.push(one)
    return () => void (due.includes(one) && due.splice(due.indexOf(one), 1))
  }
  const pass = (ms: number) => {
    const until = now + ms
    for (;;) {
      const [first] = due.filter(({ at }) => at <= until).toSorted((one, other) => one.at - other.at)
      if (!first) break
      due.splice(due.indexOf(first), 1)
      now = first.at
      first.act()
    }
    now = until
  }
  return { later, pass }
}

const off = { microphone: false, camera: false, screen: false }

/** One browser; what it says is kept until it is carried over. */
function browser(side: Side) {
  const { later, pass } = clock()
  const messages: TalkMessage[] = []
  const views: TalkView[] = []
  const session = new TalkSession({
    side,
    configuration: { iceServers: [] },
    // oxlint-disable-next-line no-unsafe-type-assertion -- as much of a line as a session asks for
    open: (configuration) => new FakeLine(configuration) as unknown as RTCPeerConnection,
    send: async (message) => void messages.push(message),
    onView: (view) => views.push(view),
    later,
  })
  const lines: FakeLine[] = []
  const line = () => {
    const last = lines.at(-1)
    if (!last) throw new Error('no line')
    return last
  }
  return {
    session,
    sent: messages,
    views,
    line,
    pass,
    receive: async (message: TalkMessage) => {
      const before = FakeLine.all.length
      await session.receive(message)
      lines.push(...FakeLine.all.slice(before))
    },
    state: () => session.view.state,
  }
}
type Browser = ReturnType<typeof browser>

const settle = async () => {
  for (let i = 0; i < 20; i += 1) await Promise.resolve()
}

/** Carries over what both say until neither says more. */
async function carry(one: Browser, other: Browser): Promise<string[]> {
  const carried: string[] = []
  for (;;) {
    await settle()
    const [fromOne, fromOther] = [one.sent.splice(0), other.sent.splice(0)]
    if (fromOne.length + fromOther.length === 0) return carried
    for (const message of fromOne) {
      carried.push(message.type)
      await other.receive(message)
    }
    for (const message of fromOther) {
      carried.push(message.type)
      await one.receive(message)
    }
  }
}

async function talking() {
  const [buyer, exhibitor] = [browser('buyer'), browser('exhibitor')]
  buyer.session.entered()
  exhibitor.session.entered()
  await carry(buyer, exhibitor)
  buyer.line().become('connected')
  exhibitor.line().become('connected')
  return { buyer, exhibitor }
}

test('the exhibitor offers, the buyer answers, and both are connected', async () => {
  const { buyer, exhibitor } = await talking()
  expect(exhibitor.line().localDescription?.type).toBe('offer')
  expect(buyer.line().localDescription?.type).toBe('answer')
  expect([buyer.state(), exhibitor.state()]).toEqual(['connected', 'connected'])
  expect(FakeLine.all).toHaveLength(2)
})

test('where both offer at once the buyer gives way', async () => {
  const { buyer, exhibitor } = await talking()
  buyer.line().restartIce()
  exhibitor.line().restartIce()
  await carry(buyer, exhibitor)
  expect([buyer.line().signalingState, exhibitor.line().signalingState]).toEqual(['stable', 'stable'])
  expect(exhibitor.line().localDescription?.type).toBe('offer')
  expect(buyer.line().localDescription?.type).toBe('answer')
})

test('a message to an earlier session is dropped', async () => {
  const { buyer, exhibitor } = await talking()
  const stale = { sessionId: exhibitor.session.sessionId, to: 'a-stay-that-is-over' }
  await buyer.receive({ type: 'exhibit', ...stale, exhibitId: 7 })
  await buyer.receive({ type: 'exhibit', sessionId: 'somebody-before', to: buyer.session.sessionId, exhibitId: 7 })
  await buyer.receive({ type: 'bye', sessionId: 'somebody-before' })
  expect(buyer.session.view).toMatchObject({ exhibitId: null, state: 'connected' })
})

test('a line that breaks is looked for again and again, and called unreachable when it takes too long', async () => {
  const { exhibitor } = await talking()
  const line = exhibitor.line()
  line.become('disconnected')
  expect(exhibitor.state()).toBe('lost')
  expect(line.restarts).toBe(0)
  exhibitor.pass(AGAIN_MS)
  expect(line.restarts).toBe(1)
  await settle()
  await line.setRemoteDescription({ type: 'answer', sdp: 'an answer' })
  exhibitor.pass(TOO_LONG_MS - AGAIN_MS)
  await settle()
  expect(exhibitor.state()).toBe('unreachable')
  expect(line.restarts).toBe(2)
  line.become('connected')
  expect(exhibitor.state()).toBe('connected')
  exhibitor.pass(TOO_LONG_MS)
  expect(line.restarts).toBe(2)
})

test('the buyer asks the exhibitor to look for another line', async () => {
  const { buyer, exhibitor } = await talking()
  exhibitor.line().become('disconnected')
  buyer.line().become('failed')
  await settle()
  expect(buyer.sent).toContainEqual({ type: 'hello', sessionId: buyer.session.sessionId })
  await carry(buyer, exhibitor)
  expect(exhibitor.line().restarts).toBe(1)
  expect(FakeLine.all).toHaveLength(2)
})

test('an offer without an answer is sent again, and the answers to both are one', async () => {
  const { buyer, exhibitor } = await talking()
  const line = exhibitor.line()
  line.become('disconnected')
  exhibitor.pass(AGAIN_MS)
  await settle()
  const first = exhibitor.sent.splice(0)
  // The answer takes longer than the retry.
  for (const message of first) await buyer.receive(message)
  exhibitor.pass(2 * AGAIN_MS)
  await settle()
  const second = exhibitor.sent.splice(0)
  expect(first).toEqual(second)
  for (const message of second) await buyer.receive(message)
  await carry(buyer, exhibitor)
  expect(line.signalingState).toBe('stable')
  expect(line.agreed).toBe(buyer.line().agreed)
  expect(line.agreed).toBe(line.localDescription?.sdp)
})

test('retries wait longer each time, up to sixteen seconds', async () => {
  const { exhibitor } = await talking()
  const line = exhibitor.line()
  line.become('disconnected')
  const retries: number[] = []
  for (let second = 1; second <= 60; second += 1) {
    const before = line.restarts
    exhibitor.pass(1_000)
    await settle()
    if (line.restarts > before) retries.push(second)
    // The other answers at once.
    if (line.restarts > before) await line.setRemoteDescription({ type: 'answer', sdp: 'an answer' })
  }
  expect(retries).toEqual([4, 12, 24, 40, 56])
})

test('who leaves is waited for, and comes back by a line of its own', async () => {
  const { buyer, exhibitor } = await talking()
  await exhibitor.receive({ type: 'bye', sessionId: buyer.session.sessionId })
  expect(exhibitor.session.view).toMatchObject({ state: 'waiting', hasLeft: true, remote: null })
  expect(exhibitor.line().closed).toBe(true)
  const again = browser('buyer')
  again.session.entered()
  await carry(again, exhibitor)
  expect(exhibitor.session.view).toMatchObject({ state: 'connecting', hasLeft: false })
  expect(exhibitor.line().closed).toBe(false)
})

test('who comes later learns what is sent and which exhibit is shown', async () => {
  const exhibitor = browser('exhibitor')
  exhibitor.session.entered()
  await exhibitor.session.setTracks({ audio: null, video: null }, { ...off, camera: true })
  exhibitor.session.show(12)
  await settle()
  exhibitor.sent.splice(0)
  const buyer = browser('buyer')
  buyer.session.entered()
  await carry(buyer, exhibitor)
  expect(buyer.session.view).toMatchObject({ exhibitId: 12, other: { camera: true, microphone: false } })
  buyer.session.show(null)
  await carry(buyer, exhibitor)
  expect(exhibitor.session.view.exhibitId).toBeNull()
})

test('new credentials look for another way', async () => {
  const { buyer } = await talking()
  const configuration = { iceServers: [{ urls: 'turn:relay.example' }] }
  buyer.session.setConfiguration(configuration)
  expect(buyer.line().configuration).toBe(configuration)
  expect(buyer.line().restarts).toBe(1)
})

test('who is out hears nothing more', async () => {
  const { buyer, exhibitor } = await talking()
  buyer.session.end('taken')
  await buyer.receive({ type: 'hello', sessionId: exhibitor.session.sessionId })
  expect(buyer.state()).toBe('taken')
  expect(buyer.line().closed).toBe(true)
})

test('from everywhere in the room the end is the end', () => {
  for (const state of talkStates) expect(after(state, 'timeUp')).toBe('over')
  expect(after('over', 'connected')).toBe('over')
  expect(after('waiting', 'tooLong')).toBe('waiting')
})
