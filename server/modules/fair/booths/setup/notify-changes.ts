import type { Database, Db } from '#server/platform/db/database.ts'
import { sendNotice, type Sender } from '#server/modules/foundation/notices/index.ts'
import { findHall } from '../booths.queries'
import * as queries from './notify.queries'

/** accounts that are notified in one transaction */
const BATCH = 50

/** Notifies the next accounts of a change; false: everybody was notified, or another server is at it. */
async function notifyNext(db: Db, sender: Sender, hallId: number, limit: number): Promise<boolean> {
  const row = await queries.holdDue(db, hallId)
  if (!row) return false
  const hall = await findHall(db, hallId)
  const accounts = await queries.listRecipients(db, hallId, { after: row.notifiedTo, limit })
  for (const to of accounts) {
    await sendNotice(db, sender, to, { name: 'setupChanged', parameters: { hall: hall?.name ?? '' } })
  }
  const isComplete = accounts.length < limit
  await queries.moveOn(
    db,
    hallId,
    isComplete
      ? { notifiedRevision: row.revision, notifiedTo: 0 }
      : { notifiedTo: accounts.at(-1)?.id ?? row.notifiedTo },
  )
  return !isComplete
}

/**
 * Notifies the exhibitors of halls with changed set-up information, each account once, on however many servers this runs;
 * what was interrupted continues where it was. Changes that follow each other before this runs are one notice.
 */
export async function notifySetupChanges(
  { db, write }: Pick<Database, 'db' | 'write'>,
  sender: Sender,
  limit = BATCH,
): Promise<void> {
  for (const hallId of await queries.listDue(db)) {
    while (await write((transaction) => notifyNext(transaction, sender, hallId, limit)));
  }
}
