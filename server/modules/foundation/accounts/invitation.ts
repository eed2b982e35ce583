import { INVITATION_LIFE_MS } from '#contract/foundation/accounts/limits.ts'
import { removeOneTimes, storeOneTime } from '#server/platform/auth/auth.queries.ts'
import { newKey } from '#server/platform/auth/secrets.ts'
import type { Db } from '#server/platform/db/database.ts'

/** What a key that sets the password of an address is kept as. */
export const RESET_TICKET = 'resetTicket'

/** A ticket by which whoever holds it sets the password of the account, once; those given before are good no longer. */
export async function giveInvitation(db: Db, address: string): Promise<{ uuid: string; until: Date }> {
  const uuid = newKey()
  await endInvitation(db, address)
  await storeOneTime(db, RESET_TICKET, { key: uuid, value: address, lifeMs: INVITATION_LIFE_MS })
  return { uuid, until: new Date(Date.now() + INVITATION_LIFE_MS) }
}

/** Every ticket that was given for an address is good no longer. */
export const endInvitation = (db: Db, address: string): Promise<void> => removeOneTimes(db, RESET_TICKET, address)

interface Ticket {
  uuid: string
  email: string
  lang: string
  /** The tab at which they log in then; absent: the first. */
  role?: 'exhibitor'
}

/** Where a ticket is used, below the fair's address. */
export function invitationPath({ uuid, email, lang, role }: Ticket): string {
  const query = new URLSearchParams({ uuid, authEmail: email, lang, ...(role ? { role } : {}) })
  return `login.html#/setPassword?${query.toString()}`
}
