import { hasPermission, worksForExhibitor } from '#contract/core/permissions.ts'
import { CARD_ROWS } from '#contract/operations/overview/limits.ts'
import type { OverviewCards } from '#contract/operations/overview/schemas.ts'
import { readInbox } from '#server/modules/live/customer-service/index.ts'
import type { Reading } from './reading'

type Card<Name extends keyof OverviewCards> = NonNullable<OverviewCards[Name]>

const page = { page: 1, limit: CARD_ROWS }

/** The service that an account answers for beside the messages of its own; only that of an exhibitor. */
const serviceOf = ({ account }: Reading): string | undefined =>
  hasPermission(account.userType, 'answerVisitors') && worksForExhibitor(account) && account.exhibitorId !== null
    ? String(account.exhibitorId)
    : undefined

/** Questions of visitors that wait for a first answer. */
export async function listInquiries(reading: Reading): Promise<Card<'inquiries'>> {
  const service = serviceOf(reading)
  if (service === undefined) return { list: [], totalCount: 0 }
  const { list, total } = await readInbox(reading.db, { service }, { ...page, inquiry: 'waiting' }, reading.language)
  return { list, totalCount: total }
}

/** Conversations with unread messages: the own ones, and those of the service that were answered before. */
export async function listUnread(reading: Reading): Promise<Card<'messages'>> {
  const { db, account, language } = reading
  const own = await readInbox(db, { visitorId: account.id }, { ...page, unread: true }, language)
  const service = serviceOf(reading)
  const served =
    service === undefined
      ? { list: [], total: 0 }
      : await readInbox(db, { service }, { ...page, unread: true, inquiry: 'answered' }, language)
  const list = [
    ...own.list.map((one) => ({ ...one, side: 'visitor' as const })),
    ...served.list.map((one) => ({ ...one, side: 'agent' as const })),
  ].toSorted((a, b) => (b.lastMessage?.time ?? 0) - (a.lastMessage?.time ?? 0))
  return { list: list.slice(0, CARD_ROWS), totalCount: own.total + served.total }
}
