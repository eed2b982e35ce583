import { AsyncResource } from 'node:async_hooks'

const outside = new AsyncResource('apart')

/** Does what somebody else does, also where a test begins it within a transaction of its own. */
export const apart = <T>(work: () => T): T => outside.runInAsyncScope(work)
