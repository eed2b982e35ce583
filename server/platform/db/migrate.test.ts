import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addressOf, runAsAdmin } from '#tests/setup/database-template.ts'
import { openTestDatabase } from '#tests/setup/server.ts'
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
