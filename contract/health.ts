import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { nothing } from './shapes'

export const Health = z.object({
  database: z.enum(['up', 'down']),
  /** Of the database: the fair's own, or the one that DATABASE_URL names. */
  engine: z.enum(['embedded', 'postgres']),
  /** What shares rooms between servers; none: this server is alone. */
  redis: z.enum(['up', 'down', 'none']),
  version: z.string(),
  uptimeSeconds: z.number(),
})

/** 200 when all that the server needs is up; else `NotHealthy`, 503, whose `data` is the same object. */
export const getHealth = endpoint({
  method: 'GET',
  path: '/health',
  access: 'public',
  input: nothing,
  output: Health,
  errors: ['NotHealthy'],
})
