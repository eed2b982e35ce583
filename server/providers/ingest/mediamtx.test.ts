import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { type FakeMediaMtx, HOOK_SECRET, openFakeMediaMtx } from './fake/open-mediamtx'
import { openIngest } from './open'
import { HookRefused, type HookRequest, type IngestPort } from './port'

const stream = '0123456789abcdef0123456789abcdef'
let fake: FakeMediaMtx
let port: IngestPort
beforeAll(async () => {
  fake = await openFakeMediaMtx()
  port = openIngest(readConfig(fake.settings))
})
afterAll(() => fake.close())

it('has an address for each protocol that is set, with the key as that protocol carries it', () => {
  const addresses = port.addressesOf({ name: stream, key: 'k', expiresAt: new Date() })
  expect(addresses).toEqual([
    { protocol: 'rtmp', server: 'rtmp://stream.example/live', key: `${stream}?user=live&pass=k` },
    {
      protocol: 'srt',
      server: `srt://stream.example:8890?streamid=publish:live/${stream}:live:k&pkt_size=1316`,
      key: '',
    },
  ])
  expect(port.pullAddresses(stream)).toEqual(['', '', `https://stream.example/live/${stream}/index.m3u8`])
  expect(readConfig(fake.settings).mediaOrigins).toEqual(['https://stream.example'])
})

describe('a hook', () => {
  const input = { user: '', password: 'k', token: '', ip: '10.0.0.1', action: 'publish', path: `live/${stream}` }
  const auth = (over: object = {}, secret = HOOK_SECRET): HookRequest => ({
    name: 'auth',
    query: { secret },
    body: JSON.stringify({ ...input, ...over }),
  })
  const reported = { secret: HOOK_SECRET, path: `live/${stream}`, source: 's-1' }

  it('asks or reports', () => {
    expect(port.verifyHook(auth())).toEqual({ kind: 'publish', stream, key: 'k' })
    expect(port.verifyHook(auth({ action: 'read' }))).toEqual({ kind: 'read', stream })
    expect(port.verifyHook({ name: 'began', query: reported, body: '' })).toEqual({
      kind: 'began',
      stream,
      source: 's-1',
    })
  })

  it.each([
    ['with another secret', auth({}, 'wrong')],
    ['without a secret', { ...auth(), query: {} }],
    ['of another path', auth({ path: `other/${stream}` })],
    ['of a path that goes up', auth({ path: `live/../${stream}` })],
    ['for another action', auth({ action: 'api' })],
    ['that is no JSON', { ...auth(), body: '{' }],
    ['of another name', { ...auth(), name: 'other' }],
    ['that names no connection', { name: 'ended', query: { ...reported, source: '' }, body: '' }],
  ])('%s is refused', (_, request) => {
    expect(() => port.verifyHook(request)).toThrow(HookRefused)
  })
})

describe('the control API', () => {
  it('says who sends, and disconnects', async () => {
    fake.connect(async () => 200)
    const publisher = await fake.publish(stream, 'k')
    expect([...(await port.findPublishing([]))]).toEqual([[stream, publisher?.id]])
    await port.stop(stream)
    expect(fake.isPublishing(stream)).toBe(false)
    // Nobody sends: nothing to do.
    await port.stop(stream)
    expect(fake.kicks).toEqual([`live/${stream}`])
  })

  it('that fails rejects', async () => {
    fake.state.isUp = false
    await expect(port.findPublishing([])).rejects.toThrow('MediaMTX: answered 500')
    fake.state.isUp = true
  })
})

it('two media servers are none', () => {
  const tencent = {
    TENCENT_LIVE_ID: 'a',
    TENCENT_LIVE_KEY: 'b',
    TENCENT_LIVE_PUSH_DOMAIN: 'push.example.com',
    TENCENT_LIVE_PLAY_DOMAIN: 'play.example.com',
    TENCENT_LIVE_PUSH_KEY: 'c',
    TENCENT_LIVE_CALLBACK_KEY: 'd',
  }
  expect(openIngest(readConfig(tencent)).driver).toBe('tencent')
  expect(() => openIngest(readConfig({ ...tencent, ...fake.settings }))).toThrow('names another media server')
  expect(() => readConfig({ MEDIAMTX_API_URL: 'http://mediamtx:9997' })).toThrow('MEDIAMTX_HOOK_SECRET')
})
