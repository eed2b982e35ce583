import { eq } from 'drizzle-orm'
import { accounts } from '#server/modules/foundation/accounts/accounts.schema.ts'
import { departures } from '#server/modules/operations/privacy/privacy.schema.ts'
import type { Database } from '#server/platform/db/database.ts'

export interface AccountBackup {
  /** Makes every account what it was: one that was disabled by an attack is no attacker any more. */
  restore: () => Promise<void>
}

/** Remembers the accounts as they are. */
export async function backUpAccounts({ db, write }: Pick<Database, 'db' | 'write'>): Promise<AccountBackup> {
  const list = () => db.select().from(accounts).orderBy(accounts.id)
  const kept = new Map((await list()).map((row) => [row.id, row]))
  return {
    async restore() {
      for (const now of await list()) {
        const row = kept.get(now.id)
        if (!row || JSON.stringify(row) === JSON.stringify(now)) continue
        await write(async (writing) => {
          await writing.delete(departures).where(eq(departures.accountId, row.id))
          await writing.update(accounts).set(row).where(eq(accounts.id, row.id))
        })
      }
    },
  }
}
