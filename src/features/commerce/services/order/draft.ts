import type { InputOf, OutputOf } from '#contract/core/endpoint.ts'
import { contactPhone } from '#contract/core/contact/contact-rules.ts'
import type { RuleBreach } from '#contract/core/rule-texts.ts'
import { countCharacters } from '#contract/core/rules.ts'
import type { placeServiceOrder } from '#contract/commerce/orders/endpoints.ts'
import { boothPrice } from '#contract/commerce/services/booth-price.ts'
import type { listFreeBooths } from '#contract/commerce/services/endpoints.ts'
import { BADGES_MAX, LIVE_HOURS_MAX } from '#contract/commerce/services/limits.ts'
import { checkRequested, countUnits, listDays } from '#contract/commerce/services/rules.ts'
import type { Service } from '#contract/commerce/services/schemas.ts'
import { checkHolder, HOLDER_NAME_MAX, normalizeIdNumber } from '#contract/commerce/tickets/rules.ts'
import type { Holder } from '#contract/commerce/tickets/rules.ts'

/** A booth that can be ordered. */
export type OrderedBooth = OutputOf<typeof listFreeBooths>['booths'][number]

/** What is typed of an order of a service. */
export interface ServiceDraft {
  /** Hours, or badges; else 1. */
  quantity: number
  days: { from: string; until: string } | null
  booth: OrderedBooth | null
  /** May be more than are ordered: what was typed stays while the number goes down and up again. */
  holders: readonly Holder[]
  contact: { name: string; phone: string }
}

/** Where something is wrong, and what. */
export type Problems = ReadonlyMap<string, RuleBreach>

/** Where a name or a number of a badge stands. */
export const holderAt = (place: number, field: keyof Holder): string => `holders.${place}.${field}`

export const emptyHolder: Holder = { name: '', idType: 'idCard', idNumber: '' }

/** The most that one order may have of hours or badges. */
export const mostOf = ({ kind, badge }: Service): number =>
  kind === 'badge' ? Math.min(BADGES_MAX, badge?.left ?? BADGES_MAX) : LIVE_HOURS_MAX

/** One for each badge that bears a name. */
export const holdersOf = ({ badge }: Service, { holders, quantity }: ServiceDraft): Holder[] =>
  badge?.realName ? Array.from({ length: quantity }, (_, i) => holders[i] ?? emptyHolder) : []

/** What an order costs, in fen. */
export function payableOf({ kind, fen, booth: hall }: Service, { quantity, days, booth }: ServiceDraft): number {
  if (kind === 'booth') return booth ? boothPrice(booth, { fen, cornerPercent: hall?.cornerPercent ?? 0 }) : 0
  return fen * countUnits({ kind, quantity, days })
}

/** The days of a span that others have. */
export const takenOf = (days: ServiceDraft['days'], taken: readonly string[]): string[] =>
  days && days.from <= days.until ? listDays(days).filter((day) => taken.includes(day)) : []

/** A number that stands twice is wrong where it stands the second time. */
function checkHolders(holders: readonly Holder[]): [string, RuleBreach | undefined][] {
  const seen = new Set<string>()
  return holders.flatMap((holder, place): [string, RuleBreach | undefined][] => {
    const { name, idNumber } = checkHolder(holder)
    const number = normalizeIdNumber(holder.idNumber)
    const twice = idNumber === undefined && seen.has(number) ? ('holder.twice' as const) : undefined
    seen.add(number)
    return [
      [holderAt(place, 'name'), name],
      [holderAt(place, 'idNumber'), idNumber ?? twice],
    ]
  })
}

function checkContact({ name, phone }: ServiceDraft['contact']): [string, RuleBreach | undefined][] {
  const long = countCharacters(name.trim()) > HOLDER_NAME_MAX ? ('holder.nameLong' as const) : undefined
  return [
    ['contact.name', name.trim() === '' ? 'contactName.empty' : long],
    ['contact.phone', phone.trim() === '' ? 'phone.empty' : contactPhone(phone.trim())],
  ]
}

/** What is wrong with an order, by where it stands: the rules that the server applies. */
export function checkDraft(service: Service, draft: ServiceDraft, now: Date): Problems {
  const { quantity, days, booth } = checkRequested(
    { kind: service.kind, quantity: draft.quantity, days: draft.days, booth: draft.booth?.number ?? null },
    now,
  )
  const all: [string, RuleBreach | undefined][] = [
    ['quantity', quantity],
    ['days', days],
    ['booth', booth],
    ...checkHolders(holdersOf(service, draft)),
    ...checkContact(draft.contact),
  ]
  return new Map(all.flatMap(([at, breach]) => (breach ? [[at, breach] as const] : [])))
}

/** An order as it is sent. */
export function toInput(
  service: Service,
  draft: ServiceDraft,
): Omit<InputOf<typeof placeServiceOrder>, 'key' | 'payableFen'> {
  const isMany = service.kind === 'live' || service.kind === 'badge'
  return {
    serviceId: service.id,
    quantity: isMany ? draft.quantity : 1,
    days: service.kind === 'advert' ? draft.days : null,
    booth: service.kind === 'booth' ? (draft.booth?.number ?? null) : null,
    holders: holdersOf(service, draft).map(({ name, idType, idNumber }) => ({
      name: name.trim(),
      idType,
      idNumber: normalizeIdNumber(idNumber),
    })),
    contact: { name: draft.contact.name.trim(), phone: draft.contact.phone.trim() },
  }
}
