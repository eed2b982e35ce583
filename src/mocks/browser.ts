import { getResponse, http, type HttpHandler } from 'msw'
import { setupWorker } from 'msw/browser'
import { handlers } from './handlers'
import { realtime } from '#src/mocks/live/chat/realtime.ts'
import { encoder } from '#src/mocks/live/live/encoder.ts'
import { assertScenario, withScenario } from './scenario'

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

/** A misspelt scenario stands in place of the page: what QA would see instead is a fair without it. */
function refuseMisspelt(): void {
  try {
    assertScenario(window.location.href)
  } catch (error) {
    const text = document.createElement('p')
    text.setAttribute('role', 'alert')
    text.textContent = String(error)
    document.body.replaceChildren(text)
    throw error
  }
}

/** New windows are opened with the scenario of this one. */
function keepScenario(): void {
  const keep = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isNew = link?.target === '_blank' || event.ctrlKey || event.metaKey || event.shiftKey || event.button === 1
    if (link && isNew && link.pathname.endsWith('.html')) link.href = withScenario(link.href, window.location.href)
  }
  document.addEventListener('click', keep, true)
  document.addEventListener('auxclick', keep, true)
  const open = window.open.bind(window)
  window.open = (address = '', target, features) =>
    open(address === '' ? address : withScenario(String(address), window.location.href), target, features)
}

/** Answers the calls of the page from fixtures: for QA alone, never in the production build. */
export async function startMocks(): Promise<void> {
  refuseMisspelt()
  keepScenario()
  await setupWorker(calls, realtime).start({ onUnhandledRequest: 'bypass', quiet: true })
}
