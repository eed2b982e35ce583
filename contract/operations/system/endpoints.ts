import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

/** The state of the servers, the database, the jobs and the outside services. */
export const getSystem = endpoint<typeof schemas.getSystem>({
  method: 'POST',
  path: '/ce-authority/mgr/system', // path: ours
  access: 'readSystem',
  reads: true,
})

/** Sends a test message to the viewer's own verified number or address, and waits for what the service says. */
export const sendTestMessage = endpoint<typeof schemas.sendTestMessage>({
  method: 'POST',
  path: '/ce-authority/mgr/system/test', // path: ours
  access: 'readSystem',
  errors: ['NoMessageService', 'NoOwnAddress', 'TestMessageFailed', 'TooManyRequests'],
})
