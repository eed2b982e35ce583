import type { Language } from '#contract/core/language.ts'
import type { Order } from '#contract/commerce/orders/schemas.ts'
import { byIdOf, say } from '#src/mocks/core/bilingual.ts'
import { exhibitorRows } from '#src/mocks/fair/exhibitors/exhibitors.ts'
import { findMockAccountById } from '#src/mocks/foundation/accounts/accounts.ts'
import { takePlaces } from '#src/mocks/commerce/tickets/types.ts'
import { type MockOrder, note, typeOf } from './orders'
import { giveCouponBack } from './spend-coupon'

/** Closes an order that waits, and returns what it held. */
export function cancelWith(order: MockOrder, reason: NonNullable<Order['closeReason']>): void {
  order.stored = 'closed'
  order.closeReason = reason
  note(order, 'close')
  giveCouponBack(order.id)
  for (const { typeId } of order.lines) {
    const type = typeOf(typeId)
    if (type) takePlaces(type, -1)
  }
}

/** Who ordered it; of services that the mock fair's other exhibitors have, the company. */
export const buyerName = (language: Language, { buyer, exhibitorId }: MockOrder): string => {
  const account = findMockAccountById(buyer)
  return say(language, account?.name ?? byIdOf(exhibitorRows, exhibitorId)?.company ?? ['', ''])
}
