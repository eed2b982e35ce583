import { contactPhone } from '#contract/core/contact/contact-rules.ts'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { Language } from '#contract/core/language.ts'
import type { RuleBreach } from '#contract/core/rule-texts.ts'
import type { placeTicketOrder } from '#contract/commerce/orders/endpoints.ts'
import { ORDER_TICKETS_MAX } from '#contract/commerce/tickets/limits.ts'
import { checkHolder, isOrderedByName, normalizeIdNumber } from '#contract/commerce/tickets/rules.ts'
import type { Holder } from '#contract/commerce/tickets/rules.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import { assertFields } from '#server/platform/http/assert-fields.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { TypeOnSale } from '#server/modules/commerce/tickets/index.ts'
import { validateSale } from './validate-order'

type Placing = ParsedInputOf<typeof placeTicketOrder>
/** Saved attendees are filled in already; at the door nobody leaves a contact. */
interface Input extends Partial<Pick<Placing, 'contact'>> {
  lines: (Pick<Placing['lines'][number], 'typeId' | 'quantity'> & { holders: Holder[] })[]
}

/** A ticket that is needed, with the type that it is of. */
export interface RequestedItem {
  type: TypeOnSale
  /** The type's name in the buyer's language. */
  name: string
  holder: Holder | undefined
  /** Where it stands in what was sent. */
  field: string
}

const pathOf = (line: number): string => `lines.${line}.`

interface Line {
  type: TypeOnSale
  quantity: number
  holders: Holder[]
  /** The owner of a group's tickets names their holders before entry. */
  mayNameLater?: boolean
}

/** What is wrong with a number of tickets and their names; `at` is where the fields stand, with its stop. */
export function checkLine(
  { type, quantity, holders, mayNameLater = false }: Line,
  at: string,
): Record<string, RuleBreach | undefined> {
  const needsNames = isOrderedByName(type) || (type.realName && !mayNameLater)
  const isMissing = needsNames && holders.length < quantity
  return {
    [`${at}quantity`]: quantity > type.perOrder ? 'tickets.perOrder' : undefined,
    [`${at}holders`]: isMissing || holders.length > quantity ? 'holder.missing' : undefined,
    ...Object.fromEntries(
      holders.flatMap((holder, i) =>
        Object.entries(checkHolder(holder)).map(([field, breach]) => [`${at}holders.${i}.${field}`, breach]),
      ),
    ),
  }
}

/** The numbers that stand twice for one type, at the second of them. */
export function findTwice(lines: readonly Line[], at: (line: number) => string): Record<string, RuleBreach> {
  const seen = new Set<string>()
  const twice: Record<string, RuleBreach> = {}
  for (const [l, { type, holders }] of lines.entries()) {
    for (const [h, { idType, idNumber }] of holders.entries()) {
      const key = `${type.id} ${idType} ${normalizeIdNumber(idNumber)}`
      if (seen.has(key)) twice[`${at(l)}holders.${h}.idNumber`] = 'holder.twice'
      seen.add(key)
    }
  }
  return twice
}

export function checkContact({ contact }: Pick<Input, 'contact'>): Record<string, RuleBreach | undefined> {
  if (!contact) return {}
  return {
    'contact.name': contact.name.trim() === '' ? 'contactName.empty' : undefined,
    'contact.phone': contactPhone(contact.phone),
  }
}

type Buyer = Parameters<typeof validateSale>[1] & { language: Language }

/**
 * The tickets that an order asks for, one by one, once everything in it is right; `known` are their types. Throws BadInput at its fields,
 * TicketTypeNotFound, TicketNotOnSale, TicketsSoldOut, TicketBuyersOnly.
 */
export function readRequested(known: readonly TypeOnSale[], input: Input, buyer: Buyer): RequestedItem[] {
  const { language } = buyer
  const ids = new Set(input.lines.map(({ typeId }) => typeId))
  // Badges are bought as a service.
  const offered = known.filter(({ kind }) => kind !== 'badge')
  const types = new Map(offered.map((type) => [type.id, type]))
  // On-site sales have no owner who could name the holder later.
  const mayNameLater = input.contact !== undefined
  const lines = input.lines.flatMap(({ typeId, quantity, holders }) => {
    const type = types.get(typeId)
    return type ? [{ type, quantity, holders, mayNameLater }] : []
  })
  if (lines.length < input.lines.length || ids.size < lines.length) throw fail('TicketTypeNotFound')
  const total = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  assertFields(
    {
      ...Object.assign({}, ...lines.map((line, i) => checkLine(line, pathOf(i)))),
      ...findTwice(lines, pathOf),
      lines: total > ORDER_TICKETS_MAX ? 'tickets.many' : undefined,
      ...checkContact(input),
    },
    language,
    'input',
  )
  const requested = lines.flatMap(({ type, quantity, holders }, l) =>
    Array.from({ length: quantity }, (_, h) => ({
      type,
      name: pick(type.name, language),
      holder: holders[h],
      field: `${pathOf(l)}holders.${h}.idNumber`,
    })),
  )
  validateSale(requested, buyer)
  return requested
}
