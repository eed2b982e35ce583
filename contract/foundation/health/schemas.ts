import * as z from 'zod/mini'
import { nothing } from '#contract/core/shapes.ts'

export const Health = z.object({
  database: z.enum(['up', 'down']),
  /** Of the database: the fair's own, or the one that DATABASE_URL names. */
  engine: z.enum(['embedded', 'postgres']),
  /** What shares rooms between servers; none: this server is alone. */
  redis: z.enum(['up', 'down', 'none']),
  version: z.string(),
  uptimeSeconds: z.number(),
})

export const getHealth = {
  input: nothing,
  output: Health,
}

export const getLiveness = {
  input: nothing,
  output: z.object({
    version: z.string(),
    uptimeSeconds: z.number(),
    /** The network that this request counts by. */
    network: z.string(),
    /** Addresses in the X-Forwarded-For of this request: what `npm run doctor` compares TRUST_PROXY with. */
    forwarded: z.int(),
  }),
}

/** Why a server is not ready. */
export const unreadyReasons = ['database', 'migrations', 'stopping'] as const
export type UnreadyReason = (typeof unreadyReasons)[number]

export const getReadiness = {
  input: nothing,
  output: z.object({
    version: z.string(),
    /** newer: a later version has migrated the database, which this one still serves. */
    schema: z.enum(['current', 'newer']),
  }),
}
