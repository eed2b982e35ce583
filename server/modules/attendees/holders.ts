import type { Holder } from '../../../contract/tickets/schemas'
import type { Db } from '../../platform/db/database'
import type { Vault } from '../../platform/vault/vault'
import { openHolder } from '../tickets'
import { findAttendees } from './attendees.queries'

/** Saved attendees of an account as ticket holders, by id; ids of other accounts and of deleted attendees are left out. */
export async function listSavedHolders(
  db: Db,
  vault: Vault,
  accountId: number,
  ids: readonly number[],
): Promise<Map<number, Holder>> {
  if (ids.length === 0) return new Map()
  const rows = await findAttendees(db, accountId, ids)
  return new Map(rows.map((row) => [row.id, openHolder(vault, row)]))
}
