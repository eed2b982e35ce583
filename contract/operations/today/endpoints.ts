import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

/** The home of the organizer console: what is open, what takes place today, and how the day goes. */
export const getToday = endpoint<typeof schemas.getToday>({
  method: 'POST',
  path: '/ce-authority/mgr/today', // path: ours
  access: 'openConsole',
  reads: true,
})
