import { endpoint } from '#contract/core/endpoint.ts'
import type * as schemas from './schemas'

/** 200 when all that the server needs is up; else `NotHealthy`, 503, with the same object as `data`. */
export const getHealth = endpoint<typeof schemas.getHealth>({
  method: 'GET',
  path: '/health',
  access: 'public',
  errors: ['NotHealthy'],
})

/** 200 as long as the process answers at all: an orchestrator restarts one that does not. */
export const getLiveness = endpoint<typeof schemas.getLiveness>({
  method: 'GET',
  path: '/health/live',
  access: 'public',
  uncounted: true,
})

/**
 * 200 when requests may be sent here: the database answers, has the migrations of this version, and the server is not stopping.
 * Else `NotReady`, 503, with the reason in `data.reason`.
 */
export const getReadiness = endpoint<typeof schemas.getReadiness>({
  method: 'GET',
  path: '/health/ready',
  access: 'public',
  uncounted: true,
  errors: ['NotReady'],
})
