import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Db } from '../db'

/** Runs work on one connection of its own, for a command that opens no pool and migrates nothing. */
export async function withConnection<T>(connectionString: string, work: (db: Db) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString })
  // One that breaks fails the statement under way; unheard it would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(drizzle({ client }))
  } finally {
    await client.end()
  }
}
