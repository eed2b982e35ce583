import * as z from 'zod/mini'
import { Instant, nothing } from '#contract/core/shapes.ts'
import { jobNames, portNames, testChannels } from './rules'

const Bytes = z.number()

/** A server that has reported lately. */
const ServerSeen = z.object({
  id: z.string(),
  version: z.string(),
  nodeVersion: z.string(),
  startedAt: Instant,
  seenAt: Instant,
  isOnline: z.boolean(),
})
export type ServerSeen = z.output<typeof ServerSeen>

/** When work of a kind last went well and last failed, on any server. */
const outcome = {
  lastSuccessAt: z.nullable(Instant),
  lastFailureAt: z.nullable(Instant),
  /** What went wrong then, without anything that somebody typed; empty: nothing did. */
  failure: z.string(),
}

const Job = z.object({
  name: z.enum(jobNames),
  everySeconds: z.number(),
  lastStartAt: z.nullable(Instant),
  ...outcome,
  /** The server that ran it last; empty: none has reported it. */
  server: z.string(),
})
export type Job = z.output<typeof Job>

const Provider = z.object({
  port: z.enum(portNames),
  /** null: it is not set up. */
  driver: z.nullable(z.string()),
  ...outcome,
})
export type Provider = z.output<typeof Provider>

export const System = z.object({
  version: z.string(),
  nodeVersion: z.string(),
  startedAt: Instant,
  /** The server that answered. */
  server: z.string(),
  servers: z.array(ServerSeen),
  database: z.object({
    engine: z.enum(['embedded', 'postgres']),
    version: z.string(),
    bytes: Bytes,
    /** Of the server that answered. */
    connections: z.object({ active: z.int(), idle: z.int(), waiting: z.int() }),
  }),
  redis: z.enum(['up', 'down', 'none']),
  storage: z.object({ driver: z.string(), freeBytes: Bytes, totalBytes: Bytes }),
  jobs: z.array(Job),
  providers: z.array(Provider),
  /** Characters sent to translation services in the present day (UTC), and how many may be; null: there is no service, or no limit. */
  translation: z.nullable(z.object({ usedCharacters: z.int(), dayCharacters: z.int() })),
  /** Minutes of live sessions that were transcribed in the present day (UTC), and how many may be; null: there is no service, or no limit. */
  speech: z.nullable(z.object({ usedMinutes: z.int(), dayMinutes: z.int() })),
  /** null: no backup has been recorded. */
  lastBackupAt: z.nullable(Instant),
})
export type System = z.output<typeof System>

export const getSystem = { input: nothing, output: System }

export const sendTestMessage = {
  input: z.object({ channel: z.enum(testChannels) }),
  /** Where it went, masked. */
  output: z.object({ to: z.string() }),
}
