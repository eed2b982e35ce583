import Fastify from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { serveDemoStream } from '.'
import { LOOP, qualities } from './loop'

const NOON = Date.parse('2026-05-01T12:00:00Z')
const app = Fastify()
serveDemoStream(app, () => NOON)
afterAll(() => app.close())

/** Every address that a playlist leads to, itself included. */
async function addressesBelow(url: string): Promise<string[]> {
  const { body, headers, statusCode } = await app.inject(url)
  expect([url, statusCode]).toEqual([url, 200])
  if (headers['content-type'] !== 'application/vnd.apple.mpegurl') return [url]
  const lines = body.split('\n').filter((line) => line && !line.startsWith('#'))
  const captions = [...body.matchAll(/URI="([^"]+)"/g)].map(([, address = '']) => address)
  const found = await Promise.all([...lines, ...captions].map(addressesBelow))
  return [url, ...found.flat()]
}

describe('the demo stream', () => {
  it.each(qualities)('plays live in %s: every segment is there, and the list is never kept', async (quality) => {
    const url = `/media/demo/live/${quality}.m3u8`
    expect(await addressesBelow(url)).toHaveLength(1 + LOOP)
    expect((await app.inject(url)).headers['cache-control']).toBe('no-store')
  })

  it('plays as a recording in all qualities with captions in both languages', async () => {
    const all = await addressesBelow('/media/demo/recording.m3u8')
    expect(all.filter((address) => address.includes('.ts'))).toHaveLength(LOOP * qualities.length)
    expect(all.filter((address) => address.endsWith('.vtt'))).toHaveLength(2)
    const one = await addressesBelow('/media/demo/recording/fluent.m3u8')
    expect(one.filter((address) => address.includes('.ts'))).toHaveLength(LOOP)
  })

  it('names as much bandwidth as its heaviest segment needs', async () => {
    const { body } = await app.inject('/media/demo/recording.m3u8')
    const named = [...body.matchAll(/BANDWIDTH=(\d+)/g)].map(([, bits]) => Number(bits))
    for (const [i, quality] of qualities.entries()) {
      for (let segment = 0; segment < LOOP; segment++) {
        const { rawPayload } = await app.inject(`/media/demo/segment/${quality}/${segment}.ts`)
        expect((rawPayload.length * 8) / 4).toBeLessThanOrEqual(named[i] ?? 0)
      }
    }
  })

  it('gives whole transport packets, which a browser may keep', async () => {
    const { rawPayload, headers } = await app.inject('/media/demo/segment/standard/0.ts')
    expect(headers).toMatchObject({
      'content-type': 'video/mp2t',
      'cache-control': expect.stringContaining('immutable'),
    })
    expect(rawPayload.length % 188).toBe(0)
    expect(rawPayload[0]).toBe(0x47)
  })

  it.each([
    '/media/demo/live/best.m3u8',
    '/media/demo/live/standard',
    '/media/demo/live/standard.m3u8.m3u8',
    '/media/demo/live/toString.m3u8',
    '/media/demo/recording/4k.m3u8',
    '/media/demo/recording/best/picture.m3u8',
    '/media/demo/segment/best/0.ts',
    '/media/demo/segment/standard/6.ts',
    '/media/demo/segment/standard/-1.ts',
    '/media/demo/segment/standard/00.ts',
    '/media/demo/segment/standard/0.ts.bak',
    '/media/demo/segment/standard/..%2f..%2fmake.ts',
    '/media/demo/segment/..%2fstandard/0.ts',
    '/media/demo/segment/captions/zh.vtt',
    '/media/demo/segment/standard/%2e%2e%2fpicture.ts',
    '/media/demo/captions/fr.vtt',
    '/media/demo/captions/..%2fmake.ts',
  ])('has nothing at %s', async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404)
  })
})
