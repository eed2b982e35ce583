import { queryClient } from './query-client'

const PATIENCE_MS = 2_000
/** Safari has no requestIdleCallback. */
const GUESS_MS = 200

function browserIdle(): Promise<void> {
  return new Promise((done) => {
    if (typeof window.requestIdleCallback === 'function') {
      window.requestIdleCallback(() => done(), { timeout: PATIENCE_MS })
    } else setTimeout(done, GUESS_MS)
  })
}

/** Resolves once no call of the page is under way. */
function answersIn(): Promise<void> {
  return new Promise((done) => {
    const stop = queryClient.getQueryCache().subscribe(() => check())
    function check() {
      if (queryClient.isFetching() > 0) return
      stop()
      done()
    }
    check()
  })
}

/** A call that hangs must not keep the rest of the page away. */
function patience(): Promise<void> {
  return new Promise((done) => setTimeout(done, PATIENCE_MS))
}

/** Resolves when the page's first content stands: what is beside or below it must not take the line from it. */
export async function whenIdle(): Promise<void> {
  await browserIdle()
  await Promise.race([answersIn(), patience()])
  await browserIdle()
}
