import type { Language } from '#contract/core/language.ts'
import type {
  Booking,
  ExhibitorContract,
  ManagedBooking,
  ManagedService,
  Service,
} from '#contract/commerce/services/schemas.ts'
import { isOrderedByName } from '#contract/commerce/tickets/rules.ts'
import { type Bilingual, fallbacks, pick } from '#server/platform/db/bilingual.ts'
import type { TypeOnSale } from '#server/modules/commerce/tickets/index.ts'
import type { BookingOf } from './bookings.queries'
import type { ServiceRow } from './catalogue.queries'
import type { ContractOf } from './contracts.queries'

interface Offer {
  /** What badges are. */
  type: TypeOnSale | undefined
  /** Where booths are. */
  hallName: Bilingual | undefined
}

/** A service as exhibitors see it; badges with the type that they are of, booths with their hall. */
export function presentService(row: ServiceRow, { type, hallName }: Offer, language: Language): Service {
  const { id, kind, name, description, fen, place, template, hallId, cornerPercent, refundUntil, refundFeePercent } =
    row
  return {
    id,
    kind,
    name: pick(name, language),
    description: pick(description, language),
    fen,
    place,
    template,
    badge: type
      ? {
          days: { from: type.firstDay, until: type.lastDay },
          left: Math.max(0, type.left),
          realName: isOrderedByName(type),
        }
      : null,
    refundUntil: refundUntil?.toISOString() ?? null,
    refundFeePercent,
    booth: hallId !== null && hallName ? { hallId, hallName: pick(hallName, language), cornerPercent } : null,
    fallbackFields: fallbacks({ name, description }, language),
  }
}

/** A service as organizers write it. */
export function presentManaged({ refundUntil, ...row }: ServiceRow, sold: number): ManagedService {
  const { removedAt: _, ...service } = row
  return { ...service, refundUntil: refundUntil?.toISOString() ?? null, sold }
}

/** What an exhibitor has bought. */
export function presentBooking(
  { booking, name, orderNumber, advert, hallName }: BookingOf,
  language: Language,
): Booking {
  const { id, orderId, kind, state, place, template, firstDay, lastDay, quantity, hallId, boothNumber } = booking
  return {
    id,
    orderId,
    orderNumber,
    kind,
    name: pick(name, language),
    state,
    place,
    template,
    days: firstDay !== null && lastDay !== null ? { from: firstDay, until: lastDay } : null,
    quantity,
    booth:
      hallId !== null && hallName && boothNumber !== null
        ? { hallId, hallName: pick(hallName, language), number: boothNumber }
        : null,
    advert: advert && {
      state: advert.state,
      version: advert.version,
      title: advert.title,
      imageUrl: advert.imageUrl,
      jumpLink: advert.jumpLink,
      reason: advert.reason,
    },
  }
}

/** The same for organizers. */
export const presentManagedBooking = (row: BookingOf, language: Language): ManagedBooking => ({
  ...presentBooking(row, language),
  exhibitorId: row.booking.exhibitorId,
  company: pick(row.company, language),
})

export function presentContract({ exhibitorId, company, contract }: ContractOf, language: Language): ExhibitorContract {
  const signed = contract && {
    number: contract.number,
    signedOn: contract.signedOn,
    until: contract.until,
    version: contract.version,
  }
  return { exhibitorId, company: pick(company, language), contract: signed }
}
