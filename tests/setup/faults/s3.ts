import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

/** Signed with the key `key` for the region `cn-south-1`. */
const signed = /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/cn-south-1\/s3\/aws4_request, .*Signature=[0-9a-f]{64}$/

/**
 * As much of S3 as the storage uses: signed requests for objects by path. `state` makes it slow or broken; keys that contain `broken`
 * fail always.
 */
export async function startS3() {
  const objects = new Map<string, { bytes: Buffer; type: string | undefined }>()
  const requests: string[] = []
  const state = { delayMs: 0, isBroken: false }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url = '', headers } = request
    requests.push(`${method} ${url}`)
    if (state.delayMs > 0) await wait(state.delayMs)
    if (state.isBroken) {
      request.resume()
      return void response.writeHead(500).end()
    }
    if (!signed.test(headers.authorization ?? '') || !headers['x-amz-date']) return void response.writeHead(403).end()
    if (method === 'PUT') {
      if (headers['content-length'] === undefined) return void response.writeHead(411).end()
      if (url.includes('broken')) return void response.writeHead(500).end()
      objects.set(url, { bytes: await buffer(request), type: headers['content-type'] })
      return void response.writeHead(200).end()
    }
    if (method === 'DELETE') return void response.writeHead(objects.delete(url) ? 204 : 404).end()
    const object = objects.get(url)
    if (!object) return void response.writeHead(404).end('<Error/>')
    const [, from, to] = /bytes=(\d+)-(\d+)/.exec(headers.range ?? '') ?? []
    return void response
      .writeHead(from ? 206 : 200)
      .end(from ? object.bytes.subarray(Number(from), Number(to) + 1) : object.bytes)
  }

  const server = createServer((request, response) => {
    // Its client may have given up meanwhile.
    answer(request, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const endpoint = `http://127.0.0.1:${port}`
  return {
    state,
    objects,
    /** Method and path of each request. */
    requests,
    settings: { endpoint, region: 'cn-south-1', bucket: 'fair', accessKey: 'key', secretKey: 'secret' },
    /** The same for a server of the build. */
    environment: {
      S3_ENDPOINT: endpoint,
      S3_REGION: 'cn-south-1',
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
