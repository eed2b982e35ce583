import { AsyncLocalStorage } from 'node:async_hooks'

type End = () => Promise<unknown>

/** What each case that runs has opened; in smoke mode several run at once. */
const cases = new Set<End[]>()
const current = new AsyncLocalStorage<End[]>()
/** Opened for all cases. */
const shared: End[] = []
cases.add(shared)

async function endAll(opened: End[]): Promise<void> {
  for (const end of opened.splice(0).toReversed()) await end()
}

/** Ends it when its case has ended, also where the case fails or the run is stopped; outside of a case, when the run has ended. */
export function afterCase(end: End): void {
  ;(current.getStore() ?? shared).push(end)
}

/** What the work opens is for all cases, and is closed when the run has ended. */
export const forAllCases = <T>(work: () => T): T => current.exit(work)

/** Runs a case, and ends what it has opened, the last first. */
export async function inCase<T>(work: () => Promise<T>): Promise<T> {
  const opened: End[] = []
  cases.add(opened)
  try {
    return await current.run(opened, work)
  } finally {
    await endAll(opened)
    cases.delete(opened)
  }
}

/** Ends whatever is open. */
export async function endCases(): Promise<void> {
  for (const opened of [...cases].toReversed()) await endAll(opened)
}
