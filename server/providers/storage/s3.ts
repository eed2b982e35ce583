import { AwsClient } from 'aws4fetch'
import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fail } from '#server/platform/http/fail.ts'
import { NoSuchFile, type StoragePort } from './port'
import { checkedKey } from './storage-key'
import type { Config } from '#server/config.ts'

type S3 = NonNullable<Config['s3']>

/** S3 wants to know the length before the first byte, so a stream lies on the disk first. */
async function withSpooled(bytes: Readable, folder: string, send: (path: string) => Promise<void>): Promise<void> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, `spool-${randomUUID()}`)
  // Opened before anything is read: a stream that breaks off at once finds it there to be removed.
  const file = await open(path, 'wx')
  try {
    await pipeline(bytes, file.createWriteStream())
    await send(path)
  } finally {
    await rm(path, { force: true })
  }
}

/** ms until the first byte of an answer, and bytes a ms of the slowest line on which a file is still written */
const [ANSWER_MS, SLOWEST] = [15_000, 100]

async function refuse(response: Response, doing: string): Promise<never> {
  await response.body?.cancel()
  if (response.status >= 500) throw fail('StorageUnavailable')
  throw new Error(`the storage answers ${response.status} to ${doing}`)
}

/** The answer to a request; its body may take longer than `ms`. Throws StorageUnavailable. */
async function answerWithin(ms: number, request: (signal: AbortSignal) => Promise<Response>): Promise<Response> {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), ms)
  try {
    return await request(patience.signal)
  } catch {
    throw fail('StorageUnavailable')
  } finally {
    clearTimeout(timer)
  }
}

/** Keeps files in a bucket of any S3, addressed by path; `spoolFolder` takes streams on their way. */
export function s3Storage({ endpoint, region, bucket, accessKey, secretKey }: S3, spoolFolder: string): StoragePort {
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: 's3',
    region,
    retries: 3,
  })
  const urlOf = (key: string): string => `${endpoint}/${bucket}/${checkedKey(key)}`

  async function send(key: string, body: Buffer | Readable, size: number, mimeType: string): Promise<void> {
    const signed = await client.sign(urlOf(key), { method: 'PUT', headers: { 'content-type': mimeType } })
    const headers = { ...Object.fromEntries(signed.headers), 'content-length': String(size) }
    const content = Buffer.isBuffer(body) ? new Uint8Array(body) : Readable.toWeb(body)
    // oxlint-disable-next-line no-unsafe-type-assertion -- Node streams a body when told that it is `half`
    const init = { method: 'PUT', headers, body: content, duplex: 'half' } as RequestInit
    const response = await answerWithin(ANSWER_MS + size / SLOWEST, (signal) => fetch(signed.url, { ...init, signal }))
    if (!response.ok) await refuse(response, `put ${key}`)
    await response.body?.cancel()
  }

  return {
    async put(key, bytes, mimeType) {
      checkedKey(key)
      if (Buffer.isBuffer(bytes)) return send(key, bytes, bytes.length, mimeType)
      return withSpooled(bytes, spoolFolder, async (path) => {
        const { size } = await stat(path)
        await send(key, createReadStream(path), size, mimeType)
      })
    },
    async open(key, range) {
      const headers = range ? { range: `bytes=${range.start}-${range.end}` } : undefined
      const url = urlOf(key)
      const response = await answerWithin(ANSWER_MS, (signal) => client.fetch(url, { headers, signal }))
      if (response.status === 404) {
        await response.body?.cancel()
        throw new NoSuchFile(key)
      }
      if (!response.ok) return refuse(response, `open ${key}`)
      return Readable.from(response.body ?? [])
    },
    async remove(key) {
      const url = urlOf(key)
      const response = await answerWithin(ANSWER_MS, (signal) => client.fetch(url, { method: 'DELETE', signal }))
      if (!response.ok && response.status !== 404) await refuse(response, `remove ${key}`)
      await response.body?.cancel()
    },
  }
}
