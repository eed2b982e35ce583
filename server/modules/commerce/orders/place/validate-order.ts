import { buyerTypes } from '#contract/core/permissions.ts'
import { saleStateOf } from '#contract/commerce/tickets/rules.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { TypeOnSale } from '#server/modules/commerce/tickets/index.ts'

/** A requested ticket with its type. */
interface Item {
  type: TypeOnSale
  /** The type's name in the buyer's language. */
  name: string
}

interface Buyer {
  userType: number
  /** Places reserved for the buyer, by type. */
  reserved: ReadonlyMap<number, number>
  now: Date
}

/**
 * Refuses tickets that are not on sale for this buyer, before any holder is verified. Throws TicketNotOnSale, TicketsSoldOut,
 * TicketBuyersOnly.
 */
export function validateSale(items: readonly Item[], { userType, reserved, now }: Buyer): void {
  for (const { type, name } of items) {
    const sale = saleStateOf({ ...type, days: { until: type.lastDay } }, type.left + (reserved.get(type.id) ?? 0), now)
    if (sale === 'soldOut') throw fail('TicketsSoldOut', { name, typeId: type.id })
    if (sale !== 'booking' || !type.shown) throw fail('TicketNotOnSale', { name, typeId: type.id })
    if (type.kind === 'buyer' && !buyerTypes.some((one) => one === userType))
      throw fail('TicketBuyersOnly', { name, typeId: type.id })
  }
}

/** What an order is judged by. Facts that do not apply to it are left out. */
export interface OrderFacts {
  items: readonly Item[]
  /** The types with sales halted since they were read. */
  halted: readonly number[]
  /** Orders of the account that wait, and how many may. */
  pending?: { count: number; max: number; refusal: 'TooManyOrders' | 'TooManyServiceOrders' }
  /** Whether the exhibitor has a valid contract. */
  hasContract?: boolean
  /** Tickets that the account has, by type. */
  owned?: ReadonlyMap<number, number>
}

function validatePersonLimit(items: readonly Item[], owned: ReadonlyMap<number, number>): void {
  const counts = new Map(owned)
  for (const { type, name } of items) {
    const count = (counts.get(type.id) ?? 0) + 1
    if (count > type.perPerson) throw fail('TicketLimit', { name, max: type.perPerson, typeId: type.id })
    counts.set(type.id, count)
  }
}

/**
 * Decides whether an order may be placed; web, services and on-site sales alike. The facts were read within the transaction
 * that writes the order. Throws TicketNotOnSale, TooManyOrders, TooManyServiceOrders, NoContract, TicketLimit.
 */
export function validateOrder({ items, halted, pending, hasContract, owned }: OrderFacts): void {
  const unsold = items.find(({ type }) => halted.includes(type.id))
  if (unsold) throw fail('TicketNotOnSale', { name: unsold.name, typeId: unsold.type.id })
  if (pending && pending.count >= pending.max) throw fail(pending.refusal, { max: pending.max })
  if (hasContract === false) throw fail('NoContract')
  if (owned) validatePersonLimit(items, owned)
}

/** Refuses an order at another price than the buyer saw. Throws OrderPriceChanged. */
export function validatePrice(payableFen: number, seenFen: number): void {
  if (payableFen !== seenFen) throw fail('OrderPriceChanged', { payableFen })
}
