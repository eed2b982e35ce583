import { sql } from 'drizzle-orm'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { addRegistrationCase } from '#tests/setup/cases.ts'
import { useServer } from '#tests/setup/server.ts'
import { projectRoot } from '#server/platform/project.ts'
import { exhibitors } from '#server/modules/exhibitors/exhibitors.schema.ts'

const server = useServer('demo')
const migration = readFileSync(join(projectRoot, 'server/migrations/0005_public_contacts.sql'), 'utf8')

/** An exhibitor as approving once made it of a registration, and what the migration leaves of its contacts. */
async function migrated(wish: Parameters<typeof addRegistrationCase>[1], own: { phone?: string } = {}) {
  const { id, name, phone, email } = await addRegistrationCase(server(), wish)
  const { db, write } = server().database
  const contactName = { zh: '何青禾', en: 'He Qinghe' }
  const row = { externalKey: `registration/${id}`, company: name, contactName, phone, email, ...own }
  await write((tx) => tx.insert(exhibitors).values(row))
  const before = await db.select().from(exhibitors)
  await write((tx) => tx.execute(sql.raw(migration)))
  const after = await db.select().from(exhibitors)
  const others = (rows: typeof after) => rows.filter(({ externalKey }) => !externalKey.startsWith('registration/'))
  expect(others(after)).toEqual(others(before))
  return after.find(({ externalKey }) => externalKey === row.externalKey)
}

it('an exhibitor keeps the contact person that was given as one, not the registrant’s phone and e-mail', async () => {
  const kept = await migrated({})
  expect(kept).toMatchObject({ contactName: { zh: '何青禾', en: 'He Qinghe' }, phone: '', email: '' })
})

it('the registrant’s name is no contact person', async () => {
  expect(await migrated({ contactName: '' })).toMatchObject({ contactName: { zh: '', en: '' }, phone: '', email: '' })
})

it('a phone that is not the registrant’s stays', async () => {
  expect(await migrated({}, { phone: '400-000-1101' })).toMatchObject({ phone: '400-000-1101', email: '' })
})
