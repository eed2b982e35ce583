import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, it, vi } from 'vitest'

const source = readFileSync('public/page-worker.js', 'utf8')
const ADDRESS = 'https://fair.example/api/plan?hall=1'

/** The worker with a cache that has one answer, or that takes none. */
function start(answer: () => Response, isFull = false) {
  const stored = new Map([[`${ADDRESS}&cached-language=`, new Response('old')]])
  const cache = {
    put: async (key: string, response: Response) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      stored.set(key, response)
    },
    delete: async (key: string) => stored.delete(key),
  }
  const caches = { open: async () => cache, match: async (key: string) => stored.get(key) }
  const listeners = new Map<string, (event: object) => void>()
  const listen = (name: string, listener: (event: object) => void) => void listeners.set(name, listener)
  const location = new URL('https://fair.example/page-worker.js?page=/map.html&calls=/api/plan')
  const fetch = vi.fn(async () => answer())
  runInNewContext(source, { location, caches, addEventListener: listen, fetch, URL, Response, Headers, setTimeout })
  const request = async () => {
    let answered: Promise<Response> | undefined
    const respondWith = (response: Promise<Response>) => void (answered = response)
    listeners.get('fetch')?.({ request: new Request(ADDRESS), respondWith, waitUntil: () => undefined })
    return (await answered)?.text()
  }
  return { request, stored: () => stored.get(`${ADDRESS}&cached-language=`) }
}

it('an answer of the network is stored with its time', async () => {
  const worker = start(() => new Response('new'))
  expect(await worker.request()).toBe('new')
  expect(worker.stored()?.headers.get('stored-at')).toBeTruthy()
})

it('a cache that is full does not keep the answer of the network from the page', async () => {
  const worker = start(() => new Response('new'), true)
  expect(await worker.request()).toBe('new')
})

it('what is not there any more is not kept; after another failure it is', async () => {
  const gone = start(() => new Response('gone', { status: 404 }))
  expect(await gone.request()).toBe('gone')
  expect(gone.stored()).toBeUndefined()
  const broken = start(() => new Response('broken', { status: 500 }))
  expect(await broken.request()).toBe('broken')
  expect(broken.stored()).toBeDefined()
})
