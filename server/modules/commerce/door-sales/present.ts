import type { DoorSale } from '#contract/commerce/door-sales/schemas.ts'
import type { Context } from '#server/platform/http/serve.ts'
import type { OrderRow } from '#server/modules/commerce/orders/index.ts'
import { presentTicketsOf } from '#server/modules/commerce/tickets/index.ts'

/** A sale with its tickets, as whoever stands at the door hands them over. */
export async function presentSale(
  { db, vault, language }: Pick<Context<unknown>, 'db' | 'vault' | 'language'>,
  order: OrderRow,
): Promise<DoorSale> {
  const tickets = await presentTicketsOf(db, vault, order.id, language)
  return {
    id: order.id,
    number: order.number,
    method: order.method ?? 'cash',
    payableFen: order.payableFen,
    soldAt: (order.paidAt ?? order.createdAt).toISOString(),
    tickets: tickets.map(({ id, name, code, qr, holder }) => ({
      id,
      name,
      code,
      qr,
      holderName: holder?.name ?? '',
      entered: null,
    })),
  }
}
