import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'

/** Signed with the key `key` for the region `cn-south-1`. */
const signed = /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/cn-south-1\/s3\/aws4_request, .*Signature=[0-9a-f]{64}$/

/** As much of S3 as the storage uses: signed requests for objects by path. Keys that contain `broken` fail. */
export async function startS3() {
  const objects = new Map<string, { bytes: Buffer; type: string | undefined }>()
  const requests: string[] = []

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url = '', headers } = request
    requests.push(`${method} ${url}`)
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

  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    objects,
    /** Method and path of each request. */
    requests,
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'cn-south-1',
      bucket: 'fair',
      accessKey: 'key',
      secretKey: 'secret',
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
