import { create } from 'content-disposition'
import { getSubscribedCalendar } from '#contract/trade/calendar/endpoints.ts'
import {
  CALENDAR_ENTRIES_MAX,
  SUBSCRIBED_DAYS_AHEAD,
  SUBSCRIBED_DAYS_BEFORE,
  SUBSCRIBED_READS_PER_HOUR_AND_IP,
} from '#contract/trade/calendar/limits.ts'
import { assertWithinLimit } from '#server/platform/auth/rate-limit.ts'
import { hashKey, newKey } from '#server/platform/auth/secrets.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Bytes, Context } from '#server/platform/http/serve.ts'
import { CALENDAR_TYPE, writeCalendar } from '#server/platform/icalendar/write-calendar.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { findSubscription, putSubscription, readByKey, removeSubscription } from './calendar.queries'
import { listEntries } from './entries'

const DAY_MS = 86_400_000
const names = { 'zh-CN': '云展日历', 'en-US': 'Yunzhan' } as const
const none = { since: null, readAt: null }

/** Whether the viewer's calendar has an address. */
export async function readSubscription(context: Context<unknown>) {
  const { id } = await getViewerAccount(context)
  const found = await findSubscription(context.db, id)
  return found ? { since: found.since.toISOString(), readAt: found.readAt?.toISOString() ?? null } : none
}

/** A new address; the one before leads nowhere from then on. */
export async function subscribe(context: Context<unknown>) {
  const { id } = await getViewerAccount(context)
  const key = newKey()
  const since = await context.write((db) => putSubscription(db, id, hashKey(key)))
  const address = `${context.origin}/api${getSubscribedCalendar.path}?key=${key}`
  return { since: since.toISOString(), readAt: null, address }
}

export async function revoke(context: Context<unknown>) {
  const { id } = await getViewerAccount(context)
  await context.write((db) => removeSubscription(db, id))
  return none
}

/** The calendar that an address leads to, in its owner's language. Throws TooManyRequests, CalendarNotFound. */
export async function serveSubscribed(context: Context<{ key: string }>): Promise<Bytes> {
  const { db, input, ip, origin, header, write } = context
  await write((transaction) =>
    assertWithinLimit(transaction, `calendar ${ip}`, SUBSCRIBED_READS_PER_HOUR_AND_IP, 3_600),
  )
  const account = await write((transaction) => readByKey(transaction, hashKey(input.key)))
  if (!account) throw fail('CalendarNotFound')
  const now = Date.now()
  const language = account.languageType === 2 ? 'en-US' : 'zh-CN'
  const entries = await listEntries(db, account.id, {
    from: new Date(now - SUBSCRIBED_DAYS_BEFORE * DAY_MS),
    until: new Date(now + SUBSCRIBED_DAYS_AHEAD * DAY_MS),
    limit: CALENDAR_ENTRIES_MAX,
    language,
    origin,
  })
  header('content-disposition', create('yunzhan.ics', { type: 'inline' }))
  header('cache-control', 'private, no-store')
  const body = writeCalendar(
    entries.map(({ event }) => event),
    { product: 'calendar', method: 'PUBLISH', name: names[language] },
  )
  return { type: CALENDAR_TYPE, body }
}
