import type pg from 'pg'
import { compareSchema, pendingMigrations, readSchemaState } from '#server/platform/db/schema-state.ts'
import { failed, type Finding, passed } from './finding'

const OLDEST = 15
const EXTENSION = 'btree_gist'

/** Of a connection: the version of PostgreSQL. */
export async function checkVersion(client: Pick<pg.Client, 'query'>): Promise<Finding> {
  const { rows } = await client.query<{ number: string }>("select current_setting('server_version_num') as number")
  const version = Math.floor(Number(rows[0]?.number ?? 0) / 10_000)
  return version >= OLDEST
    ? passed('PostgreSQL', `version ${version}`)
    : failed('PostgreSQL', `version ${version}`, `Upgrade to PostgreSQL ${OLDEST} or newer.`)
}

/** Of a connection: the extension that migrations create and indexes use. */
export async function checkExtension(client: Pick<pg.Client, 'query'>): Promise<Finding> {
  const { rows } = await client.query<{ installed: string | null }>(
    'select installed_version as installed from pg_available_extensions where name = $1',
    [EXTENSION],
  )
  if (!rows[0])
    return failed(EXTENSION, 'not available', "Install PostgreSQL's contrib package on the machine of the database.")
  return passed(EXTENSION, rows[0].installed ? `version ${rows[0].installed}` : 'available, migrations create it')
}

/** Of a connection: whether the database has the migrations of this version. */
export async function checkMigrations(client: Pick<pg.Client, 'query'>, migrate: 'auto' | 'off'): Promise<Finding> {
  const state = await readSchemaState(client)
  const pending = pendingMigrations(state)
  if (pending.length > 0 && migrate === 'off')
    return failed('migrations', `${pending.length} pending (${pending.join(', ')})`, 'Run npm run migrate.')
  if (pending.length > 0) return passed('migrations', `${pending.length} pending, the start applies them`)
  return passed(
    'migrations',
    compareSchema(state.appliedTo) === 'newer' ? 'of a later version, which this one serves' : 'all applied',
  )
}
