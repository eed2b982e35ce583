/** ms between two looks at who the parent is */
const LOOK_MS = 1_000

/**
 * Calls once when the shell is gone by which npm runs this program. npm passes a signal on to that shell, and one that
 * is ended by it ends without its program, which would serve on with nobody to end it. Does nothing without npm.
 */
export function onNpmExit(environment: Record<string, string | undefined>, end: () => void): void {
  if (environment['npm_lifecycle_event'] === undefined) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    end()
  }, LOOK_MS)
  timer.unref()
}
