import type { Database } from '#server/platform/db/database.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import { openCard, sealCard, withoutNumber } from './card'
import { findUnsealed, putCard } from './card.queries'
import type { FormToStore } from './stored-form'

const BATCH = 500

/** A form of before without the numbers that stand in its records. */
function stripForm(record: FormToStore): FormToStore {
  const stripped: Record<string, unknown> = { ...record }
  for (const field of ['list', 'multiLanguageVOList']) {
    const records = stripped[field]
    if (Array.isArray(records)) stripped[field] = records.map((one: object) => withoutNumber(one))
  }
  return stripped
}

/**
 * Seals the numbers of cards that are kept otherwise: plain, as before, or with a key of before. Runs before a fair is
 * served, and finds nothing the next time. Throws StartError where a key is not there.
 */
export async function sealRegistrations({ db, write }: Database, vault: Vault): Promise<void> {
  const find = (after: number) => findUnsealed(db, { prefix: vault.prefix, after, limit: BATCH })
  for (let rows = await find(0); rows.length > 0; rows = await find(rows.at(-1)?.id ?? 0)) {
    await write(async (transaction) => {
      for (const row of rows) {
        const card = row.idNumber === '' ? {} : sealCard(vault, openCard(vault, row))
        await putCard(transaction, row.id, { ...card, record: stripForm(row.record) })
      }
    })
  }
}
