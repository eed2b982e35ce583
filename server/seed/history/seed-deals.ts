import { chinaDay } from '#contract/core/china-time.ts'
import { multiply } from '#contract/trade/offers/quotation-rules.ts'
import { offerSteps, quotations } from '#server/modules/trade/offers/offers.schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Calendar } from '../calendar'
import type { Cast } from './cast'
import { dateOffer, findOffer, shortlistOffer } from './deals.queries'

const TEN_HOURS = 10
const QUOTED_HOURS_AGO = 22
const SHORTLISTED_HOURS_AGO = 26

/** The buyer's first deal: an offer was shortlisted, and its quotation waits to be confirmed. */
async function quote(db: Db, calendar: Calendar, { people, exhibitors }: Cast): Promise<void> {
  const exhibitor = exhibitors.get('tangyin-porcelain')
  const [seller, buyer] = [people.get('delegation'), people.get('buyer')]
  const { offer, demand } = await findOffer(db, 'tea-rooms', exhibitor.id)
  const [shortlistedAt, issuedAt] = [calendar.fromNow(-SHORTLISTED_HOURS_AGO), calendar.fromNow(-QUOTED_HOURS_AGO)]
  await dateOffer(db, offer.id, calendar.fromNow(-SHORTLISTED_HOURS_AGO - TEN_HOURS))
  await shortlistOffer(db, offer.id, shortlistedAt)
  const step = { offerId: offer.id, byAccount: buyer.id, by: 'buyer', action: 'shortlist', at: shortlistedAt } as const
  await db.insert(offerSteps).values(step)
  await db.insert(quotations).values({
    offerId: offer.id,
    accountId: seller.id,
    clientKey: 'demo-tea-rooms',
    offerVersion: 2,
    issuedAt,
    terms: {
      title: demand.title,
      company: exhibitor.company,
      booth: exhibitor.booth,
      buyer: { person: demand.contactPerson, number: demand.contactNumber },
      exhibits: [],
      quantity: offer.quantity,
      unit: offer.unit,
      price: offer.price,
      total: multiply(offer.quantity, offer.price),
      currency: offer.currency,
      deliverBy: offer.deliverBy,
      validUntil: chinaDay(new Date(offer.validUntil.getTime() - 1)),
      note: offer.note,
    },
  })
}

/** The buyer's deals at two stages: a quotation to confirm, and a fresh offer to compare. */
export async function seedDeals(db: Db, calendar: Calendar, cast: Cast): Promise<void> {
  await quote(db, calendar, cast)
  const sunmu = cast.exhibitors.get('sunmu-furniture').id
  const fresh = await findOffer(db, 'guest-benches', sunmu)
  await dateOffer(db, fresh.offer.id, calendar.fromNow(-5))
  const other = await findOffer(db, 'library-stools', sunmu)
  await dateOffer(db, other.offer.id, calendar.fromNow(-9))
}
