import { useEffect } from 'react'
import type { AnalyticsEvent } from '#contract/operations/analytics/schemas.ts'
import type { EventKind, PageName } from '#contract/operations/analytics/rules.ts'
import { ANALYTICS_TIMEOUT_MS, VISIT_SESSION_MS, VISITOR_DAYS } from '#contract/core/limits.ts'
import { newKey } from '../app/new-key'
import { previewToken } from '../app/preview-token'
import { getLanguage } from '../i18n/language'
import { getSession, onSession } from '../session/session'
import { readCookie, writeCookie } from './cookies'
import { fitted, withoutSecrets } from './event'

const VISITOR_COOKIE = 'yz_uid'
const SESSION_COOKIE = 'yz_sid'
const DAY_MS = 86_400_000

const configured: unknown = import.meta.env['VITE_ANALYTICS_HOST']
const host = typeof configured === 'string' ? configured.replace(/\/$/, '') : ''

interface Visit {
  visitorId: string
  sessionId: string
  fresh: boolean
}

/** Both cookies, each kept for its full time from now: 10 years and 30 minutes (spec: live §9). */
function visit(): Visit {
  const visitorId = readCookie(VISITOR_COOKIE) ?? newKey()
  const known = readCookie(SESSION_COOKIE)
  const sessionId = known ?? newKey()
  writeCookie(VISITOR_COOKIE, visitorId, VISITOR_DAYS * DAY_MS)
  writeCookie(SESSION_COOKIE, sessionId, VISIT_SESSION_MS)
  return { visitorId, sessionId, fresh: known === undefined }
}

/** The id of this browser, for what counts visitors without knowing them; undefined: whoever looks at a draft is no visitor. */
export const getVisitorId = (): string | undefined => (previewToken() ? undefined : visit().visitorId)

/** A beacon outlives the page; where there is none or it is refused, a fetch that is kept alive. */
function post(address: string, event: AnalyticsEvent): void {
  const body = JSON.stringify(event)
  if (navigator.sendBeacon?.(address, body)) return
  const signal = AbortSignal.timeout(ANALYTICS_TIMEOUT_MS)
  // A lost event is no concern of the reader's.
  fetch(address, { method: 'POST', body, keepalive: true, signal }).catch(() => undefined)
}

function send(kind: EventKind, name: string, { visitorId, sessionId }: Visit, recordId?: number): void {
  // Who looks at a draft is no visitor.
  if (previewToken()) return
  const address = `${host}/projects/yunzhan/collect/${kind}`
  const { user, token } = getSession() ?? {}
  const event: AnalyticsEvent = {
    eventId: newKey(),
    visitorId,
    sessionId,
    time: Date.now(),
    language: getLanguage(),
    name,
    url: withoutSecrets(window.location.href),
    referrer: withoutSecrets(document.referrer),
    recordId,
    userId: user?.userId,
    userType: user && String(user.userType),
    // No session goes to a host of others.
    ...(host ? {} : { token, bigDataField: user?.bigDataField }),
  }
  post(address, fitted(address, event))
}

/** Every event belongs to a session: one that was missing or has run out is announced first (spec: live §4). */
function track(kind: EventKind, name: string, recordId?: number): void {
  const now = visit()
  if (now.fresh && kind !== 'vst') send('vst', 'visit', now)
  send(kind, name, now, recordId)
}

/** Begins to count: the visit if it is a new one, and from then on who signs in and out. Returns the end of it. */
export function startVisit(): () => void {
  const now = visit()
  if (now.fresh) send('vst', 'visit', now)
  let userId = getSession()?.user.userId
  return onSession(() => {
    const next = getSession()?.user.userId
    if (next === userId) return
    userId = next
    track('user', next === undefined ? 'signOut' : 'signIn')
  })
}

/** A page view under the spec's name (spec: common §2). */
export function trackPage(name: PageName, recordId?: number): void {
  track('page', name, recordId)
}

/** Anything else worth counting. */
export function trackCustom(name: string, recordId?: number): void {
  track('cstm', name, recordId)
}

/** Counts a view when the screen opens and when its record changes. */
export function usePageView(name: PageName, recordId?: number): void {
  useEffect(() => trackPage(name, recordId), [name, recordId])
}
