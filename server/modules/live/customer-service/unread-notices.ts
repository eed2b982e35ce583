import { worksForExhibitor } from '#contract/core/permissions.ts'
import { NOTICE_GAP_MS, UNREAD_NOTICE_MS } from '#contract/live/customer-service/limits.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { type Sender, sendNotice } from '#server/modules/foundation/notices/index.ts'
import { serviceName } from './inbox.present'
import { type Requested, takeUnreadAnswers, takeUnreadInquiries } from './unread.queries'

/** conversations told of in one transaction */
const BATCH = 100

async function notifyVisitors(db: Db, sender: Sender, input: Requested): Promise<number> {
  const due = await takeUnreadAnswers(db, input)
  for (const { service, account, company } of due) {
    const name = { zh: serviceName(service, company, 'zh-CN'), en: serviceName(service, company, 'en-US') }
    const path = service === 'fair' ? '' : `?exhibitorId=${service}`
    await sendNotice(db, sender, account, { name: 'answered', parameters: { service: name, path } })
  }
  return due.length
}

/** One notice for each receiver, however many wait for them. */
async function notifyServices(db: Db, sender: Sender, input: Requested): Promise<number> {
  const due = await takeUnreadInquiries(db, input)
  const receivers = new Map(due.map(({ account }) => [account.id, account]))
  for (const account of receivers.values()) {
    const waiting = due.filter((one) => one.account.id === account.id)
    const desk = worksForExhibitor(account) ? 'personal.html' : 'organizer.html'
    const opened = waiting.length === 1 ? `?with=${waiting[0]?.visitorId}` : ''
    const parameters = { count: String(waiting.length), path: `${desk}#/messages${opened}` }
    await sendNotice(db, sender, account, { name: 'inquiries', parameters })
  }
  return due.length
}

/**
 * Notifies users with messages unread for UNREAD_NOTICE_MS: the visitor of an answer and the members of a
 * service of inquiries: once until they have read them, and NOTICE_GAP_MS apart, on however many servers this runs.
 */
export async function notifyUnread(
  { write }: Pick<Database, 'write'>,
  sender: Sender,
  now = new Date(),
): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  const input = { now, until: before(UNREAD_NOTICE_MS), notifiedBefore: before(NOTICE_GAP_MS), limit: BATCH }
  for (const notify of [notifyVisitors, notifyServices]) {
    let notified = BATCH
    while (notified >= BATCH) notified = await write((db) => notify(db, sender, input))
  }
}
