import { setupWorker } from 'msw/browser'
import { handlers } from './handlers/all'
import { realtime } from './realtime'

/** Answers the calls of the page from fixtures: for QA alone, never in the production build. */
export async function startMocks(): Promise<void> {
  await setupWorker(...handlers, realtime).start({ onUnhandledRequest: 'bypass', quiet: true })
}
