import { chinaDay } from '#contract/core/china-time.ts'
import type { Language } from '#contract/core/language.ts'
import { boothSteps, doneSteps, percentDone } from '#contract/fair/content/booth-steps.ts'
import { ownerOf } from '#contract/fair/content/kinds.ts'
import { CARD_ROWS } from '#contract/operations/overview/limits.ts'
import type { CardName } from '#contract/operations/overview/rules.ts'
import type { NextEntry, OverviewCards } from '#contract/operations/overview/schemas.ts'
import { say } from '#src/mocks/core/bilingual.ts'
import { bookingIn, isHad, listBooked as listBookings, liveOf } from '#src/mocks/commerce/services/bookings.ts'
import { orderCardIn, stateOf, stateOfTicket, ticketIn } from '#src/mocks/commerce/orders/orders.ts'
import { orders } from '#src/mocks/commerce/orders/rows.ts'
import { ownTicketLines } from '#src/mocks/commerce/tickets/handlers.ts'
import { objectsOf, presentObject, stateNow } from '#src/mocks/fair/content/objects.ts'
import { noticesOf, presentNotice } from '#src/mocks/foundation/notices/notices.ts'
import { conversationsIn } from '#src/mocks/live/customer-service/conversations.ts'
import { liveIn } from '#src/mocks/live/live/lives.ts'
import { ownRows } from '#src/mocks/live/live/manage-handlers.ts'
import { listBooked } from '#src/mocks/live/live/reserve-handlers.ts'
import { mockApplicationsOf, mockExhibitionName, mockGroupsIn } from '#src/mocks/people/enrollment/applications.ts'
import type { MockAccount } from '#src/mocks/foundation/accounts/accounts.ts'
import { isBuyer, ownTalks, presentTalk, stateHolds } from '#src/mocks/trade/appointments/talks.ts'
import { demandCardIn, demands, endOf, listReadOffers } from '#src/mocks/trade/demands/demands.ts'
import { presentLead } from '#src/mocks/trade/leads/handlers.ts'
import { leads } from '#src/mocks/trade/leads/leads.ts'
import { hasPermission } from '#contract/core/permissions.ts'

interface Reading {
  account: MockAccount
  token: string
  language: Language
}
type Card<Name extends CardName> = NonNullable<OverviewCards[Name]>

const first = <Row>(rows: readonly Row[]) => ({ list: rows.slice(0, CARD_ROWS), totalCount: rows.length })
const sideOf = ({ account }: Reading) => (isBuyer(account.userType) ? ('buyer' as const) : ('exhibitor' as const))
const now = () => new Date().toISOString()

function listTalks(reading: Reading): Omit<NextEntry, 'isOn'>[] {
  const side = sideOf(reading)
  return ownTalks(reading.token)
    .filter(stateHolds(side))
    .map((talk) => {
      const { id, start, end, state, place, company, buyer } = presentTalk(talk, side, reading.language)
      const title = side === 'buyer' ? company : buyer
      const isFixed = state === 'confirmed' || state === 'met'
      return { kind: 'appointment', id, title, start, end, isFixed, isOnline: place === 'online' }
    })
}

function listLives({ account, token, language }: Reading): Omit<NextEntry, 'isOn'>[] {
  const run = hasPermission(account.userType, 'runLives') ? ownRows(token) : []
  const booked = listBooked(token).filter((row) => !run.includes(row))
  const open = run.filter(({ status }) => status === 0 || status === 1 || status === 6)
  const entryOf = (kind: 'run' | 'live') => (row: (typeof run)[number]) => {
    const { id, liveName: title, startTime: start, endTime: end } = liveIn(language, row)
    return { kind, id, title, start, end, isFixed: true, isOnline: false }
  }
  return [...open.map(entryOf('run')), ...booked.map(entryOf('live'))]
}

function boothOf({ account }: Reading): Card<'booth'> {
  const exhibitorId = account.exhibitorId ?? 0
  const own = objectsOf('exhibit').filter(({ id, draft }) => ownerOf('exhibit', id, draft) === exhibitorId)
  const inState = (state: string) => own.filter((one) => stateNow(one) === state).length
  const profile = objectsOf('exhibitor').find(({ id }) => id === exhibitorId)
  const [shownExhibits, drafts] = [inState('published'), inState('draft')]
  if (!profile) return { percent: 0, steps: [...boothSteps], shownExhibits, drafts }
  const done = doneSteps({ profile: presentObject('exhibitor', profile), shownExhibits, drafts })
  return { percent: percentDone(done), steps: boothSteps.filter((step) => !done[step]), shownExhibits, drafts }
}

/** Each card as the server would answer it, of the objects that the other mocks show. */
export const mockCards: { [Name in CardName]: (reading: Reading) => Card<Name> } = {
  tickets: ({ token, language }) =>
    first(
      ownTicketLines(token)
        .filter(({ order, line }) => ['unused', 'used'].includes(stateOfTicket(order, line)))
        .filter(({ line }) => line.days.from <= chinaDay(new Date()) && chinaDay(new Date()) <= line.days.until)
        .map(({ order, line }) => ticketIn(language, order, line)),
    ),
  inquiries: ({ account, language }) =>
    first(conversationsIn('agent', account, language).filter(({ inquiry }) => inquiry === 'waiting')),
  next: (reading) =>
    first(
      [...listTalks(reading), ...listLives(reading)]
        .filter(({ end }) => end > now())
        .map((entry) => ({ ...entry, isOn: entry.isFixed && entry.start <= now() }))
        .toSorted((a, b) => a.start.localeCompare(b.start)),
    ),
  requests: (reading) => {
    const side = sideOf(reading)
    const toAnswer = ownTalks(reading.token).filter(({ state, proposal, answerBy }) => {
      if (answerBy !== null && answerBy <= now()) return false
      if (state === 'proposed') return proposal?.by !== side
      return side === 'exhibitor' && (state === 'initiated' || state === 'waiting')
    })
    return first(toAnswer.map((talk) => presentTalk(talk, side, reading.language)))
  },
  demands: ({ account, language }) => {
    const quoted = demands
      .filter((one) => one.buyer === account.userId && one.shown !== undefined && endOf(one) === '')
      .map((one) => {
        const offers = listReadOffers(one).filter(({ state, shortlisted }) => state === 'standing' && !shortlisted)
        const latestAt =
          offers
            .map(({ createdAt }) => createdAt)
            .toSorted()
            .at(-1) ?? ''
        return { id: one.id, title: demandCardIn(language, one).title, offers: offers.length, latestAt }
      })
      .filter(({ offers }) => offers > 0)
      .toSorted((a, b) => b.latestAt.localeCompare(a.latestAt))
    return { ...first(quoted), totalCount: quoted.reduce((sum, { offers }) => sum + offers, 0) }
  },
  leads: ({ language }) => {
    const today = chinaDay(new Date())
    const isDue = ({ nextDay, state }: (typeof leads)[number]) =>
      nextDay === '' ? state === 'new' : nextDay <= today && state !== 'won' && state !== 'lost'
    const due = leads.filter(isDue).toSorted((a, b) => (a.nextDay || '9').localeCompare(b.nextDay || '9'))
    return first(due.map((one) => presentLead(one, language)))
  },
  orders: ({ account, language }) =>
    first(
      orders
        .filter((order) => order.buyer === account.userId && stateOf(order) === 'pending')
        .map((order) => orderCardIn(language, order)),
    ),
  messages: ({ account, language }) => {
    const isAgent = hasPermission(account.userType, 'answerVisitors')
    const own = conversationsIn('visitor', account, language).map((one) => ({ ...one, side: 'visitor' as const }))
    const served = isAgent
      ? conversationsIn('agent', account, language).map((one) => ({ ...one, side: 'agent' as const }))
      : []
    const isUnread = ({ unreadCount }: { unreadCount: number }) => unreadCount > 0
    return first([...own.filter(isUnread), ...served.filter((one) => isUnread(one) && one.inquiry === 'answered')])
  },
  notices: ({ account, language }) =>
    first(
      noticesOf(account.userId)
        .filter(({ isRead }) => !isRead)
        .map((one) => presentNotice(one, language)),
    ),
  booth: boothOf,
  services: ({ account, language }) => {
    const exhibitorId = account.exhibitorId ?? 0
    const toFill = listBookings()
      .filter((one) => one.order.exhibitorId === exhibitorId && isHad(one))
      .filter(({ booking: { advert, days } }) => {
        const isOpen = advert?.state === 'empty' || advert?.state === 'returned'
        return isOpen && (days?.until ?? '') >= chinaDay(new Date())
      })
    const { free, bought, used } = liveOf(exhibitorId)
    return {
      ...first(toFill.map((one) => bookingIn(language, one))),
      liveMinutesLeft: Math.max(0, free + bought - used),
    }
  },
  applications: ({ account, language }) => {
    const groups = mockGroupsIn(language)
    return first(
      mockApplicationsOf(account.userId)
        .filter(({ approvalStatus }) => approvalStatus === 1)
        .map(({ groupId, cause, ...one }) => ({
          ...one,
          expoName: mockExhibitionName(language, one.expoId),
          cause: say(language, cause),
          exhibitionGroupName: groups.find(({ id }) => id === groupId)?.exhibitionGroupName ?? '',
        })),
    )
  },
}
