import { afterEach, describe, expect, it, vi } from 'vitest'
import { ResponseCache, responseKey } from './response-cache'

const body = Buffer.from('x'.repeat(4_096))
const forever = Number.POSITIVE_INFINITY

afterEach(() => void vi.useRealTimers())

function keep(cache: ResponseCache, key: string, basis: { tags?: string[]; holdsUntil?: number } = {}): void {
  cache.keep(key, body, { version: cache.version, tags: ['hall'], holdsUntil: forever, ...basis })
}

describe('ResponseCache', () => {
  it('gives what it keeps until one of its tables changes', () => {
    const cache = new ResponseCache()
    keep(cache, 'a', { tags: ['hall', 'exhibit'] })
    cache.changed(new Set(['article']))
    expect(cache.find('a')?.body).toBe(body)
    cache.changed(new Set(['article', 'exhibit']))
    expect(cache.find('a')).toBeUndefined()
  })

  it('gives nothing when all may have changed', () => {
    const cache = new ResponseCache()
    keep(cache, 'a', { tags: [] })
    cache.changed()
    expect(cache.find('a')).toBeUndefined()
  })

  it('does not keep what a change has overtaken', () => {
    const cache = new ResponseCache()
    const { version } = cache
    cache.changed(new Set(['hall']))
    cache.keep('a', body, { version, tags: ['hall'], holdsUntil: forever })
    expect(cache.find('a')).toBeUndefined()
    cache.keep('a', body, { version, tags: ['article'], holdsUntil: forever })
    expect(cache.find('a')?.body).toBe(body)
  })

  it('gives nothing and keeps nothing while changes are not heard of', () => {
    let hears = true
    const cache = new ResponseCache(() => hears)
    keep(cache, 'a')
    hears = false
    expect(cache.find('a')).toBeUndefined()
    keep(cache, 'b')
    hears = true
    expect(cache.find('b')).toBeUndefined()
  })

  it('gives nothing from the moment on until which it was right', () => {
    vi.useFakeTimers({ now: 0 })
    const cache = new ResponseCache()
    keep(cache, 'a', { holdsUntil: 1_000 })
    vi.setSystemTime(999)
    expect(cache.find('a')?.body).toBe(body)
    vi.setSystemTime(1_000)
    expect(cache.find('a')).toBeUndefined()
  })

  it('finds a short request by its text, and forgets texts rather than grow', () => {
    const cache = new ResponseCache()
    keep(cache, 'a')
    cache.rememberText('{}', 'a')
    expect(cache.findByText('{}')?.body).toBe(body)
    cache.rememberText('x'.repeat(513), 'a')
    expect(cache.findByText('x'.repeat(513))).toBeUndefined()
    for (let i = 0; i < 30_000; i += 1) cache.rememberText(`{"page":1${' '.repeat(400)}${i}`, 'a')
    expect(cache.findByText('{}')).toBeUndefined()
    expect(cache.find('a')?.body).toBe(body)
  })

  it('stays below its size by dropping what was longest unasked for', () => {
    const cache = new ResponseCache()
    const large = Buffer.alloc(2 * 1024 * 1024)
    const keepLarge = (key: string) => cache.keep(key, large, { version: 0, tags: [], holdsUntil: forever })
    keepLarge('first')
    keepLarge('second')
    for (let i = 0; i < 22; i += 1) {
      keepLarge(`${i}`)
      expect(cache.find('first')?.body).toBe(large)
    }
    expect(cache.find('second')).toBeUndefined()
  })

  it('counts the number too, so that many small ones are bounded', () => {
    const cache = new ResponseCache()
    for (let i = 0; i < 25_000; i += 1) {
      cache.keep(`${i}`, Buffer.from('{}'), { version: 0, tags: [], holdsUntil: forever })
    }
    expect(cache.find('4999')).toBeUndefined()
    expect(cache.find('24999')).toBeDefined()
  })

  it('compresses what is large, once, and counts the compressed bytes', () => {
    const cache = new ResponseCache()
    const response = cache.keep('a', body, { version: 0, tags: [], holdsUntil: forever })
    expect(cache.compressed(response)?.length).toBeLessThan(100)
    expect(cache.compressed(response)).toBe(cache.compressed(response))
    expect(cache.find('a')).toBe(response)
    expect(cache.compressed({ body: Buffer.from('small') })).toBeUndefined()
  })
})

describe('responseKey', () => {
  it('is one for equal inputs, whatever their order', () => {
    expect(responseKey('/a', 'zh-CN', { b: [{ d: 1, c: 2 }], a: undefined })).toBe(
      responseKey('/a', 'zh-CN', { b: [{ c: 2, d: 1 }] }),
    )
  })

  it('is another for another path, language, value, order of a list or kind of value', () => {
    const inputs = [
      { a: 1 },
      { a: '1' },
      { a: [1] },
      { a: ['1'] },
      { a: { 0: 1 } },
      { a: [['0', 1]] },
      { a: [1, 2] },
      { a: [2, 1] },
      {},
    ]
    const keys = ['/a', '/b'].flatMap((path) =>
      ['zh-CN', 'en-US'].flatMap((language) => inputs.map((input) => responseKey(path, language, input))),
    )
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('is short, however long the input', () => {
    const [one, other] = ['x', 'y'].map((end) => responseKey('/a', 'zh-CN', { a: 'x'.repeat(100_000) + end }))
    expect(one?.length).toBeLessThan(200)
    expect(one).not.toBe(other)
  })
})
