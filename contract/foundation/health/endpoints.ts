import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

/** 200 when all that the server needs is up; else `NotHealthy`, 503, whose `data` is the same object. */
export const getHealth = endpoint<typeof schemas.getHealth>({
  method: 'GET',
  path: '/health',
  access: 'public',
  errors: ['NotHealthy'],
})
