import Fastify, { type FastifyInstance } from 'fastify'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { servePages } from './serve-pages'

const CDN = 'https://cdn.example'
const HTML = `<!doctype html><html><head><link rel="icon" href="/favicon.svg" /><title>云展</title>
<script>location.href</script><script type="module" crossorigin src="/assets/a-1.js"></script>
<link rel="stylesheet" crossorigin href="/assets/a-1.css"></head><body><a href="./news.html">新闻</a></body></html>`
const folder = mkdtempSync(join(tmpdir(), 'yunzhan-pages-'))

beforeAll(() => {
  mkdirSync(join(folder, 'assets'))
  for (const name of ['index.html', 'news.html', 'organizer.html']) writeFileSync(join(folder, name), HTML)
  writeFileSync(join(folder, 'assets/a-1.js'), 'export {}')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function serve(cdn?: string): Promise<FastifyInstance> {
  const app = Fastify()
  onTestFinished(() => app.close())
  await servePages(app, folder, cdn)
  return app
}

describe('pages with a CDN', () => {
  it('load their built files from there and change in nothing else', async () => {
    const app = await serve(CDN)
    for (const url of ['/', '/index.html', '/news.html']) {
      const { body } = await app.inject({ url })
      expect(body).toContain(`src="${CDN}/assets/a-1.js"`)
      expect(body).toContain(`href="${CDN}/assets/a-1.css"`)
      const head = `<meta name="cdn" content="${CDN}" /><link rel="preconnect" href="${CDN}" crossorigin />`
      expect(body.replace(head, '').replaceAll(`${CDN}/assets/`, '/assets/')).toBe(HTML)
    }
  })

  it('are sent compressed, and once to who has them', async () => {
    const app = await serve(CDN)
    const get = (headers: Record<string, string>) => app.inject({ url: '/news.html', headers })
    const { body, headers } = await get({})
    expect(headers).toMatchObject({ vary: 'accept-encoding', 'cache-control': 'no-cache' })
    const br = await get({ 'accept-encoding': 'gzip, deflate, br, zstd' })
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(body)
    const gzip = await get({ 'accept-encoding': 'gzip' })
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(body)
    const again = await get({ 'if-none-match': String(headers['etag']) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('leave the organizer’s page, which gates keep for hours without a network, on this server', async () => {
    expect((await (await serve(CDN)).inject({ url: '/organizer.html' })).body).toBe(HTML)
  })

  it('may load built files from another origin', async () => {
    const { headers } = await (await serve(CDN)).inject({ url: '/assets/a-1.js' })
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })
})

it('without a CDN pages are sent byte by byte as they were built, and files to this origin alone', async () => {
  const app = await serve()
  expect((await app.inject({ url: '/news.html' })).body).toBe(HTML)
  const { headers } = await app.inject({ url: '/assets/a-1.js' })
  expect(headers).not.toHaveProperty('access-control-allow-origin')
  expect(headers).not.toHaveProperty('cross-origin-resource-policy')
})
