import { readMigrationFiles } from 'drizzle-orm/migrator'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { projectRoot } from '../project'
import { StartError } from '../start-error'

export const folder = join(projectRoot, 'server/migrations')

/** The table in which the migrator records what it has applied. */
const APPLIED = 'drizzle.__drizzle_migrations'

interface Migration {
  name: string
  hash: string
  /** ms since 1970: the migrator applies whatever was created after the last applied one. */
  createdAt: number
}

let known: readonly Migration[] | undefined

/** The migrations of this version, in order. */
function ownMigrations(): readonly Migration[] {
  if (known) return known
  const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'))
  const files = readMigrationFiles({ migrationsFolder: folder })
  known = files.map(({ hash, folderMillis }, i) => ({
    name: journal.entries[i]?.tag ?? '',
    hash,
    createdAt: folderMillis,
  }))
  return known
}

const [newestOwn, baseline] = [() => ownMigrations().at(-1)?.createdAt ?? 0, () => ownMigrations()[0]]

/** Which migrations a database has. */
export interface SchemaState {
  /** The first that was applied; undefined: none was. */
  first: { hash: string; createdAt: number } | undefined
  /** When the last applied migration was created, in ms since 1970; 0: none was applied. */
  appliedTo: number
  /** Migrations that only a later version of the server knows. */
  newer: number
}

type Querying = Pick<pg.Client, 'query'>

/** Reads which migrations a database has. */
export async function readSchemaState(client: Querying): Promise<SchemaState> {
  const { rows: tables } = await client.query<{ name: string | null }>('select to_regclass($1) as name', [APPLIED])
  if (!tables[0]?.name) return { first: undefined, appliedTo: 0, newer: 0 }
  const { rows } = await client.query<{ hash: string; at: string }>(
    `select hash, created_at::text as at from ${APPLIED} order by id`,
  )
  const times = rows.map(({ at }) => Number(at))
  return {
    first: rows[0] && { hash: rows[0].hash, createdAt: Number(rows[0].at) },
    appliedTo: Math.max(0, ...times),
    newer: times.filter((at) => at > newestOwn()).length,
  }
}

/** The names of the migrations that a database still needs. */
export const pendingMigrations = ({ appliedTo }: Pick<SchemaState, 'appliedTo'>): string[] =>
  ownMigrations()
    .filter(({ createdAt }) => createdAt > appliedTo)
    .map(({ name }) => name)

/** Refuses a database with another baseline of migrations; it stays as it is. Throws StartError. */
export function assertOfThisLine({ first }: SchemaState): void {
  const own = baseline()
  if (!first || !own || first.hash === own.hash) return
  if (first.createdAt > own.createdAt)
    throw new StartError(
      'This database was created by a later version with a new baseline of migrations, which this version cannot use. ' +
        'Nothing was changed. Run the version that created it, or a later one.',
    )
  throw new StartError(
    'This database was created by a version before 1.0.0, which cannot be upgraded. Nothing was changed. ' +
      'Name another database (DATABASE_URL) or data folder (DATA_DIR).',
  )
}

/** Throws StartError when the database needs migrations; a database of a later version passes. */
export async function assertMigrated(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const state = await readSchemaState(client)
    assertOfThisLine(state)
    const pending = pendingMigrations(state)
    if (pending.length === 0) return
    throw new StartError(
      `The database needs ${pending.length} ${pending.length === 1 ? 'migration' : 'migrations'} (${pending.join(', ')}). ` +
        'Run `npm run migrate` with the settings of this server, or start with MIGRATE=auto.',
    )
  } finally {
    await client.end()
  }
}

/** The part of a state that a readiness check needs, in one statement. */
export const SCHEMA_STATE_SQL = `select coalesce(max(created_at), 0)::text as at from ${APPLIED}`

export type SchemaAge = 'older' | 'current' | 'newer'

/** Compares the last applied migration of a database with the last one of this version. */
export function compareSchema(appliedTo: number): SchemaAge {
  if (appliedTo < newestOwn()) return 'older'
  return appliedTo > newestOwn() ? 'newer' : 'current'
}
