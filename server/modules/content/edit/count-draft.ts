import type { AnyDocument } from '../../../../contract/content/fields'
import { DRAFTS_MB_PER_DAY } from '../../../../contract/content/limits'
import { assertWithinSpace } from '../../../platform/auth/rate-limit'
import type { Db } from '../../../platform/db/database'

/** Counts what the history is about to keep. Throws TooManyRequests past what an account may write in a day. */
export const countDraft = (db: Db, byAccount: number, document: AnyDocument): Promise<void> =>
  assertWithinSpace(db, `drafts:${byAccount}`, Buffer.byteLength(JSON.stringify(document)), DRAFTS_MB_PER_DAY)
