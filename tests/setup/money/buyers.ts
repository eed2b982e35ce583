import { userTypes } from '#contract/core/permissions.ts'
import { addAccount } from '#server/modules/foundation/accounts/index.ts'
import { addSession } from '#server/modules/people/session/session.queries.ts'
import { newKey } from '#server/platform/auth/secrets.ts'
import type { TestServer } from '../start-server'

let made = 0

/** The headers of so many buyers who have ordered nothing yet. */
export async function newBuyers(
  { database }: { database: Pick<TestServer['database'], 'write'> },
  count: number,
): Promise<{ token: string; userid: string }[]> {
  const name = { zh: '甲', en: 'A' }
  return database.write(async (db) => {
    const headers: { token: string; userid: string }[] = []
    for (let n = 0; n < count; n += 1) {
      const email = `buyer-${++made}@order.example`
      const given = { email, userType: userTypes.buyer, status: 'active' as const, passwordHash: '', name }
      const token = newKey()
      const { id } = await addAccount(db, given)
      await addSession(db, token, id, 'password')
      headers.push({ token, userid: String(id) })
    }
    return headers
  })
}
