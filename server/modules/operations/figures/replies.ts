import type { Database } from '#server/platform/db/database.ts'
import { listReplies, listReplyPromises, saveReplies } from './replies.queries'

const stands = (rows: readonly { exhibitorId: number; minutes: number | null; share: number }[]): string =>
  JSON.stringify(
    rows.map((row) => [row.exhibitorId, row.minutes === null ? null : Math.round(row.minutes), row.share.toFixed(3)]),
  )

/** Works out again how soon exhibitors answer; writes nothing where all is as it was. */
export async function refreshReplies({ db, write }: Pick<Database, 'db' | 'write'>): Promise<void> {
  const now = await listReplies(db)
  if (stands(now) === stands(await listReplyPromises(db))) return
  await write((transaction) => saveReplies(transaction, now))
}
