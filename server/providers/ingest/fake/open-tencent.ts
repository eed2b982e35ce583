import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { signTc3 } from '#server/providers/tc3.ts'
import type { TencentLive } from '../tencent'

export const tencentLive: TencentLive = {
  id: 'AKIDEXAMPLE',
  key: 'very-secret',
  pushDomain: 'push.example.com',
  playDomain: 'play.example.com',
  app: 'live',
  pushKey: 'e12c46f2612d5106e2034781ab261ca3',
  playKey: undefined,
  callbackKey: 'callback-key',
}

/** A callback as Tencent sends it, `t` in s: until when its signature is valid. */
export function callbackOf(
  { stream, source, begins, at }: { stream: string; source: string; begins: boolean; at: Date },
  t = Math.floor(at.getTime() / 1_000) + 600,
): string {
  const sign = createHash('md5').update(`${tencentLive.callbackKey}${t}`).digest('hex')
  return JSON.stringify({
    appid: 1_200_000_000,
    app: tencentLive.pushDomain,
    appname: tencentLive.app,
    stream_id: stream,
    channel_id: stream,
    event_time: Math.floor(at.getTime() / 1_000),
    event_type: begins ? 1 : 0,
    sequence: source,
    t,
    sign,
  })
}

/** The API of Tencent Cloud Live on loopback: it says which streams are active, and drops them. Requests of another key are refused. */
export async function openFakeTencentLive() {
  const active = new Set<string>()
  const requests: string[] = []
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const payload = await text(request)
    const { headers } = request
    const timestamp = Number(headers['x-tc-timestamp'])
    const signed = { id: tencentLive.id, key: tencentLive.key, service: 'live', host: headers.host ?? '', payload }
    const isKnown = headers.authorization === signTc3({ ...signed, timestamp })
    const { StreamName } = Object(JSON.parse(payload))
    const action = String(headers['x-tc-action'])
    requests.push(`${action} ${String(headers['x-tc-version'])} ${payload}`)
    const StreamState = active.has(StreamName) ? 'active' : 'inactive'
    if (isKnown && action === 'DropLiveStream') active.delete(StreamName)
    const Response = isKnown ? { StreamState, RequestId: '1' } : { Error: { Code: 'AuthFailure', Message: 'wrong' } }
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ Response }))
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  return {
    endpoint: `http://127.0.0.1:${port}`,
    active,
    requests,
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
