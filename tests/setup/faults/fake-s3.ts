import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { buffer } from 'node:stream/consumers'

/** A bucket in memory that may be slow or broken: objects by path, as much of S3 as the storage uses. */
export async function startFakeS3() {
  const objects = new Map<string, { bytes: Buffer; type: string | undefined }>()
  const state = { delayMs: 0, isBroken: false }
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url = '', headers } = request
    const bytes = await buffer(request)
    if (state.delayMs > 0) await wait(state.delayMs)
    if (state.isBroken) return void response.writeHead(500).end()
    if (method === 'PUT') objects.set(url, { bytes, type: headers['content-type'] })
    if (method !== 'GET') return void response.writeHead(method === 'DELETE' ? 204 : 200).end()
    const stored = objects.get(url)
    return void response.writeHead(stored ? 200 : 404).end(stored?.bytes)
  }
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    state,
    objects,
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${address.port}`,
      S3_BUCKET: 'fair',
      S3_ACCESS_KEY: 'key',
      S3_SECRET_KEY: 'secret',
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
