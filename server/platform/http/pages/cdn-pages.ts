import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

/** Gates open it again without a network, from files of the page's own origin (`public/page-worker.js`). */
const DIRECT = new Set(['organizer.html'])

/** The page with its built files at the CDN, which scripts find as `cdn` in its head. */
export function rewritePage(html: string, cdn: string): string {
  const head = `<meta name="cdn" content="${cdn}" /><link rel="preconnect" href="${cdn}" crossorigin />`
  return html.replaceAll(/(src|href)="\/assets\//g, `$1="${cdn}/assets/`).replace('<title>', () => `${head}<title>`)
}

interface Page {
  etag: string
  forms: Record<'br' | 'gzip' | 'identity', Buffer>
}

function readPage(path: string, cdn: string): Page {
  const plain = Buffer.from(rewritePage(readFileSync(path, 'utf8'), cdn))
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  return { etag, forms: { br: brotliCompressSync(plain, { params }), gzip: gzipSync(plain), identity: plain } }
}

/** Serves the pages with the addresses of their files at the CDN, rewritten and compressed once, as the server starts. */
export function serveCdnPages(app: FastifyInstance, clientFolder: string, cdn: string): void {
  for (const name of readdirSync(clientFolder).filter((one) => one.endsWith('.html') && !DIRECT.has(one))) {
    const { etag, forms } = readPage(join(clientFolder, name), cdn)
    for (const path of name === 'index.html' ? ['/', '/index.html'] : [`/${name}`]) {
      app.get(path, (request, reply) => {
        void reply.headers({ etag, vary: 'accept-encoding', 'cache-control': 'no-cache' })
        if (request.headers['if-none-match'] === etag) return reply.code(304).send()
        const accepted = request.headers['accept-encoding'] ?? ''
        const form = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
        if (form !== 'identity') void reply.header('content-encoding', form)
        return reply.type('text/html; charset=utf-8').send(forms[form])
      })
    }
  }
}
