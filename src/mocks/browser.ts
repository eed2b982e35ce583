import { getResponse, http, type HttpHandler } from 'msw'
import { setupWorker } from 'msw/browser'
import { handlers } from './handlers'
import { realtime } from './chat/realtime'
import { encoder } from './live/encoder'

const paths = new Map<string, HttpHandler[]>()
for (const handler of [...handlers, encoder]) {
  const path = String(handler.info.path)
  paths.set(path, [...(paths.get(path) ?? []), handler])
}
const withNames = handlers.filter(({ info }) => String(info.path).includes(':'))

/** MSW asks every handler in turn, which takes longer than a page does to start: here those of the call's path alone. */
const calls = http.all(/\/(api|projects)\//, ({ request }) => {
  const path = new URL(request.url).pathname.replace(/^\/api/, '*')
  return getResponse(paths.get(path) ?? withNames, request)
})

/** Answers the calls of the page from fixtures: for QA alone, never in the production build. */
export async function startMocks(): Promise<void> {
  await setupWorker(calls, realtime).start({ onUnhandledRequest: 'bypass', quiet: true })
}
