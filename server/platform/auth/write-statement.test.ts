import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { useServer } from '#tests/setup/server.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { countAttempt } from './auth.queries'
import { attempts } from './auth.schema'

const server = useServer('demo')

it('writes what needs no announcement without a transaction of many steps', async () => {
  const { db, writeStatement } = server().database
  expect(await writeStatement((writing) => countAttempt(writing, 'alone', 60))).toBe(1)
  expect(await db.select({ times: attempts.times }).from(attempts).where(eq(attempts.bucket, 'alone'))).toEqual([
    { times: 1 },
  ])
})

it('refuses to change what must be announced, before it is changed', async () => {
  const { db, writeStatement } = server().database
  const nameless = { name: { zh: '', en: '' } }
  await expect(writeStatement((writing) => writing.update(accounts).set(nameless))).rejects.toThrow(
    /account\.name must be/,
  )
  const [kept] = await db
    .select({ n: sql<number>`count(*)::integer` })
    .from(accounts)
    .where(eq(accounts.name, nameless.name))
  expect(kept?.n).toBe(0)
})
