import { createHash } from 'node:crypto'
import * as z from 'zod'
import { AUTH_CODE_LIFE_MS } from '#contract/people/session/limits.ts'
import { storeOneTime, takeOneTime } from '#server/platform/auth/auth.queries.ts'
import { newKey } from '#server/platform/auth/secrets.ts'
import type { Db } from '#server/platform/db/database.ts'
import { AUTH_CODE } from './session.queries'

/** Until it is tied to a challenge the code is good for nobody. */
const Kept = z.object({ accountId: z.int(), challenge: z.string() })

const keep = (db: Db, key: string, value: z.infer<typeof Kept>): Promise<void> =>
  storeOneTime(db, AUTH_CODE, { key, value, lifeMs: AUTH_CODE_LIFE_MS })

async function take(db: Db, authCode: string) {
  return Kept.safeParse(await takeOneTime(db, AUTH_CODE, authCode)).data
}

/** The code of a login, which another site may exchange for one of its own. */
export async function addAuthCode(db: Db, accountId: number): Promise<string> {
  const authCode = newKey()
  await keep(db, authCode, { accountId, challenge: '' })
  return authCode
}

/** Ties a code to who made this challenge, once. */
export async function bindAuthCode(db: Db, authCode: string, challenge: string): Promise<void> {
  const kept = await take(db, authCode)
  if (kept?.challenge === '') await keep(db, authCode, { ...kept, challenge })
}

/** Uses a code up, and gives its account where the verifier is what its challenge was made of. */
export async function useAuthCode(db: Db, authCode: string, verifier: string): Promise<number | undefined> {
  const kept = await take(db, authCode)
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  return kept?.challenge === challenge ? kept.accountId : undefined
}
