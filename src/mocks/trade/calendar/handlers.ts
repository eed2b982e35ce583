import type { CalendarEntry } from '#contract/trade/calendar/schemas.ts'
import * as contract from '#contract/trade/calendar/endpoints.ts'
import { chinaDayBounds } from '#contract/core/china-time.ts'
import type { Language } from '#contract/core/language.ts'
import { representsExhibitor } from '#contract/core/permissions.ts'
import { ownPeriods } from '#src/mocks/fair/booths/setup.ts'
import { isBuyer, ownTalks, presentTalk, stateHolds } from '#src/mocks/trade/appointments/talks.ts'
import { connector } from '#contract/core/connector.ts'
import { mock, mockBytes, refuse } from '#src/mocks/core/mock.ts'
import { momentIn } from '#src/mocks/core/time.ts'
import { isFollowed } from '#src/mocks/trade/follows/follows.ts'
import { liveIn } from '#src/mocks/live/live/lives.ts'
import { listBooked } from '#src/mocks/live/live/reserve-handlers.ts'
import { scheduleIn } from '#src/mocks/fair/schedule/events.ts'
import { accountOfToken } from '#src/mocks/foundation/accounts/accounts.ts'

const DAY_MS = 86_400_000

/** Entries of what the account has bought. */
export const boughtEntries = connector<(language: Language, token: string) => CalendarEntry[]>('bought entries')

const liveEntries = (language: Language, token: string): CalendarEntry[] =>
  listBooked(token).map((row) => {
    const { id, liveName: title, startTime: start, endTime: end, fallbackFields } = liveIn(language, row)
    const isOther = fallbackFields.some((field) => field === 'liveName')
    const place = language === 'en-US' ? 'Yunzhan, online' : '云展线上直播间'
    return { kind: 'live', id, title, start, end, place, isFixed: true, fallbackFields: isOther ? ['title'] : [] }
  })

const placeNames = {
  'zh-CN': { booth: '展位', table: '洽谈桌', online: '线上' },
  'en-US': { booth: 'Booth', table: 'Meeting table', online: 'Online' },
} as const

function talkEntries(language: Language, token: string): CalendarEntry[] {
  const side = isBuyer(accountOfToken(token).userType) ? 'buyer' : 'exhibitor'
  return ownTalks(token)
    .filter(stateHolds(side))
    .map((talk) => {
      const { id, start, end, place, company, buyer, booth } = presentTalk(talk, side, language)
      return {
        kind: 'appointment',
        id,
        title: side === 'buyer' ? company : buyer,
        start,
        end,
        place: [placeNames[language][place], place === 'booth' ? booth : ''].filter(Boolean).join(' '),
        isFixed: talk.state === 'confirmed' || talk.state === 'met' || talk.state === 'noShow',
        fallbackFields: [],
      }
    })
}

const scheduleEntries = (language: Language, token: string): CalendarEntry[] =>
  scheduleIn(language)
    .flatMap(({ events }) => events)
    .filter(({ id }) => isFollowed(accountOfToken(token).userId, { kind: 'schedule', id }))
    .map(({ id, title, startTime: start, endTime: end, place }) => ({
      kind: 'schedule',
      id,
      title,
      start,
      end,
      place,
      isFixed: true,
      fallbackFields: [],
    }))

const setupWords = {
  'zh-CN': { buildUp: '布展', dismantling: '撤展', booth: '展位' },
  'en-US': { buildUp: 'Build-up', dismantling: 'Dismantling', booth: 'Booth' },
} as const

function setupEntries(language: Language, token: string): CalendarEntry[] {
  if (!representsExhibitor(accountOfToken(token).userType)) return []
  return ownPeriods(language).map(({ key, hallId, hallName, number, from: start, until: end }) => ({
    kind: 'setup',
    id: hallId,
    title: setupWords[language][key],
    start,
    end,
    place: `${hallName} · ${setupWords[language].booth} ${number}`,
    isFixed: true,
    fallbackFields: [],
  }))
}

interface Subscription {
  since: string | null
  readAt: string | null
}

/** By account, for the life of the page: the buyer of the mock fair has an address that was read today. */
const subscriptions = new Map<string, Subscription>([
  ['6', { since: momentIn(-3, '09:00'), readAt: momentIn(0, '07:30') }],
])
const none: Subscription = { since: null, readAt: null }
const ownerOf = (token: string) => accountOfToken(token).userId

export const calendar = [
  mock(contract.listCalendar, ({ input, token, language }) => {
    const from = chinaDayBounds(input.from).from.getTime()
    const until = from + input.days * DAY_MS
    return [liveEntries, talkEntries, scheduleEntries, setupEntries, boughtEntries.port]
      .flatMap((entriesIn) => entriesIn(language, token))
      .filter(({ start, end }) => Date.parse(start) < until && Date.parse(end) > from)
      .toSorted((a, b) => a.start.localeCompare(b.start))
  }),
  mock(contract.getSubscription, ({ token }) => subscriptions.get(ownerOf(token)) ?? none),
  mock(contract.makeSubscription, ({ token }) => {
    const made = { since: new Date().toISOString(), readAt: null }
    subscriptions.set(ownerOf(token), made)
    return { ...made, address: `${location.origin}/api${contract.getSubscribedCalendar.path}?key=${'k'.repeat(43)}` }
  }),
  mock(contract.revokeSubscription, ({ token }) => {
    subscriptions.delete(ownerOf(token))
    return none
  }),
  mockBytes(contract.getSubscribedCalendar, ({ input }) =>
    input.key === 'k'.repeat(43)
      ? { type: 'text/calendar', body: ['BEGIN:VCALENDAR', 'VERSION:2.0', 'END:VCALENDAR'].join('\r\n') }
      : refuse('CalendarNotFound'),
  ),
]
