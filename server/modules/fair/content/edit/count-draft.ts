import type { AnyDocument } from '#contract/fair/content/fields.ts'
import { DRAFTS_MB_PER_DAY } from '#contract/fair/content/limits.ts'
import { assertWithinSpace } from '#server/platform/auth/rate-limit.ts'
import type { Db } from '#server/platform/db/database.ts'

/** Counts what the history is about to keep. Throws TooManyRequests past what an account may write in a day. */
export const countDraft = (db: Db, byAccount: number, document: AnyDocument): Promise<void> =>
  assertWithinSpace(db, `drafts:${byAccount}`, Buffer.byteLength(JSON.stringify(document)), DRAFTS_MB_PER_DAY)
