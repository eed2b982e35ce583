import pg from 'pg'
import { expect } from 'vitest'
import type { TestDatabase } from '../start-server'
import { waitFor } from '../wait-for'
import { RACERS } from './race'

/** Any number: what writers wait for. */
const LOCK = 4_711

interface Keyed {
  table: string
  /** Any number of a row. */
  column: string
  /** The keys that keep rows apart, and the columns of each. */
  keys: Record<string, string>
}

const WAITING = `select count(*)::int as n from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'advisory'`

/**
 * Ten writes of one row that have all looked for it and found none, before any has written it. A database looks for the key
 * that were announced to it, and then fills the indexes in the order in which they were made: here one comes first that waits.
 * The table keeps it. Gives what each answered.
 */
export async function raceBeforeKeys<T>(
  database: Pick<TestDatabase, 'url'>,
  { table, column, keys }: Keyed,
  run: (racer: number) => Promise<T>,
): Promise<T[]> {
  const [holder, watcher] = [new pg.Client(database.url), new pg.Client(database.url)]
  await Promise.all([holder.connect(), watcher.connect()])
  try {
    await holder.query(
      `create function wait_for_all(id integer) returns integer language plpgsql immutable as
         'begin perform pg_advisory_xact_lock_shared(${LOCK}); return id; end'`,
    )
    for (const name of Object.keys(keys)) await holder.query(`alter table ${table} drop constraint ${name}`)
    await holder.query(`create index on ${table} (wait_for_all(${column}))`)
    for (const [name, key] of Object.entries(keys))
      await holder.query(`alter table ${table} add constraint ${name} ${key}`)
    await holder.query(`select pg_advisory_lock(${LOCK})`)
    const running = Promise.all(Array.from({ length: RACERS }, (_, racer) => run(racer)))
    await waitFor(async () => expect((await watcher.query<{ n: number }>(WAITING)).rows[0]?.n).toBe(RACERS))
    await holder.query(`select pg_advisory_unlock(${LOCK})`)
    return await running
  } finally {
    await Promise.all([holder.end(), watcher.end()])
  }
}
