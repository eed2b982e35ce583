import { endpoint } from '../core/endpoint'
import type * as schemas from './schemas'

/** To which agreements the asker has agreed, in which of their texts and when, the last first. */
export const listConsents = endpoint<typeof schemas.listConsents>({
  method: 'POST',
  path: '/ce-authority/privacy/consents', // path: ours
  access: 'signed-in',
  reads: true,
})
