import { chinaDay } from '#contract/core/china-time.ts'
import { boothSteps, type BoothFacts, doneSteps, percentDone } from '#contract/fair/content/booth-steps.ts'
import { CARD_ROWS } from '#contract/operations/overview/limits.ts'
import type { CardName } from '#contract/operations/overview/rules.ts'
import type { OverviewCards } from '#contract/operations/overview/schemas.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import { listOwnCards } from '#server/modules/commerce/orders/index.ts'
import { describeHours, listAdvertsToFill, presentBooking } from '#server/modules/commerce/services/index.ts'
import { listTicketsForDay, presentTicket } from '#server/modules/commerce/tickets/index.ts'
import { listUnreadNotices } from '#server/modules/foundation/notices/index.ts'
import { listUndecidedApplications } from '#server/modules/people/enrollment/index.ts'
import { listTalksToAnswer, presentAppointment, talkPartyOf } from '#server/modules/trade/appointments/index.ts'
import { listDueLeads, presentLead } from '#server/modules/trade/leads/index.ts'
import { listUndecidedOffers } from '#server/modules/trade/offers/index.ts'
import { listInquiries, listUnread } from './messages'
import { listNext } from './next'
import type { Reading } from './reading'

type Card<Name extends CardName> = NonNullable<OverviewCards[Name]>
type Reader<Name extends CardName> = (reading: Reading) => Promise<Card<Name>>

const limit = CARD_ROWS
const first = <Row>(rows: readonly Row[]) => ({ list: rows.slice(0, CARD_ROWS), totalCount: rows.length })
const today = () => chinaDay(new Date())

/** The exhibitor of a card that only an exhibitor's people have (`cardsOf`). */
function exhibitorOf({ account }: Reading): number {
  if (account.exhibitorId === null) throw new Error('the card needs an exhibitor')
  return account.exhibitorId
}

/** Reads how far an exhibitor's booth is. */
export type BoothReader = (reading: Reading, exhibitorId: number) => Promise<BoothFacts>

const readBooth =
  (read: BoothReader): Reader<'booth'> =>
  async (reading) => {
    const facts = await read(reading, exhibitorOf(reading))
    const done = doneSteps(facts)
    const { shownExhibits, drafts } = facts
    return { percent: percentDone(done), steps: boothSteps.filter((step) => !done[step]), shownExhibits, drafts }
  }

/** How each card is read, all of it of the viewer or of their exhibitor. */
export const cardReaders = (booth: BoothReader): { [Name in CardName]: Reader<Name> } => ({
  async tickets({ db, account, vault, language }) {
    const { rows, total } = await listTicketsForDay(db, account.id, { day: today(), limit })
    return { list: rows.map((row) => presentTicket(row, vault, language)), totalCount: total }
  },
  inquiries: listInquiries,
  next: async (reading) => first(await listNext(reading)),
  async requests(reading) {
    const party = talkPartyOf(reading.account)
    if (!party) return first([])
    const { rows, total } = await listTalksToAnswer(reading.db, party, limit)
    return { list: rows.map((row) => presentAppointment(row, party.side, reading.language)), totalCount: total }
  },
  async demands({ db, account, language }) {
    const { rows, offers } = await listUndecidedOffers(db, account.id, limit)
    const list = rows.map(({ id, title, offers: count, latest }) => ({
      id,
      title: pick(title, language),
      offers: count,
      latestAt: latest.toISOString(),
    }))
    return { list, totalCount: offers }
  },
  async leads(reading) {
    const { rows, total } = await listDueLeads(reading.db, exhibitorOf(reading), { day: today(), limit })
    return { list: rows.map((row) => presentLead(row, reading.language)), totalCount: total }
  },
  async orders({ db, account, language }) {
    const { list, total } = await listOwnCards(db, account.id, { page: 1, limit, state: 'pending' }, language)
    return { list, totalCount: total }
  },
  messages: listUnread,
  notices: ({ db, account, language }) => listUnreadNotices(db, account.id, { limit, language }),
  booth: readBooth(booth),
  async services(reading) {
    const { db, language } = reading
    const exhibitorId = exhibitorOf(reading)
    const { rows, total } = await listAdvertsToFill(db, exhibitorId, { today: today(), limit })
    const { free, bought, used } = await describeHours(db, exhibitorId)
    const list = rows.map((row) => presentBooking(row, language))
    return { list, totalCount: total, liveMinutesLeft: Math.max(0, free + bought - used) }
  },
  applications: async ({ db, account, language }) => first(await listUndecidedApplications(db, account.id, language)),
})
