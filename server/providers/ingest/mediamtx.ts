import { createHash, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import {
  askJson,
  buildAuthorization,
  describeCause,
  SERVICE_TIMEOUT_MS,
  ServiceFailure,
} from '#server/providers/http-json.ts'
import { type EncoderAddress, HookRefused, type HookRequest, type IngestHook, type IngestPort } from './port'

export interface MediaMtx {
  /** Its control API. */
  apiUrl: string
  /** The bearer token of that API, where a proxy in front of it requires one. */
  apiKey: string
  /** `rtmp://` or `rtmps://`, where encoders reach it. */
  rtmpUrl: string
  /** `srt://` and the base of WHIP; undefined: not offered. */
  srtUrl: string | undefined
  whipUrl: string | undefined
  /** Where viewers reach its HLS server. */
  playUrl: string
  hookSecret: string
}

const SERVICE = 'MediaMTX'
/** The folder of all streams, as OBS has it in the address of the server. */
const FOLDER = 'live'
/** MediaMTX asks for a user beside a password; any will do. */
const USER = 'live'
const PAGE = 1_000

const NAME = /^live\/([0-9a-f]{32})$/
/** What the auth hook asks (mediamtx.org/docs/features/authentication, "External HTTP server"). */
const AuthRequest = z.object({
  action: z.enum(['publish', 'read', 'playback', 'api', 'metrics', 'pprof']),
  path: z.string(),
  user: z.string().default(''),
  password: z.string().default(''),
})
/** What `runOnReady` and `runOnNotReady` are given (mediamtx.org/docs/features/hooks), sent by deploy/mediamtx/mediamtx.yml. */
const Reported = z.object({ path: z.string(), source: z.string().min(1).max(64) })

const Source = z.object({ type: z.string(), id: z.string() })
const Path = z.object({ name: z.string(), ready: z.boolean().optional(), source: Source.nullish() })
const Paths = z.object({ pageCount: z.number().optional(), items: z.array(Path) })

/** The lists of connections of each type of source, below `/v3/` (API reference, "kicks out a connection"). */
const connections: Record<string, string> = {
  rtmpConn: 'rtmpconns',
  rtmpsConn: 'rtmpsconns',
  srtConn: 'srtconns',
  webRTCSession: 'webrtcsessions',
  rtspSession: 'rtspsessions',
  rtspsSession: 'rtspssessions',
}

const hash = (text: string): Buffer => createHash('sha256').update(text).digest()

function readName(path: string): string {
  const [, name] = NAME.exec(path) ?? []
  if (name === undefined) throw new HookRefused('another path')
  return name
}

function readBody(body: string): z.output<typeof AuthRequest> {
  try {
    return AuthRequest.parse(JSON.parse(body))
  } catch {
    throw new HookRefused('another body')
  }
}

function readHook({ name, query, body }: HookRequest): IngestHook {
  if (name === 'auth') {
    const { action, path, password } = readBody(body)
    const stream = readName(path)
    if (action === 'publish') return { kind: 'publish', stream, key: password }
    if (action === 'read') return { kind: 'read', stream }
    throw new HookRefused('another action')
  }
  if (name !== 'began' && name !== 'ended') throw new HookRefused('another hook')
  const reported = Reported.safeParse(query)
  if (!reported.success) throw new HookRefused('nothing reported')
  return { kind: name, stream: readName(reported.data.path), source: reported.data.source }
}

function listAddresses({ rtmpUrl, srtUrl, whipUrl }: MediaMtx, name: string, key: string): EncoderAddress[] {
  const path = `${FOLDER}/${name}`
  // Credentials as each protocol carries them (mediamtx.org/docs/features/authentication).
  const srt = `${srtUrl}?streamid=publish:${path}:${USER}:${key}&pkt_size=1316`
  return [
    { protocol: 'rtmp', server: `${rtmpUrl}/${FOLDER}`, key: `${name}?user=${USER}&pass=${key}` },
    ...(srtUrl === undefined ? [] : [{ protocol: 'srt' as const, server: srt, key: '' }]),
    ...(whipUrl === undefined
      ? []
      : [{ protocol: 'whip' as const, server: `${whipUrl}/${path}/whip`, key: `${USER}:${key}` }]),
  ]
}

/** Encoders send to a MediaMTX, which asks the fair who may and reports by hooks; its control API lists and disconnects. */
export function mediaMtxIngest(config: MediaMtx, timeoutMs = SERVICE_TIMEOUT_MS): IngestPort {
  const headers = buildAuthorization(config.apiKey)
  const secret = hash(config.hookSecret)
  const api = (path: string) => `${config.apiUrl}/v3/${path}`

  async function listPaths(): Promise<z.output<typeof Path>[]> {
    const paths = []
    for (let page = 0; ; page += 1) {
      const url = api(`paths/list?itemsPerPage=${PAGE}&page=${page}`)
      const { items, pageCount = 1 } = await askJson({ service: SERVICE, url, headers, answer: Paths, timeoutMs })
      paths.push(...items)
      if (page + 1 >= pageCount) return paths
    }
  }

  /** 404: it has gone by itself. */
  async function kick({ type, id }: z.output<typeof Source>): Promise<void> {
    const list = connections[type]
    if (list === undefined) throw new ServiceFailure(`${SERVICE}: a source of type ${type} cannot be disconnected`)
    const url = api(`${list}/kick/${encodeURIComponent(id)}`)
    const options = { method: 'POST', headers, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) } as const
    const response = await fetch(url, options).catch((error: unknown) => {
      throw new ServiceFailure(`${SERVICE}: no answer (${describeCause(error)})`)
    })
    await response.body?.cancel()
    if (!response.ok && response.status !== 404) throw new ServiceFailure(`${SERVICE}: answered ${response.status}`)
  }

  return {
    available: true,
    driver: 'mediamtx',
    addressesOf: ({ name, key }) => listAddresses(config, name, key),
    pullAddresses: (name) => ['', '', `${config.playUrl}/${FOLDER}/${name}/index.m3u8`],
    verifyHook(request) {
      if (!timingSafeEqual(hash(request.query['secret'] ?? ''), secret)) throw new HookRefused('another secret')
      return readHook(request)
    },
    async findPublishing() {
      const found = new Map<string, string>()
      for (const { name, source, ready } of await listPaths()) {
        const [, stream] = NAME.exec(name) ?? []
        if (stream !== undefined && source && ready !== false) found.set(stream, source.id)
      }
      return found
    },
    async stop(stream) {
      const path = (await listPaths()).find(({ name }) => name === `${FOLDER}/${stream}`)
      if (path?.source) await kick(path.source)
    },
  }
}
