import { chinaDay } from '#contract/core/china-time.ts'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { sellAtDoor as contract } from '#contract/commerce/door-sales/endpoints.ts'
import { DOOR_SALES_PER_HOUR } from '#contract/commerce/door-sales/limits.ts'
import type { DoorSale } from '#contract/commerce/door-sales/schemas.ts'
import { assertWithinLimit } from '#server/platform/auth/rate-limit.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { type CheckListRow, enter, getOpenList } from '#server/modules/commerce/check-in/index.ts'
import {
  findSold,
  type OrderRow,
  placeDoorOrder,
  readRequested,
  type RequestedItem,
} from '#server/modules/commerce/orders/index.ts'
import { addDoorPayment } from '#server/modules/commerce/payments/index.ts'
import { listTypes, verifyHolders } from '#server/modules/commerce/tickets/index.ts'
import { presentSale } from './present'

type Selling = Context<ParsedInputOf<typeof contract>>

const HOUR_SECONDS = 3_600

/** Throws TicketNotToday. */
function assertToday(requested: readonly RequestedItem[], day: string): void {
  const other = requested.find(({ type }) => day < type.firstDay || day > type.lastDay)
  if (other) throw fail('TicketNotToday', { name: other.name, typeId: other.type.id })
}

/** The order of a sale, written down once for its key with its payment and its tickets. Throws what the contract names. */
async function sell(context: Selling, soldBy: number): Promise<OrderRow> {
  const { db, input, language, providers, vault, viewer, write } = context
  const { key: clientKey, method, payableFen } = input
  const known = await findSold(db, { soldBy, clientKey })
  if (known) return known
  const now = new Date()
  const buyer = { language, userType: viewer?.userType ?? 0, reserved: new Map<number, number>(), now }
  const types = await listTypes(
    db,
    input.lines.map(({ typeId }) => typeId),
  )
  const requested = readRequested(types, input, buyer)
  assertToday(requested, chinaDay(now))
  await write((writing) => assertWithinLimit(writing, `doorSale:${soldBy}`, DOOR_SALES_PER_HOUR, HOUR_SECONDS))
  await verifyHolders(providers.identity, requested)
  const sold = await write(async (writing) => {
    const order = await placeDoorOrder(writing, vault, { soldBy, clientKey, method, items: requested, payableFen })
    if (order && order.payableFen > 0) await addDoorPayment(writing, order, method)
    return order
  })
  // Sent twice at once, it is the other that was written.
  const order = sold ?? (await findSold(db, { soldBy, clientKey }))
  if (!order) throw new Error('the sale was not kept')
  return order
}

/** Lets the holders of what was sold in; requested again it is the same entry. */
async function letIn(context: Selling, sale: DoorSale, list: CheckListRow, byAccount: number): Promise<DoorSale> {
  const tickets = []
  for (const ticket of sale.tickets) {
    const scan = { list, key: `sold:${ticket.code}`, code: ticket.code, at: new Date(), byAccount, isOffline: false }
    tickets.push({ ...ticket, entered: (await enter(context, scan)).result })
  }
  return { ...sale, tickets }
}

/** Sells at the door, once for a key. Throws what the contract names. */
export async function sellAtDoor(context: Selling): Promise<DoorSale> {
  const { id: soldBy } = await getViewerAccount(context)
  const { enterAt } = context.input
  const list = enterAt === null ? undefined : await getOpenList(context.db, enterAt)
  const sale = await presentSale(context, await sell(context, soldBy))
  return list ? letIn(context, sale, list, soldBy) : sale
}
