import type { Vault } from '#server/platform/vault/vault.ts'
import { makeTicket } from '#server/modules/commerce/tickets/index.ts'
import type { RequestedItem } from './check-tickets'
import type { NewLine } from './order-store.queries'

export const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0)

/** The price of an order: what its lines cost, less the discount on each. CNY fen. */
export function priceOrder(unitFen: readonly number[], discounts: readonly number[] = []) {
  const [totalFen, discountFen] = [sum(unitFen), sum(discounts)]
  return { totalFen, discountFen, payableFen: totalFen - discountFen }
}

/** A line for each requested ticket, by the price and refund policy of its type. */
export const draftTicketLines = (
  vault: Vault,
  items: readonly RequestedItem[],
  discounts: readonly number[] = [],
): (NewLine & Required<Pick<NewLine, 'ticket'>>)[] =>
  items.map(({ type, holder }, i) => ({
    name: type.name,
    quantity: 1,
    unitFen: type.fen,
    discountFen: discounts[i] ?? 0,
    paidFen: type.fen - (discounts[i] ?? 0),
    refundUntil: type.refundUntil,
    refundFeePercent: type.refundFeePercent,
    ticket: makeTicket(vault, { type, holder }),
  }))
