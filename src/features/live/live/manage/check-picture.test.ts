import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkPicture } from './check-picture'

const answers = new Map<string, string[]>()
const { signal } = new AbortController()

/** A list of pieces of a second each, from this number on. */
const list = (from: number, end = '') =>
  `#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXT-X-MEDIA-SEQUENCE:${from}\n#EXTINF:1,\n${from}.ts\n${end}`

beforeEach(() => {
  vi.useFakeTimers()
  answers.clear()
  vi.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    const { href } = window.location
    const of = answers.get(new URL(typeof address === 'string' ? address : '', href).pathname)
    const text = of && of.length > 1 ? of.shift() : of?.[0]
    return Promise.resolve(new Response(text ?? '', { status: text === undefined ? 404 : 200 }))
  })
})
afterEach(() => vi.useRealTimers())

async function look(address: string) {
  const found = checkPicture(address, signal)
  await vi.advanceTimersByTimeAsync(10_000)
  return found
}

describe('a stream', () => {
  it('that goes on moves, also where it stands behind a list of renditions', async () => {
    answers.set('/live/all.m3u8', ['#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nlow/low.m3u8\n'])
    answers.set('/live/low/low.m3u8', [list(1), list(1), list(2)])
    expect(await look('/live/all.m3u8')).toBe('moves')
  })

  it('that says the same again and again stands still', async () => {
    answers.set('/a.m3u8', [list(7)])
    expect(await look('/a.m3u8')).toBe('still')
  })

  it('that has an end is a recording, which plays', async () => {
    answers.set('/a.m3u8', [list(1, '#EXT-X-ENDLIST')])
    expect(await look('/a.m3u8')).toBe('moves')
  })

  it.each(['/gone.m3u8', '/gone.mp4'])('that does not answer is missing: %s', async (address) => {
    expect(await look(address)).toBe('missing')
  })

  it('that is a page and no list is missing', async () => {
    answers.set('/a.m3u8', ['<!doctype html>'])
    expect(await look('/a.m3u8')).toBe('missing')
  })

  it('is looked at no longer once nobody waits', async () => {
    answers.set('/a.m3u8', [list(1)])
    const requests = new AbortController()
    vi.mocked(fetch).mockImplementation((_, options) =>
      options?.signal?.aborted
        ? Promise.reject(new DOMException('aborted', 'AbortError'))
        : Promise.resolve(new Response(list(1))),
    )
    vi.useRealTimers()
    const found = checkPicture('/a.m3u8', requests.signal)
    requests.abort()
    await expect(found).rejects.toThrow('aborted')
  })
})
