import { createHash, timingSafeEqual } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import * as z from 'zod'
import { askJson, ServiceFailure } from '#server/providers/http-json.ts'
import { signTc3, TC3_CONTENT_TYPE } from '#server/providers/tc3.ts'
import { HookRefused, type IngestPort } from './port'

export interface TencentLive {
  id: string
  key: string
  /** The domains of push and playback, without a scheme. */
  pushDomain: string
  playDomain: string
  /** The AppName of both. */
  app: string
  /** The key of push authentication, and of playback authentication where that is on. */
  pushKey: string
  playKey: string | undefined
  /** The key of callbacks. */
  callbackKey: string
}

const SERVICE = 'Tencent Cloud Live'
const ENDPOINT = 'https://live.tencentcloudapi.com'
const VERSION = '2018-08-01'
/** ms for which a signed address of viewers is valid at least; it changes each hour, so that answers stay equal meanwhile */
const PLAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** ms between two questions about one stream */
const STATE_MS = 10_000
/** s from the report of an event until its signature expires; whoever repeats one is refused for so long */
const SIGNED_S = 600
/** s by which two clocks may differ */
const CLOCK_S = 60
const NAME = /^[0-9a-f]{32}$/

/** tencentcloud.com/document/product/267/38081: event_type 1 begins, 0 ends; both of one push have the same `sequence`. */
const Callback = z.object({
  event_type: z.union([z.literal(0), z.literal(1)]),
  stream_id: z.string().regex(NAME),
  sequence: z.string().min(1).max(64),
  event_time: z.number(),
  t: z.number(),
  sign: z.string().length(32),
})

const Answer = z.object({
  Response: z.object({
    Error: z.object({ Code: z.string(), Message: z.string() }).optional(),
    /** active, inactive, forbid */
    StreamState: z.string().optional(),
  }),
})

const md5 = (text: string): string => createHash('md5').update(text).digest('hex')

/** `txSecret` and `txTime` (tencentcloud.com/document/product/267/31560): MD5 of key, name and the hex time of expiry in s. */
export function signStream(key: string, name: string, expiresAt: Date): string {
  const txTime = Math.floor(expiresAt.getTime() / 1_000)
    .toString(16)
    .toUpperCase()
  return `txSecret=${md5(key + name + txTime)}&txTime=${txTime}`
}

function isSigned(callbackKey: string, { sign, t }: Pick<z.output<typeof Callback>, 'sign' | 't'>): boolean {
  return timingSafeEqual(Buffer.from(sign.toLowerCase()), Buffer.from(md5(callbackKey + String(t))))
}

function readCallback(body: string): z.output<typeof Callback> {
  try {
    return Callback.parse(JSON.parse(body))
  } catch {
    throw new HookRefused('another body')
  }
}

/** Encoders send to Tencent Cloud Live by a signed address; it reports by callbacks. `endpoint` is where tests stand in for it. */
export function tencentIngest(config: TencentLive, endpoint = ENDPOINT, now: () => number = Date.now): IngestPort {
  const { host } = new URL(endpoint)
  const { app, pushDomain, playDomain } = config
  const heard = new LRUCache<string, true>({ max: 10_000, ttl: (SIGNED_S + CLOCK_S) * 1_000 })

  async function post(action: string, StreamName: string) {
    const payload = JSON.stringify({ AppName: app, DomainName: pushDomain, StreamName })
    const timestamp = Math.floor(Date.now() / 1_000)
    const { Response: response } = await askJson({
      service: SERVICE,
      url: endpoint,
      body: payload,
      headers: {
        authorization: signTc3({ id: config.id, key: config.key, service: 'live', host, payload, timestamp }),
        'content-type': TC3_CONTENT_TYPE,
        'x-tc-action': action,
        'x-tc-version': VERSION,
        'x-tc-timestamp': String(timestamp),
      },
      answer: Answer,
    })
    if (response.Error) throw new ServiceFailure(`${SERVICE}: ${response.Error.Code}`)
    return response
  }

  const states = new LRUCache<string, { isActive: boolean }>({
    max: 1_000,
    ttl: STATE_MS,
    // tencentcloud.com/document/product/267/30796: not to be relied on alone, so it only ends what was lost
    fetchMethod: async (name) => ({ isActive: (await post('DescribeLiveStreamState', name)).StreamState === 'active' }),
  })

  return {
    available: true,
    driver: 'tencent',
    addressesOf: ({ name, expiresAt }) => [
      {
        protocol: 'rtmp',
        server: `rtmp://${pushDomain}/${app}`,
        key: `${name}?${signStream(config.pushKey, name, expiresAt)}`,
      },
    ],
    pullAddresses(name, at = new Date()) {
      const until = new Date(Math.ceil((at.getTime() + PLAY_MS) / HOUR_MS) * HOUR_MS)
      const signed = config.playKey === undefined ? '' : `?${signStream(config.playKey, name, until)}`
      const path = `${playDomain}/${app}/${name}`
      return [`rtmp://${path}${signed}`, `https://${path}.flv${signed}`, `https://${path}.m3u8${signed}`]
    },
    verifyHook({ body }) {
      const callback = readCallback(body)
      if (!isSigned(config.callbackKey, callback)) throw new HookRefused('another signature')
      const seconds = now() / 1_000
      if (callback.t + CLOCK_S < seconds) throw new HookRefused('the signature has expired')
      const { event_type: type, stream_id: stream, sequence: source } = callback
      // The signature covers its time alone: the same one with another event would be accepted again and again.
      const event = `${callback.sign} ${stream} ${source} ${type}`
      if (heard.has(event)) throw new HookRefused('a repeated callback')
      heard.set(event, true)
      return { kind: type === 1 ? 'began' : 'ended', stream, source, at: new Date(callback.event_time * 1_000) }
    },
    async findPublishing(streams) {
      const found = new Map<string, undefined>()
      for (const name of streams) if ((await states.fetch(name))?.isActive) found.set(name, undefined)
      return found
    },
    // tencentcloud.com/document/product/267/30795: a stream that nobody sends is no error.
    async stop(stream) {
      states.delete(stream)
      await post('DropLiveStream', stream)
    },
  }
}
