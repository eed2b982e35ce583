import { dispatchOutbox, type Dispatching } from './dispatch'
import { observeRuns } from '#server/platform/jobs/observe-runs.ts'
import { repeat, type Repeating } from '#server/platform/jobs/repeat.ts'
import type { JobObserver } from '#server/platform/metrics/work.ts'

/** ms between two looks for what is due */
export const DISPATCH_EVERY_MS = 5_000

/** The dispatchers of this process. */
const running = new Set<Repeating>()

/** Delivers what is due every 5 s and at once when poked, never twice at a time. Stop it before the database. */
export function startDispatcher(parts: Dispatching & { jobObserver?: JobObserver }): Repeating {
  const dispatcher = repeat({
    run: observeRuns('messages', () => dispatchOutbox(parts), parts.jobObserver),
    everyMs: DISPATCH_EVERY_MS,
    onError: (error) => parts.log.error({ err: error }, 'the outbox could not be dispatched'),
  })
  running.add(dispatcher)
  return {
    poke: dispatcher.poke,
    async stop() {
      running.delete(dispatcher)
      await dispatcher.stop()
    },
  }
}

/** To be called after what was posted is committed: somebody waits for a code. */
export function deliverSoon(): void {
  for (const { poke } of running) poke()
}
