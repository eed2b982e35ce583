import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { useServer } from '#tests/setup/server.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { StartError } from '#server/platform/start-error.ts'
import { checkDemo } from './demo-password'

const demo = useServer('demo')
const empty = useServer('empty')
const [allowed, refused] = [{ demoAllowed: true }, { demoAllowed: false }]

it('a fair with accounts that use the known password is served only where a demo may be', async () => {
  const { db, write } = demo().database
  expect(await checkDemo(db, allowed)).toBe(true)
  await expect(checkDemo(db, refused)).rejects.toThrow(StartError)
  await expect(checkDemo(db, refused)).rejects.toThrow(/DATA_DIR or DATABASE_URL/)
  // A registration that waits opens once it is approved.
  await write((tx) => tx.update(accounts).set({ status: 'disabled' }).where(eq(accounts.status, 'active')))
  await expect(checkDemo(db, refused)).rejects.toThrow(StartError)
  await write((tx) => tx.update(accounts).set({ status: 'disabled' }))
  expect(await checkDemo(db, refused)).toBe(false)
})

it('a fair of its own is served anywhere', async () => {
  expect(await checkDemo(empty().database.db, refused)).toBe(false)
})
