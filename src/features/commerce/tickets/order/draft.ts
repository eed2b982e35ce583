import type { InputOf } from '#contract/core/endpoint.ts'
import type { RuleBreach } from '#contract/core/rule-texts.ts'
import { contactPhone } from '#contract/core/contact/contact-rules.ts'
import type { placeTicketOrder } from '#contract/commerce/orders/endpoints.ts'
import { ORDER_TICKETS_MAX } from '#contract/commerce/tickets/limits.ts'
import { checkHolder, HOLDER_NAME_MAX, normalizeIdNumber, type SaleState } from '#contract/commerce/tickets/rules.ts'
import type { TicketType } from '#contract/commerce/tickets/schemas.ts'
import type { Holder } from '#contract/commerce/tickets/rules.ts'
import { countCharacters } from '#contract/core/rules.ts'

/** Who a ticket is for, as typed or as a saved attendee. */
export interface DraftHolder extends Holder {
  /** Of the saved attendee that was picked: its number is masked, and the server fills in the whole one. */
  attendeeId?: number | undefined
  /** It is saved for later orders once this one is placed. */
  isToSave?: boolean | undefined
}

/** What is typed of an order; what stands at a type is by its id. */
export interface OrderDraft {
  quantities: Readonly<Record<number, number>>
  /** May be more than are ordered: what was typed stays while the number goes down and up again. */
  holders: Readonly<Record<number, readonly DraftHolder[]>>
  contact: { name: string; phone: string }
  /** Nobody leaves a contact there, or could name somebody later. */
  isAtDoor?: boolean
}

/** The props of the coupon slot. */
export interface CouponChoice {
  id: number
  discountFen: number
}
export interface CouponSlotProps {
  lines: readonly { typeId: number; quantity: number; unitFen: number }[]
  totalFen: number
  chosen: CouponChoice | null
  onChoose: (coupon: CouponChoice | null) => void
  /** Why the one that was sent cannot be used; empty: nothing was refused. */
  refusal: string
}

/** What the slot for saved attendees receives, at one attendee of the order. */
export interface AttendeeSlotProps {
  /** Counts from 1. */
  place: number
  holder: DraftHolder
  /** Saved attendees that other tickets of the type are for. */
  takenIds: readonly number[]
  onChange: (holder: DraftHolder) => void
}
/** What the slot for saved attendees receives at the contact. */
export interface ContactSlotProps {
  onPick: (contact: OrderDraft['contact']) => void
}

/** Where something is wrong, and what. */
export type Problems = ReadonlyMap<string, RuleBreach>

/** A type of the order with what is needed of it. */
export interface DraftLine {
  type: TicketType
  quantity: number
  /** One for each ticket that bears a name. */
  holders: readonly DraftHolder[]
  /** Names may be given later: only where a group comes. */
  mayNameLater: boolean
}

export const emptyHolder: Holder = { name: '', idType: 'idCard', idNumber: '' }

export const isBlank = ({ name, idNumber }: Holder): boolean => name.trim() === '' && idNumber.trim() === ''

const closings = {
  soldOut: 'tickets.soldOut',
  halt: 'tickets.halt',
  upcoming: 'tickets.upcoming',
  ended: 'tickets.ended',
} as const satisfies Record<Exclude<SaleState, 'booking'>, RuleBreach>

/** Why a type cannot be ordered any more: it may have been chosen before, and then its reader takes it out. */
export const closingOf = ({ sale }: Pick<TicketType, 'sale'>): RuleBreach | undefined =>
  sale === 'booking' ? undefined : closings[sale]

/** The most of a type that can be chosen now. */
export const mostOf = ({ perOrder, left }: TicketType): number => Math.min(perOrder, left ?? perOrder)

/** What is needed, in the order in which the types stand. */
export const linesOf = (
  { quantities, holders, isAtDoor = false }: OrderDraft,
  types: readonly TicketType[],
): DraftLine[] =>
  types.flatMap((type) => {
    const quantity = quantities[type.id] ?? 0
    if (quantity === 0) return []
    const named = holders[type.id] ?? []
    // Nobody is prompted to name the holders of what cannot be had.
    const asksNames = type.realName && closingOf(type) === undefined
    const places = Array.from({ length: asksNames ? quantity : 0 }, (_, i) => named[i] ?? emptyHolder)
    return [{ type, quantity, holders: places, mayNameLater: type.kind === 'group' && !isAtDoor }]
  })

export const totalOf = (lines: readonly DraftLine[]): number =>
  lines.reduce((sum, { type, quantity }) => sum + type.fen * quantity, 0)

/** Where something of the order stands. */
export const quantityAt = (typeId: number): string => `quantity.${typeId}`
export const holderAt = (typeId: number, place: number, field: keyof Holder): string =>
  `holder.${typeId}.${place}.${field}`

function checkQuantities(lines: readonly DraftLine[]): [string, RuleBreach | undefined][] {
  const all = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const whole: RuleBreach | undefined =
    all === 0 ? 'tickets.choose' : all > ORDER_TICKETS_MAX ? 'tickets.many' : undefined
  return [
    ['tickets', whole],
    ...lines.map(({ type, quantity }): [string, RuleBreach | undefined] => [
      quantityAt(type.id),
      closingOf(type) ?? (quantity > type.perOrder ? 'tickets.perOrder' : undefined),
    ]),
  ]
}

/** A number that stands twice is wrong where it stands the second time. */
function checkHolders({ type, holders, mayNameLater }: DraftLine): [string, RuleBreach | undefined][] {
  const seen = new Set<string>()
  return holders.flatMap((holder, place): [string, RuleBreach | undefined][] => {
    // A saved attendee is checked by the server, which knows the whole number.
    if (holder.attendeeId !== undefined || (mayNameLater && isBlank(holder))) return []
    const { name, idNumber } = checkHolder(holder)
    const number = normalizeIdNumber(holder.idNumber)
    const twice = idNumber === undefined && seen.has(number) ? ('holder.twice' as const) : undefined
    seen.add(number)
    return [
      [holderAt(type.id, place, 'name'), name],
      [holderAt(type.id, place, 'idNumber'), idNumber ?? twice],
    ]
  })
}

function checkContact({ name, phone }: OrderDraft['contact']): [string, RuleBreach | undefined][] {
  const long = countCharacters(name.trim()) > HOLDER_NAME_MAX ? ('holder.nameLong' as const) : undefined
  return [
    ['contact.name', name.trim() === '' ? 'contactName.empty' : long],
    ['contact.phone', phone.trim() === '' ? 'phone.empty' : contactPhone(phone.trim())],
  ]
}

/** What is wrong with an order, by where it stands: the rules that the server applies. */
export function checkOrder(draft: OrderDraft, types: readonly TicketType[]): Problems {
  const lines = linesOf(draft, types)
  const contact = draft.isAtDoor ? [] : checkContact(draft.contact)
  const all = [...checkQuantities(lines), ...lines.flatMap(checkHolders), ...contact]
  return new Map(all.flatMap(([at, breach]) => (breach ? [[at, breach] as const] : [])))
}

/** A typed holder as it is sent. */
const toHolder = ({ name, idType, idNumber }: Holder): Holder => ({
  name: name.trim(),
  idType,
  idNumber: normalizeIdNumber(idNumber),
})

/** An order as it is sent, and the place at the form of each holder in it. */
function toSent<H>(draft: OrderDraft, types: readonly TicketType[], send: (holder: DraftHolder) => H) {
  const lines = linesOf(draft, types).map(({ type, quantity, holders }) => {
    const named = holders.flatMap((holder, place) => (isBlank(holder) ? [] : [{ holder, place }]))
    return {
      line: { typeId: type.id, quantity, holders: named.map(({ holder }) => send(holder)) },
      places: named.map(({ place }) => place),
    }
  })
  const { name, phone } = draft.contact
  return {
    lines: lines.map(({ line }) => line),
    contact: { name: name.trim(), phone: phone.trim() },
    places: lines.map(({ places }) => places),
  }
}

type SentHolder = InputOf<typeof placeTicketOrder>['lines'][number]['holders'][number]

/** An order of the buyer's own: saved attendees are named by their ids. */
export const toInput = (draft: OrderDraft, types: readonly TicketType[]) =>
  toSent(draft, types, (holder): SentHolder =>
    holder.attendeeId === undefined ? toHolder(holder) : { attendeeId: holder.attendeeId },
  )

/** A sale at the door, where every holder is typed. */
export const toDoorInput = (draft: OrderDraft, types: readonly TicketType[]) => toSent(draft, types, toHolder)

/** The typed attendees of an order that are to be saved. */
export const listToSave = (draft: OrderDraft, types: readonly TicketType[]): Holder[] =>
  linesOf(draft, types)
    .flatMap(({ holders }) => holders)
    .filter((holder) => holder.isToSave && holder.attendeeId === undefined && !isBlank(holder))
    .map(toHolder)
