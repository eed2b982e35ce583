import { getSharedSecret } from '../../platform/auth/auth.queries'
import { keyedHash } from '../../platform/auth/secrets'
import type { Db } from '../../platform/db/database'

/** What is kept of the card of an earlier exhibitor: it is found again, but not read. */
export async function hashIdNumber(db: Db, cardType: number, number: string): Promise<string> {
  return keyedHash(await getSharedSecret(db, 'cards'), `${cardType}:${number.trim().toUpperCase()}`)
}
