import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const WORKER = 'mockServiceWorker.js'

/** Stands before MSW's own listener: what is no call goes to the network, and the page does not handle it. */
const LET_FILES_PASS = `const calls = ['/api/*', '/projects/*'].map((pathname) => ({ urlPattern: new URLPattern({ pathname }) }))
addEventListener('install', (event) => event.addRoutes?.({ condition: { not: { or: calls } }, source: 'network' }))
addEventListener('fetch', (event) => {
  if (!calls.some(({ urlPattern }) => urlPattern.test(event.request.url))) event.stopImmediatePropagation()
})
`

/** Serves MSW's worker to the mocked site alone, so that it never lies in the public folder of the fair. */
export function mockWorker(): Plugin {
  const source = () => LET_FILES_PASS + readFileSync(createRequire(import.meta.url).resolve(`msw/${WORKER}`), 'utf8')
  return {
    name: 'mock-worker',
    configureServer({ middlewares }) {
      middlewares.use(`/${WORKER}`, (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript')
        response.end(source())
      })
    },
    configurePreviewServer({ middlewares }) {
      // As the fair's server says of built files: they are fetched, and compiled, once for all pages of a browser.
      middlewares.use('/assets', (_request, response, next) => {
        response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
        next()
      })
      // The worker stops answering when its page is left; a call that is late then gets this instead of a failure.
      middlewares.use((request, response, next) => {
        if (!/^\/(api|projects)\//.test(request.url ?? '')) return next()
        response.statusCode = 204
        return response.end()
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: WORKER, source: source() })
    },
  }
}
