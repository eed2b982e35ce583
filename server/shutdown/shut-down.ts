import type { FastifyBaseLogger } from 'fastify'
import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '#server/platform/db/database.ts'
import type { Lifecycle } from '#server/platform/lifecycle.ts'
import type { Gateway } from '#server/platform/realtime/gateway.ts'
import { within } from '#server/platform/within.ts'

/** ms that the parts of a server may take to end */
export interface ShutdownLimits {
  /** Requests under way; then their connections are cut. */
  requests: number
  /** The present step of each job; then the database is closed all the same. */
  jobs: number
  /** The database; then the process ends all the same. */
  database: number
}

export const shutdownLimits: ShutdownLimits = { requests: 30_000, jobs: 30_000, database: 5_000 }

/** ms after its connections were cut that the server may take to close */
const CUT_MS = 1_000

interface Shutdown {
  app: {
    server: Pick<Server, 'close' | 'closeAllConnections'>
    gateway: Pick<Gateway, 'drain'>
    close: () => Promise<unknown>
  }
  lifecycle: Lifecycle
  /** What works by the clock; each finishes its present step. */
  workers: readonly { stop: () => Promise<void> }[]
  database: Pick<Database, 'close'>
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  /** ms from the end of readiness until no connection is accepted any more */
  delay: number
  limits?: ShutdownLimits
}

/** Ends connections: no new ones, sockets spread over time, requests under way to their end or to the limit. */
async function closeConnections({ app, log, limits = shutdownLimits }: Shutdown): Promise<void> {
  const cut = setTimeout(() => {
    log.warn('requests under way were cut at the limit of the shutdown')
    app.server.closeAllConnections()
  }, limits.requests)
  try {
    // Before the sockets are closed: otherwise their clients would come back to this server.
    app.server.close()
    await app.gateway.drain()
    await within(limits.requests + CUT_MS, app.close())
  } finally {
    clearTimeout(cut)
  }
}

/**
 * Ends a server without losing what it is doing: readiness ends, then connections, and the database last. Whatever hangs is
 * left behind at its limit.
 */
export async function shutDown(shutdown: Shutdown): Promise<void> {
  const { lifecycle, workers, database, log, delay, limits = shutdownLimits } = shutdown
  lifecycle.stop()
  const jobs = within(limits.jobs, Promise.all(workers.map((worker) => worker.stop())))
  // Looked at below.
  jobs.catch(() => undefined)
  await wait(delay)
  const outcomes = await Promise.allSettled([closeConnections(shutdown), jobs])
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') log.error({ err: outcome.reason }, 'a part of the server did not end')
  const [, worked] = outcomes
  if (worked.status === 'fulfilled' && !worked.value) log.warn('a job was left at the limit of the shutdown')
  if (!(await within(limits.database, database.close()))) log.warn('the database was left at the limit of the shutdown')
}
