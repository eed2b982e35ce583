import pg from 'pg'
import { StartError } from '../start-error'

/** ms after which a database that says nothing counts as not there */
const CONNECT_MS = 10_000

/** What a code of PostgreSQL asks for; any other failure asks for a database that answers. */
const remedies: Record<string, string> = {
  '28000': 'Correct the user name and its rights.',
  '28P01': 'Correct the user name or the password.',
  '3D000': 'Create the database, or correct its name.',
}

/** Throws StartError, which names host and database but no password, when the database does not let this server in. */
export async function assertReachable(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_MS })
  // Breaking off is reported by connect; without a listener the event would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const { host, pathname } = new URL(connectionString)
    const reason = code || (error instanceof Error ? error.message : String(error))
    const remedy = remedies[code] ?? 'Correct the address, or start the database.'
    throw new StartError(`DATABASE_URL: ${host}${pathname} cannot be opened (${reason}). ${remedy}`)
  } finally {
    await client.end().catch(() => undefined)
  }
}
