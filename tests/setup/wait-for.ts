import { vi } from 'vitest'

/** ms after which a state that does not come is a failure, however busy the machine is */
const LIMIT_MS = 60_000

/** Waits until this no longer throws, and gives what it gives. */
export const waitFor = <T>(state: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(state, { timeout: LIMIT_MS, interval: 5 })
