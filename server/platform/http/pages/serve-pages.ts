import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { existsSync } from 'node:fs'
import { fail } from '../fail'
import { readLanguage } from '../language'
import { CDN_HEADERS } from './cdn-headers'
import { serveCdnPages } from './cdn-pages'

const YEAR_SECONDS = 31_536_000

const notFoundTexts = {
  'zh-CN': { title: '没有找到这个页面', home: '返回首页' },
  'en-US': { title: 'Page not found', home: 'Back to home' },
}

function renderNotFound(language: keyof typeof notFoundTexts): string {
  const { title, home } = notFoundTexts[language]
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>body{font:1rem/1.6 Georgia,serif;display:grid;place-items:center;min-height:90vh;text-align:center;background:#faf8f4;color:#1d1b18}a{color:#1f4e8c}</style><main><h1>${title}</h1><a href="/index.html">${home}</a></main></html>`
}

/**
 * Serves the built pages: hashed files for a year, pages always revalidated, in the compressed form made by the build. With a CDN
 * pages name their files there, and it may pass them on.
 */
export async function servePages(app: FastifyInstance, clientFolder: string, cdn?: string): Promise<void> {
  if (existsSync(clientFolder)) {
    if (cdn !== undefined) serveCdnPages(app, clientFolder, cdn)
    await app.register(fastifyStatic, {
      root: clientFolder,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, path) => {
        const hashed = path.includes('/assets/')
        void response.header('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache')
        if (hashed && cdn !== undefined) void response.headers(CDN_HEADERS)
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith('/api/')) throw fail('UnknownEndpoint')
    return reply
      .code(404)
      .type('text/html; charset=utf-8')
      .send(renderNotFound(readLanguage(request.headers)))
  })
}
