import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressOf, runAsAdmin } from '#tests/setup/database-template.ts'
import { openTestDatabase } from '#tests/setup/server.ts'
import { connectDatabase } from './database'
import { migrateDatabase } from './migrate'

const name = `earlier_${process.pid}`
let beside: Awaited<ReturnType<typeof openTestDatabase>>

beforeAll(async () => {
  beside = await openTestDatabase('empty')
  await runAsAdmin(beside.url, `create database ${name}`)
})
afterAll(async () => {
  await runAsAdmin(beside.url, `drop database ${name} with (force)`)
  await beside.close()
})

async function tablesOf(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      "select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'drizzle') order by 1",
    )
    return rows.map((row) => row.name)
  } finally {
    await client.end()
  }
}

it('a database of a version before 1.0.0 is refused and stays as it is', async () => {
  const url = addressOf(beside.url, name)
  await runAsAdmin(
    url,
    `create schema drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
    insert into drizzle.__drizzle_migrations (hash, created_at) values ('of an earlier line', 1760000000000);
    create table account (id integer);`,
  )
  await expect(migrateDatabase(url)).rejects.toThrow(/created by a version before 1\.0\.0.*Nothing was changed/)
  expect(await tablesOf(url)).toEqual(['drizzle.__drizzle_migrations', 'public.account'])
})

it('one of this line is brought to this version any number of times', async () => {
  const before = await tablesOf(beside.url)
  await migrateDatabase(beside.url)
  expect(await tablesOf(beside.url)).toEqual(before)
})

describe('with MIGRATE=off', () => {
  const fresh = `fresh_${process.pid}`
  const url = () => addressOf(beside.url, fresh)
  beforeAll(() => runAsAdmin(beside.url, `create database ${fresh}`))
  afterAll(() => runAsAdmin(beside.url, `drop database ${fresh} with (force)`))

  it('an empty database is refused, names the command, and is served once it has run', async () => {
    await expect(connectDatabase(url(), { migrate: 'off' })).rejects.toThrow(/0000_baseline.*npm run migrate/)
    expect(await tablesOf(url())).toEqual([])
    const results = await Promise.all([migrateDatabase(url()), migrateDatabase(url())])
    expect(results.filter(({ applied }) => applied.length > 0)).toHaveLength(1)
    await (await connectDatabase(url(), { migrate: 'off' })).close()
  })

  it('a database that a later version has expanded is still served', async () => {
    await runAsAdmin(
      url(),
      `alter table account add column of_a_later_version text;
      insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later version', 9999999999999)`,
    )
    expect(await migrateDatabase(url())).toEqual({ applied: [], isNewer: true })
    await (await connectDatabase(url(), { migrate: 'off' })).close()
  })

  it('a database of a later baseline is refused and says which version to run', async () => {
    await runAsAdmin(
      url(),
      "update drizzle.__drizzle_migrations set hash = 'a later baseline', created_at = 9999999999998 where id = 1",
    )
    await expect(connectDatabase(url(), { migrate: 'off' })).rejects.toThrow(/later version.*Nothing was changed/)
    await expect(migrateDatabase(url())).rejects.toThrow(/later version.*Nothing was changed/)
  })
})
