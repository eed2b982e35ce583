import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

/** What the fair sent, or would have sent had it a service for it. */
export const listOutbox = endpoint<typeof schemas.listOutbox>({
  method: 'POST',
  path: '/ce-authority/mgr/outbox/list', // path: ours
  access: 'readOutbox',
  reads: true,
})

export const exportOutbox = endpoint<typeof schemas.exportOutbox>({
  method: 'POST',
  path: '/ce-authority/mgr/outbox/export', // path: ours
  access: 'readOutbox',
  reads: true,
})
