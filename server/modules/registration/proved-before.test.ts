import { afterAll, beforeAll, expect, it } from 'vitest'
import { addressOf, runAsAdmin } from '#tests/setup/database-template.ts'
import { openTestDatabase } from '#tests/setup/server.ts'
import { connectDatabase, type Database } from '#server/platform/db/database.ts'
import { migrateDatabase } from '#server/platform/db/migrate.ts'
import { accounts } from '#server/modules/accounts/accounts.schema.ts'

/** Migrations of a fair that is older than what was proved. */
const BEFORE = 8
const name = `before_${process.pid}`
let beside: Awaited<ReturnType<typeof openTestDatabase>>
let database: Database

/** Accounts as they were kept, and the registrations that made them; the last has none. */
const statements = `
  insert into account (id, phone, email, password_hash, user_type, status, name) values
    (1, '+8613700000001', 'one@a.example', 'x', 1, 'active', '{}'),
    (2, '+49151000002', 'two@a.example', 'x', 6, 'active', '{}'),
    (3, '+8613700000003', 'changed@a.example', 'x', 1, 'active', '{}'),
    (4, '+8613700000004', 'four@a.example', 'x', 5, 'active', '{}'),
    (5, '+8613700000005', 'five@a.example', 'x', 1, 'active', '{}');
  insert into registration (client_key, kind, account_id, state, name, phone, email, language_type, record) values
    ('a', 'exhibitorCompany', 1, 'approved', '{}', '+8613700000001', 'one@a.example', 1, '{"isCheckPhone": 1}'),
    ('b', 'buyer', 2, 'approved', '{}', '+49151000002', 'two@a.example', 2, '{"isCheckPhone": 0}'),
    ('c', 'exhibitorCompany', 3, 'approved', '{}', '+8613700000003', 'three@a.example', 1, '{"isCheckPhone": 1}'),
    ('e', 'exhibitorCompany', 5, 'approved', '{}', '+8613700000005', 'five@a.example', 1, '{}');`

beforeAll(async () => {
  beside = await openTestDatabase('empty')
  await runAsAdmin(beside.url, `create database ${name}`)
  const url = addressOf(beside.url, name)
  await migrateDatabase(url, BEFORE)
  await runAsAdmin(url, statements)
  database = await connectDatabase(url)
})
afterAll(async () => {
  await database.close()
  await runAsAdmin(beside.url, `drop database ${name} with (force)`)
  await beside.close()
})

it('of a fair of before keeps what was proved, what was changed since and what cannot be told', async () => {
  const rows = await database.db.select().from(accounts).orderBy(accounts.id)
  expect(
    rows.map(({ phone, email, contactPhone, contactEmail }) => [phone, email, contactPhone, contactEmail]),
  ).toEqual([
    ['+8613700000001', '', '', 'one@a.example'],
    ['', 'two@a.example', '+49151000002', ''],
    ['+8613700000003', 'changed@a.example', '', ''],
    ['+8613700000004', 'four@a.example', '', ''],
    ['+8613700000005', 'five@a.example', '', ''],
  ])
})
