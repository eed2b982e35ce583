import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const WORKER = 'mockServiceWorker.js'

/** Stands before MSW's own listener: what was built is no call, and would be asked about in the page file by file. */
const LET_BUILT_PASS = `addEventListener('fetch', (event) => {
  if (new URL(event.request.url).pathname.startsWith('/assets/')) event.stopImmediatePropagation()
})
`

/** Serves MSW's worker to the mocked site alone, so that it never lies in the public folder of the fair. */
export function mockWorker(): Plugin {
  const source = () => LET_BUILT_PASS + readFileSync(createRequire(import.meta.url).resolve(`msw/${WORKER}`), 'utf8')
  return {
    name: 'mock-worker',
    configureServer({ middlewares }) {
      middlewares.use(`/${WORKER}`, (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript')
        response.end(source())
      })
    },
    configurePreviewServer({ middlewares }) {
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
