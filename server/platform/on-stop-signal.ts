const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** ms: npm and the shell pass on the one signal of a Ctrl-C, which then comes several times */
const SAME_MS = 1_000

/** Calls `stop` on the first signal to end; another one, a second later or more, ends the process at once. */
export function onStopSignal(stop: () => void, endNow: () => void = () => process.exit(1)): void {
  let first: number | undefined
  const hear = () => {
    if (first === undefined) {
      first = performance.now()
      stop()
    } else if (performance.now() - first >= SAME_MS) endNow()
  }
  for (const signal of SIGNALS) process.on(signal, hear)
}
