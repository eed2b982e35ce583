import type { Readable, Writable } from 'node:stream'
import type { ClientBase } from 'pg'
import { from, to } from 'pg-copy-streams'

export interface Table {
  name: string
  /** Those that are stored, not computed. */
  columns: string[]
  /** Tables that its rows name, itself left out. */
  needs: string[]
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
const columnList = ({ columns }: Pick<Table, 'columns'>) => columns.map(quoted).join(', ')

/** Every table of the fair as the database has it. */
export async function listTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum) as columns,
      array(select distinct f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    order by c.relname`)
  return rows
}

/** Everything that is read from here to `endSnapshot` is of one moment; nobody waits for it. */
export async function beginSnapshot(client: ClientBase): Promise<void> {
  await client.query('begin transaction isolation level repeatable read, read only')
}

export async function endSnapshot(client: ClientBase): Promise<void> {
  await client.query('commit')
}

export function openCopyOf(client: ClientBase, table: Table): Readable {
  return client.query(to(`copy (select ${columnList(table)} from ${quoted(table.name)}) to stdout`))
}

export function openCopyInto(client: ClientBase, table: Pick<Table, 'name' | 'columns'>): Writable {
  return client.query(from(`copy ${quoted(table.name)} (${columnList(table)}) from stdin`))
}

export async function countRows(client: ClientBase, name: string): Promise<number> {
  const { rows } = await client.query<{ n: number }>(`select count(*)::integer as n from ${quoted(name)}`)
  return rows[0]?.n ?? 0
}

export async function findMigrations(client: ClientBase): Promise<{ count: number; lastHash: string }> {
  const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations order by id')
  return { count: rows.length, lastHash: rows.at(-1)?.hash ?? '' }
}

export async function listFiles(client: ClientBase): Promise<{ key: string; mimeType: string }[]> {
  const { rows } = await client.query<{ key: string; mimeType: string }>(
    'select storage_key as key, mime_type as "mimeType" from file_record order by storage_key',
  )
  return rows
}

/** Whether a file's record is there at this moment. */
export async function hasFile(client: ClientBase, key: string): Promise<boolean> {
  const { rows } = await client.query('select 1 from file_record where storage_key = $1', [key])
  return rows.length > 0
}

/** Whether somebody has an account: such a database is in use. */
export async function isInUse(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query('select 1 from account_record limit 1')
  return rows.length > 0
}

export async function emptyTables(client: ClientBase, names: string[]): Promise<void> {
  await client.query(`truncate ${names.map(quoted).join(', ')} restart identity cascade`)
}

/** Numbers given from now on follow the largest that is there. */
export async function continueNumbers(
  client: ClientBase,
  { name, columns }: Pick<Table, 'name' | 'columns'>,
): Promise<void> {
  for (const column of columns) {
    const { rows } = await client.query<{ sequence: string | null }>(
      'select pg_get_serial_sequence($1, $2) as sequence',
      [quoted(name), column],
    )
    const sequence = rows[0]?.sequence
    if (sequence) {
      await client.query(`select setval($1, coalesce(max(${quoted(column)}), 0) + 1, false) from ${quoted(name)}`, [
        sequence,
      ])
    }
  }
}
