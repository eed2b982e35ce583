import { desc, eq } from 'drizzle-orm'
import { dialogLogin } from '#contract/people/session/endpoints.ts'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { outbox } from '#server/modules/foundation/outbox/outbox.schema.ts'
import { addSession } from '#server/modules/people/session/session.queries.ts'
import { storeOneTime } from '#server/platform/auth/auth.queries.ts'
import { newKey } from '#server/platform/auth/secrets.ts'
import type { Database } from '#server/platform/db/database.ts'
import { DEMO_PASSWORD } from '#server/seed/seed-accounts.ts'
import type { TestServer } from './start-server'

export { DEMO_PASSWORD }

/** What solving a puzzle gives, without solving one. */
export async function solved({ database }: TestServer): Promise<{ pass: string; running: string }> {
  const keys = { pass: newKey(), running: newKey() }
  await database.write(async (db) => {
    await storeOneTime(db, 'pass', { key: keys.pass, value: true, lifeMs: 60_000 })
    await storeOneTime(db, 'running', { key: keys.running, value: newKey(), lifeMs: 60_000 })
  })
  return keys
}

/** A captcha with a known answer. */
export async function captchaOf({ database }: TestServer): Promise<{ uuid: string; captcha: string }> {
  const uuid = newKey()
  await database.write((db) => storeOneTime(db, 'captcha', { key: uuid, value: 'abcde', lifeMs: 60_000 }))
  return { uuid, captcha: 'abcde' }
}

/** The code that was last sent to an address. */
export async function codeSentTo({ database }: { database: Pick<Database, 'db'> }, address: string): Promise<string> {
  const [message] = await database.db
    .select()
    .from(outbox)
    .where(eq(outbox.address, address))
    .orderBy(desc(outbox.id))
    .limit(1)
  const [code] = message?.parameters ?? []
  if (code === undefined) throw new Error(`nothing was sent to ${address}`)
  return code
}

/** Logs in by password and gives the headers of whoever is signed in. */
export async function logIn(server: TestServer, userName: string): Promise<{ token: string; userid: string }> {
  const { data } = await server.ask(dialogLogin, { userName, password: DEMO_PASSWORD, ...(await captchaOf(server)) })
  return { token: data.token, userid: data.userId }
}

/** The headers of a signed-in demo account of a user type. */
export async function signedInAs(
  { database }: { database: Pick<Database, 'db' | 'write'> },
  userType: number,
): Promise<{ token: string; userid: string }> {
  const [account] = await database.db
    .select()
    .from(accounts)
    .where(eq(accounts.userType, userType))
    .orderBy(accounts.id)
  if (!account) throw new Error(`no account of type ${userType}`)
  const token = newKey()
  await database.write((db) => addSession(db, token, account.id, 'password'))
  return { token, userid: String(account.id) }
}
