import * as z from 'zod/mini'
import { advertModules } from '#contract/fair/adverts/rules.ts'
import {
  byId,
  Day,
  fallbackFields,
  Id,
  Instant,
  integer,
  nothing,
  pageInput,
  paged,
  text,
} from '#contract/core/shapes.ts'
import { PRICE_MAX_FEN } from '#contract/commerce/tickets/limits.ts'
import {
  BOOKED_TITLE_MAX,
  CONTRACT_NUMBER_MAX,
  CORNER_PERCENT_MAX,
  SERVICE_NAME_MAX,
  SERVICE_REASON_MAX,
  SERVICE_TEXT_MAX,
} from './limits'
import { bookedAdvertStates, bookingStates, serviceKinds } from './rules'
import { utilities } from '#contract/fair/floor-plan/rules.ts'
import { roomTemplates } from '#contract/fair/halls/rules.ts'

const Version = integer(1, 2_147_483_647)
const both = (max: number) => z.object({ zh: text(max * 4), en: text(max * 4) })
const Both = z.object({ zh: z.string(), en: z.string() })
const Days = z.object({ from: z.string(), until: z.string() })
const Place = z.enum(advertModules)
const Template = z.enum(roomTemplates)

/** A service as exhibitors see it; the price is an integer of fen: of a day, an hour, a badge, a square metre of a booth, or of the whole. */
export const Service = z.object({
  id: z.int(),
  kind: z.enum(serviceKinds),
  name: z.string(),
  description: z.string(),
  fen: z.int(),
  /** Where an advert is shown; null: it is none. */
  place: z.nullable(Place),
  template: z.nullable(Template),
  /** On which days badges let in, and how many there are; null: they are none. */
  badge: z.nullable(z.object({ days: Days, left: z.int(), realName: z.boolean() })),
  /** Until when it can be returned, for an advert until its first day at the latest; null: never. */
  refundUntil: z.nullable(Instant),
  refundFeePercent: z.int(),
  /** Of booths: the hall, and what is added for a corner; null: it is another kind. */
  booth: z.nullable(z.object({ hallId: z.int(), hallName: z.string(), cornerPercent: z.int() })),
  fallbackFields,
})
export type Service = z.output<typeof Service>

export const listServices = { input: nothing, output: z.array(Service) }

/** The days from today on that others have of an advert space, or wait for. */
export const listTakenDays = { input: z.object({ id: Id }), output: z.array(z.string()) }

/** The booths of a service's hall that can be ordered now, the lowest level first. */
export const listFreeBooths = {
  input: z.object({ id: Id }),
  output: z.object({
    booths: z.array(
      z.object({
        number: z.string(),
        level: z.int(),
        /** square metres */
        area: z.number(),
        corner: z.boolean(),
        utilities: z.array(z.enum(utilities)),
      }),
    ),
  }),
}

/** What the own exhibitor has signed, and its hours of sessions. */
export const getServiceStanding = {
  input: nothing,
  output: z.object({
    /** null: no contract stands, so nothing can be bought. */
    contract: z.nullable(z.object({ number: z.string(), signedOn: z.string(), until: z.nullable(z.string()) })),
    /** In minutes. */
    live: z.object({ free: z.int(), bought: z.int(), used: z.int() }),
  }),
}

/** What organizers write of a service. */
export const ServiceDocument = z.object({
  kind: z.enum(serviceKinds),
  name: both(SERVICE_NAME_MAX),
  description: both(SERVICE_TEXT_MAX),
  fen: integer(0, PRICE_MAX_FEN),
  place: z.nullable(Place),
  template: z.nullable(Template),
  /** The type of ticket that badges are. */
  ticketTypeId: z.nullable(Id),
  /** The hall of the booths that are sold, at `fen` for a square metre. */
  hallId: z._default(z.nullable(Id), null),
  /** Added to the price of a corner booth. */
  cornerPercent: z._default(integer(0, CORNER_PERCENT_MAX), 0),
  refundUntil: z.nullable(text(40)),
  refundFeePercent: integer(0, 100),
  /** Exhibitors see it. */
  shown: z.boolean(),
  /** Services stand in this order, the smallest first. */
  position: integer(0, 9_999),
})
export type ServiceDocument = z.output<typeof ServiceDocument>

export const ManagedService = z.object({
  id: z.int(),
  version: z.int(),
  ...ServiceDocument.shape,
  fen: z.int(),
  ticketTypeId: z.nullable(z.int()),
  hallId: z.nullable(z.int()),
  cornerPercent: z.int(),
  refundFeePercent: z.int(),
  position: z.int(),
  /** Bookings that are paid and not returned; of badges the tickets. */
  sold: z.int(),
})
export type ManagedService = z.output<typeof ManagedService>

export const listManagedServices = { input: nothing, output: z.array(ManagedService) }
export const saveService = {
  input: z.object({ id: z.nullable(Id), version: z.nullable(Version), service: ServiceDocument }),
  output: ManagedService,
}
export const removeService = { input: z.object({ id: Id, version: Version }), output: nothing }

/** A contract as it was signed; days are YYYY-MM-DD in GMT+8, `until` included, null: without end. */
export const SignedContract = z.object({
  number: text(CONTRACT_NUMBER_MAX * 4),
  signedOn: Day,
  until: z.nullable(Day),
})
export type SignedContract = z.output<typeof SignedContract>

/** An exhibitor and whether it has signed. */
export const ExhibitorContract = z.object({
  exhibitorId: z.int(),
  company: z.string(),
  contract: z.nullable(z.object({ ...SignedContract.shape, version: z.int() })),
})
export type ExhibitorContract = z.output<typeof ExhibitorContract>

export const listContracts = {
  input: z.object({ ...pageInput, keyWord: z.optional(text(60)), signed: z.optional(z.boolean()) }),
  output: paged(ExhibitorContract),
}
/** Writes a contract down, or changes one as it was seen. */
export const saveContract = {
  input: z.object({ exhibitorId: Id, version: z.nullable(Version), contract: SignedContract }),
  output: ExhibitorContract,
}
/** Withdraws a contract: nothing more can be bought, what was bought stays. */
export const removeContract = { input: z.object({ exhibitorId: Id, version: Version }), output: nothing }

const Advert = z.object({
  state: z.enum(bookedAdvertStates),
  version: z.int(),
  title: Both,
  imageUrl: Both,
  jumpLink: z.string(),
  /** Why it was returned; else empty. */
  reason: z.string(),
})

/** What an exhibitor has bought: an advert space, live hours, a template or a booth; badges are tickets. */
export const Booking = z.object({
  id: z.int(),
  orderId: z.int(),
  orderNumber: z.string(),
  kind: z.enum(serviceKinds),
  name: z.string(),
  state: z.enum(bookingStates),
  place: z.nullable(Place),
  template: z.nullable(Template),
  /** Of an advert. */
  days: z.nullable(Days),
  /** Hours of live resources; else 1. */
  quantity: z.int(),
  /** Where a booth is, or was ordered; null: it is another kind. */
  booth: z.nullable(z.object({ hallId: z.int(), hallName: z.string(), number: z.string() })),
  /** null: it is no advert. */
  advert: z.nullable(Advert),
})
export type Booking = z.output<typeof Booking>

/** What the own exhibitor has bought, the latest first. */
export const listOwnBookings = {
  input: z.object({ ...pageInput, kind: z.optional(z.enum(serviceKinds)) }),
  output: paged(Booking),
}

/** Fills an advert that was bought, or changes it: it is shown once an organizer has approved it, on its days. */
export const saveBookedAdvert = {
  input: z.object({
    id: Id,
    version: Version,
    title: z.object({ zh: text(BOOKED_TITLE_MAX.zh * 4), en: text(BOOKED_TITLE_MAX.en * 4) }),
    /** The Chinese one is shown where there is no other. */
    imageUrl: z.object({ zh: text(300), en: text(300) }),
    /** Empty: it leads nowhere. */
    jumpLink: text(500),
  }),
  output: Booking,
}

export const ManagedBooking = z.object({ ...Booking.shape, exhibitorId: z.int(), company: z.string() })
export type ManagedBooking = z.output<typeof ManagedBooking>

/** The adverts that were bought, nearest days first. */
export const listBookedAdverts = {
  input: z.object({ ...pageInput, state: z.optional(z.enum(bookedAdvertStates)) }),
  output: paged(ManagedBooking),
}

/** Approves an advert as it was seen, or returns it with a reason. */
export const decideBookedAdvert = {
  input: z.object({ id: Id, version: Version, approve: z.boolean(), reason: text(SERVICE_REASON_MAX * 4) }),
  output: ManagedBooking,
}

/** The template that an exhibitor's VR room is dressed with; null: none was bought. */
export const getRoomTemplate = { input: byId, output: z.object({ template: z.nullable(Template) }) }
