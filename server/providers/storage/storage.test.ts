import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { openStorage } from './open'
import { startS3 } from '#tests/setup/faults/s3.ts'
import { NoSuchFile, type StoragePort } from './port'

let s3: Awaited<ReturnType<typeof startS3>>
const dataDir = mkdtempSync(join(tmpdir(), 'storage-'))

beforeAll(async () => {
  s3 = await startS3()
})
afterAll(() => {
  s3.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const inBucket = () => openStorage({ dataDir, s3: s3.settings })
const onDisk = () => openStorage({ dataDir, s3: undefined })
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true }).flatMap((one) =>
    one.isFile() ? [one.name] : [],
  )

describe.each<[string, () => StoragePort]>([
  ['disk', onDisk],
  ['s3', inBucket],
])('the storage on %s', (_, open) => {
  const content = Buffer.from('云展 0123456789')

  it('returns what was put, as bytes and as a stream', async () => {
    await open().put('ab/bytes.txt', content, 'text/plain')
    await open().put('ab/stream.txt', Readable.from([content.subarray(0, 5), content.subarray(5)]), 'text/plain')
    for (const key of ['ab/bytes.txt', 'ab/stream.txt']) {
      expect((await buffer(await open().open(key))).equals(content)).toBe(true)
    }
  })

  it('keeps large streams whole', async () => {
    const part = Buffer.alloc(1024 * 1024, 7)
    await open().put('large.bin', Readable.from(Array.from({ length: 12 }, () => part)), 'video/mp4')
    expect((await buffer(await open().open('large.bin'))).length).toBe(12 * part.length)
  })

  it('gives a part, both ends counted', async () => {
    await open().put('part.txt', Buffer.from('0123456789'), 'text/plain')
    expect(await text(await open().open('part.txt', { start: 2, end: 5 }))).toBe('2345')
  })

  it('replaces what was there', async () => {
    await open().put('twice.txt', Buffer.from('a long first text'), 'text/plain')
    await open().put('twice.txt', Buffer.from('second'), 'text/plain')
    expect(await text(await open().open('twice.txt'))).toBe('second')
  })

  it('removes, quietly also what is not there', async () => {
    await open().put('gone.txt', content, 'text/plain')
    await open().remove('gone.txt')
    await open().remove('gone.txt')
    await expect(open().open('gone.txt')).rejects.toBeInstanceOf(NoSuchFile)
  })

  it.each(['../a', 'a/../../b', '/a', 'a/', 'A', 'a b', 'ä', '', 'a\\b', 'a?b'])('refuses the key %j', async (key) => {
    await expect(open().put(key, content, 'text/plain')).rejects.toThrow('no storage key')
    await expect(open().open(key)).rejects.toThrow('no storage key')
    await expect(open().remove(key)).rejects.toThrow('no storage key')
  })

  it('shows and leaves nothing of a stream that breaks off', async () => {
    const broken = Readable.from(
      (async function* () {
        yield content
        throw new Error('broken off')
      })(),
    )
    await expect(open().put('half.txt', broken, 'text/plain')).rejects.toThrow('broken off')
    await expect(open().open('half.txt')).rejects.toBeInstanceOf(NoSuchFile)
    expect(filesIn(dataDir).filter((name) => /unfinished|spool|half/.test(name))).toEqual([])
  })
})

describe('the disk', () => {
  it('spreads files over folders of two levels', () => {
    const paths = readdirSync(join(dataDir, 'files'), { recursive: true, encoding: 'utf8' })
    expect(paths.find((path) => path.endsWith('twice.txt'))).toMatch(/^[0-9a-f]{2}\/[0-9a-f]{2}\/twice\.txt$/)
  })
})

describe('the bucket', () => {
  const away = { error: 'StorageUnavailable', status: 503 }

  it('is addressed by path, with the kind of the content', async () => {
    await inBucket().put('ab/c.pdf', Readable.from([Buffer.from('pdf')]), 'application/pdf')
    expect(s3.objects.get('/fair/ab/c.pdf')?.type).toBe('application/pdf')
    expect(s3.requests.at(-1)).toBe('PUT /fair/ab/c.pdf')
  })

  it('that refuses a write is a failure', async () => {
    await expect(inBucket().put('broken.txt', Buffer.from('a'), 'text/plain')).rejects.toMatchObject(away)
    const other = openStorage({ dataDir, s3: { ...s3.settings, region: 'other' } })
    await expect(other.open('twice.txt')).rejects.toThrow('403')
  })

  it('that does not answer is not waited for', async () => {
    s3.state.delayMs = 60_000
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => {
      vi.useRealTimers()
      s3.state.delayMs = 0
    })
    const bucket = inBucket()
    const seen = s3.requests.length
    const calls = Promise.allSettled([
      bucket.put('late.txt', Buffer.from('a'), 'text/plain'),
      bucket.open('late.txt'),
      bucket.remove('late.txt'),
    ])
    await vi.waitUntil(() => s3.requests.length === seen + 3)
    await vi.advanceTimersByTimeAsync(15_010)
    for (const outcome of await calls) expect(outcome).toMatchObject({ status: 'rejected', reason: away })
    expect(s3.objects.has('/fair/late.txt')).toBe(false)
  })
})
