import { afterEach, expect, it } from 'vitest'
import { cdnAddress, workerAddress } from './cdn'

afterEach(() => document.head.replaceChildren())

it('names files of the fair at the CDN of the page, and others as they are', () => {
  document.head.innerHTML = '<meta name="cdn" content="https://cdn.example" />'
  expect(cdnAddress('/api/file/1?w=320')).toBe('https://cdn.example/api/file/1?w=320')
  expect(cdnAddress('https://else.example/1.png')).toBe('https://else.example/1.png')
})

it('names files at the page’s own origin where there is no CDN', () => {
  expect(cdnAddress('/api/file/1?w=320')).toBe('/api/file/1?w=320')
})

it('starts workers from the page’s origin', () => {
  expect(workerAddress('https://cdn.example/assets/worker-1.js')).toBe('/assets/worker-1.js')
  expect(workerAddress('/src/worker.ts?worker_file&type=module')).toBe('/src/worker.ts?worker_file&type=module')
})
