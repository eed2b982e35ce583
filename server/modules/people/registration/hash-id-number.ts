import { getSharedSecret } from '#server/platform/auth/auth.queries.ts'
import { keyedHash } from '#server/platform/auth/secrets.ts'
import type { Db } from '#server/platform/db/database.ts'

/** What is kept of the card of an earlier exhibitor: it is found again, but not read. */
export async function hashIdNumber(db: Db, cardType: number, number: string): Promise<string> {
  return keyedHash(await getSharedSecret(db, 'cards'), `${cardType}:${number.trim().toUpperCase()}`)
}
