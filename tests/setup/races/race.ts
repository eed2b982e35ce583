import pg from 'pg'
import { expect } from 'vitest'
import type { Db } from '#server/platform/db/database.ts'
import { apart } from './apart'
import type { TestDatabase } from '../start-server'
import { waitFor } from '../wait-for'

/** As many as the pool of a server has connections: each racer writes on one of its own. */
export const RACERS = 10

export interface Race<T> {
  /** The outcome of each, in the order in which they were started. */
  outcomes: PromiseSettledResult<T>[]
  /** How many connections waited for the start. */
  connections: number
}

/** Who cleans up by themselves are no racers. */
const WAITING = `select distinct pid from pg_stat_activity
  where datname = current_database() and backend_type = 'client backend' and wait_event_type = 'Lock'`

/**
 * Ten writes of one table, or of one of several, that start together: none may write until all have looked and wait, each
 * on a connection of its own, either for the table or behind one that waits for it. So nothing hangs on which of them is
 * quicker.
 */
export async function race<T>(
  database: Pick<TestDatabase, 'url'>,
  table: string | readonly string[],
  run: (racer: number) => Promise<T>,
): Promise<Race<T>> {
  const [holder, watcher] = [new pg.Client(database.url), new pg.Client(database.url)]
  await Promise.all([holder.connect(), watcher.connect()])
  try {
    await holder.query('begin')
    // Reading goes on, also under row locks; writing waits.
    const tables = [table].flat().map((one) => holder.escapeIdentifier(one))
    await holder.query(`lock table ${tables.join(', ')} in share mode`)
    const running = Promise.allSettled(Array.from({ length: RACERS }, (_, racer) => run(racer)))
    const countWaiting = async () => (await watcher.query(WAITING)).rows.length
    const connections = await waitFor(async () => {
      const waiting = await countWaiting()
      expect(waiting, 'connections that wait for the start').toBeGreaterThanOrEqual(RACERS)
      return waiting
    })
    await holder.query('commit')
    return { outcomes: await running, connections }
  } finally {
    await Promise.all([holder.end(), watcher.end()])
  }
}

/** A write that comes second: it has looked before the first is done, and waits for what the first has changed. */
export async function comeSecond<T>(
  { write, url }: Pick<TestDatabase, 'url' | 'write'>,
  first: (db: Db) => Promise<unknown>,
  second: () => Promise<T>,
): Promise<T> {
  const watcher = new pg.Client(url)
  await watcher.connect()
  let coming: Promise<PromiseSettledResult<T>[]> | undefined
  try {
    await write(async (db) => {
      await first(db)
      coming = Promise.allSettled([apart(second)])
      await waitFor(async () => {
        expect((await watcher.query(WAITING)).rows, 'connections that wait for the first').not.toHaveLength(0)
      })
    })
    const [came] = (await coming) ?? []
    if (came?.status !== 'fulfilled') throw came?.reason ?? new Error('nobody came second')
    return came.value
  } finally {
    await watcher.end()
  }
}

/** The results of those that did not throw. */
export const fulfilled = <T>({ outcomes }: Race<T>): T[] =>
  outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))

/** Why the others failed. */
export const rejected = ({ outcomes }: Race<unknown>): unknown[] =>
  outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
