import type { Database } from '#server/platform/db/database.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import { openCard, sealCard } from './card'
import { findOutdatedSeals, putCard } from './card.queries'

const BATCH = 500

/**
 * Seals with the current key the ID numbers that an earlier key sealed (docs/security.md: rotating the data key). Runs before
 * requests are served, and finds nothing the next time. Throws StartError where an earlier key is missing.
 */
export async function resealRegistrations({ db, write }: Database, vault: Vault): Promise<void> {
  const find = (after: number) => findOutdatedSeals(db, { prefix: vault.prefix, after, limit: BATCH })
  for (let rows = await find(0); rows.length > 0; rows = await find(rows.at(-1)?.id ?? 0)) {
    await write(async (transaction) => {
      for (const row of rows) await putCard(transaction, row.id, sealCard(vault, openCard(vault, row)))
    })
  }
}
