import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { nothing } from './shapes'

export const getHealth = endpoint({
  method: 'GET',
  path: '/health',
  access: 'public',
  input: nothing,
  output: z.object({ database: z.enum(['embedded', 'postgres']), version: z.string(), uptimeSeconds: z.number() }),
})
