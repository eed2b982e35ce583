import { and, count, eq, gte } from 'drizzle-orm'
import { FAILED_MESSAGE_HOURS } from '#contract/operations/today/limits.ts'
import type { Db } from '#server/platform/db/database.ts'
import { messageRecords } from '#server/modules/foundation/outbox/index.ts'

const HOUR_MS = 3_600_000

/** Messages of the last hours that could not be delivered. */
export async function countFailedMessages(db: Db): Promise<number> {
  const since = new Date(Date.now() - FAILED_MESSAGE_HOURS * HOUR_MS)
  const [row] = await db
    .select({ n: count() })
    .from(messageRecords)
    .where(and(eq(messageRecords.state, 'failed'), gte(messageRecords.createdAt, since)))
  return row?.n ?? 0
}
