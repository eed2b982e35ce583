export interface Repeating {
  /** Runs at once, or once more when the run under way has ended. */
  poke: () => void
  /** Starts no more runs and waits for the one under way. */
  stop: () => Promise<void>
}

interface Repeated {
  run: () => Promise<unknown>
  everyMs: number
  onError: (error: unknown) => void
}

/** Runs at once, again and again, and when poked; never two runs at a time. A run that fails ends nothing. */
export function repeat({ run, everyMs, onError }: Repeated): Repeating {
  let underWay: Promise<void> | undefined
  let again = false
  let stopped = false

  async function runWhilePoked(): Promise<void> {
    do {
      again = false
      await run().catch(onError)
    } while (again)
    underWay = undefined
  }

  function poke(): void {
    if (stopped) return
    // What was written while a run is under way may have come too late for it.
    if (underWay) again = true
    else underWay = runWhilePoked()
  }

  const timer = setInterval(poke, everyMs)
  timer.unref()
  poke()
  return {
    poke,
    async stop() {
      stopped = true
      again = false
      clearInterval(timer)
      await underWay
    },
  }
}
