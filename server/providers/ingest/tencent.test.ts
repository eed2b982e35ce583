import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callbackOf, openFakeTencentLive, tencentLive } from './fake/open-tencent'
import { HookRefused } from './port'
import { signStream, tencentIngest } from './tencent'

let fake: Awaited<ReturnType<typeof openFakeTencentLive>>
beforeAll(async () => {
  fake = await openFakeTencentLive()
})
afterAll(() => fake.close())

const stream = '0123456789abcdef0123456789abcdef'
const at = new Date('2031-03-01T10:00:00+08:00')
const clock = { now: at.getTime() }
const open = (over = {}) => tencentIngest({ ...tencentLive, ...over }, fake.endpoint, () => clock.now)

describe('addresses', () => {
  it('are signed as Tencent documents it', () => {
    // The example of document 267/31560.
    expect(signStream(tencentLive.pushKey, 'test', new Date(0x5c27_1099 * 1_000))).toBe(
      'txSecret=f85a2ab363fe4deaffef9754d79da6fe&txTime=5C271099',
    )
    expect(open().addressesOf({ name: stream, key: '', expiresAt: at })).toEqual([
      {
        protocol: 'rtmp',
        server: 'rtmp://push.example.com/live',
        key: `${stream}?${signStream(tencentLive.pushKey, stream, at)}`,
      },
    ])
  })

  it('of viewers are RTMP, FLV and HLS, signed where playback is', () => {
    const path = `play.example.com/live/${stream}`
    expect(open().pullAddresses(stream, at)).toEqual([`rtmp://${path}`, `https://${path}.flv`, `https://${path}.m3u8`])
    const signed = open({ playKey: 'play-key' })
    const until = new Date(at.getTime() + 86_400_000)
    expect(signed.pullAddresses(stream, at)[2]).toBe(`https://${path}.m3u8?${signStream('play-key', stream, until)}`)
    // Answers within an hour are equal.
    const later = (minutes: number) => signed.pullAddresses(stream, new Date(at.getTime() + minutes * 60_000))
    expect(later(1)).toEqual(later(59))
  })
})

describe('callbacks', () => {
  const hook = (body: string, port = open()) => port.verifyHook({ name: 'callback', query: {}, body })
  const began = { stream, source: '1001', begins: true, at }

  it('report the beginning and the end of a push', () => {
    expect(hook(callbackOf(began))).toEqual({ kind: 'began', stream, source: '1001', at })
    expect(hook(callbackOf({ ...began, begins: false }))).toMatchObject({ kind: 'ended' })
  })

  it.each([
    ['with another signature', callbackOf(began).replace(/"sign":"\w/, '"sign":"x')],
    ['with the time changed', callbackOf(began).replace(/"t":\d/, '"t":9')],
    ['with an expired signature', callbackOf(began, Math.floor(at.getTime() / 1_000) - 61)],
    ['of another kind', callbackOf(began).replace('"event_type":1', '"event_type":332')],
    ['of another stream', callbackOf({ ...began, stream: 'ours-is-hex' })],
    ['that are no JSON', 'event_type=1'],
  ])('%s are refused', (_, body) => {
    expect(() => hook(body)).toThrow(HookRefused)
  })

  it('that are repeated are refused, and those of the next push are not', () => {
    const port = open()
    hook(callbackOf(began), port)
    expect(() => hook(callbackOf(began), port)).toThrow('a repeated callback')
    expect(hook(callbackOf({ ...began, source: '1002' }), port)).toMatchObject({ source: '1002' })
  })
})

describe('the API', () => {
  it('says which streams are sent, each once in ten seconds', async () => {
    fake.active.add(stream)
    const port = open()
    fake.requests.length = 0
    expect([...(await port.findPublishing([stream, 'f'.repeat(32)])).keys()]).toEqual([stream])
    await port.findPublishing([stream])
    expect(fake.requests).toHaveLength(2)
  })

  it('drops a stream, which nobody is found to send then', async () => {
    fake.active.add(stream)
    const port = open()
    await port.findPublishing([stream])
    await port.stop(stream)
    const input = { AppName: 'live', DomainName: 'push.example.com', StreamName: stream }
    expect(fake.requests.at(-1)).toBe(`DropLiveStream 2018-08-01 ${JSON.stringify(input)}`)
    expect((await port.findPublishing([stream])).size).toBe(0)
  })

  it('fails with its code and without the key', async () => {
    const failed = await open({ key: 'wrong' })
      .stop(stream)
      .catch((error: unknown) => String(error))
    expect(failed).toBe('ServiceFailure: Tencent Cloud Live: AuthFailure')
  })
})
