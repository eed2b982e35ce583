import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** How hooks reach the fair: gives the status. */
export type CallHook = (name: string, query: Record<string, string>, body?: object) => Promise<number>

interface Publisher {
  path: string
  id: string
}

export interface FakeMediaMtx {
  settings: Record<string, string>
  /** Connects an encoder with what OBS is given; undefined: it was refused. `lost`: the hook does not arrive. */
  publish(stream: string, key: string, options?: { lost?: boolean; id?: string }): Promise<Publisher | undefined>
  /** Ends its connection. */
  disconnect(publisher: Publisher, options?: { lost?: boolean }): Promise<void>
  report(kind: 'began' | 'ended', publisher: Publisher): Promise<number>
  /** Whether somebody may watch. */
  read(stream: string): Promise<boolean>
  isPublishing(stream: string): boolean
  /** The paths of publishers that the control API disconnected. */
  kicks: string[]
  /** False: the control API answers 500. */
  state: { isUp: boolean }
  connect(callHook: CallHook): void
  close(): Promise<void>
}

export const HOOK_SECRET = 'secret-of-the-fake-mediamtx'

/**
 * A MediaMTX on loopback: it asks the fair by its auth hook, reports by the hooks of deploy/mediamtx/mediamtx.yml, and has the
 * part of the control API that lists paths and disconnects (bluenviron/mediamtx, api/openapi.yaml). The second encoder of a path is
 * refused, as `overridePublisher: no` has it.
 */
export async function openFakeMediaMtx(): Promise<FakeMediaMtx> {
  const publishers = new Map<string, Publisher>()
  const kicks: string[] = []
  const state = { isUp: true }
  let callHook: CallHook = async () => 500
  const ask = (action: string, stream: string, password: string, id: string) => {
    const input = { user: '', password, token: '', ip: '127.0.0.1', action, path: `live/${stream}`, id, query: '' }
    return callHook('auth', { secret: HOOK_SECRET }, { ...input, protocol: action === 'read' ? 'hls' : 'rtmp' })
  }
  const report = (kind: 'began' | 'ended', { path, id }: Publisher) =>
    callHook(kind, { secret: HOOK_SECRET, path, source: id, type: 'rtmpConn' })
  async function disconnect(publisher: Publisher, { lost = false } = {}): Promise<void> {
    if (publishers.get(publisher.path)?.id === publisher.id) publishers.delete(publisher.path)
    if (!lost) await report('ended', publisher)
  }

  const listPaths = () => ({
    itemCount: publishers.size,
    pageCount: 1,
    items: [...publishers.values()].map(({ path, id }) => ({
      name: path,
      confName: 'all_others',
      ready: true,
      source: { type: 'rtmpConn', id },
    })),
  })
  async function answer({ url = '', method }: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, kicked] = /^\/v3\/rtmpconns\/kick\/(.+)$/.exec(url) ?? []
    const found = [...publishers.values()].find(({ id }) => id === kicked)
    if (found) {
      kicks.push(found.path)
      publishers.delete(found.path)
    }
    const isList = method === 'GET' && url.startsWith('/v3/paths/list')
    const status = state.isUp ? (isList || found ? 200 : 404) : 500
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(isList ? listPaths() : {}))
    if (found) await report('ended', found)
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0

  return {
    settings: {
      MEDIAMTX_API_URL: `http://127.0.0.1:${port}`,
      MEDIAMTX_RTMP_URL: 'rtmp://stream.example',
      MEDIAMTX_SRT_URL: 'srt://stream.example:8890',
      MEDIAMTX_PLAY_URL: 'https://stream.example',
      MEDIAMTX_HOOK_SECRET: HOOK_SECRET,
    },
    kicks,
    state,
    async publish(stream, key, { lost = false, id = randomUUID() } = {}) {
      const publisher = { path: `live/${stream}`, id }
      if ((await ask('publish', stream, key, id)) !== 200 || publishers.has(publisher.path)) return undefined
      publishers.set(publisher.path, publisher)
      if (!lost) await report('began', publisher)
      return publisher
    },
    disconnect,
    report,
    read: async (stream) => (await ask('read', stream, '', randomUUID())) === 200,
    isPublishing: (stream) => publishers.has(`live/${stream}`),
    connect: (given) => void (callHook = given),
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
