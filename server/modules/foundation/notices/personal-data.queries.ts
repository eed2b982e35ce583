import { lt } from 'drizzle-orm'
import { erase, type PersonalData, type RetentionRule } from '#server/modules/foundation/personal-data/index.ts'
import { noticeChoices, notices } from './notices.schema'

/** Notices, and which kinds an account opted out of. */
export const personalDataOfNotices: PersonalData[] = [
  erase('notices', notices.accountId),
  erase('notices', noticeChoices.accountId),
]

/** Notices that were read, past their retention. */
export const retentionOfNotices: RetentionRule = {
  table: notices,
  where: (before) => lt(notices.readAt, before),
}
