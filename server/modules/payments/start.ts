import { HOLD_MS } from '../../../contract/orders/limits'
import type { ParsedInputOf } from '../../../contract/core/endpoint'
import type { startPayment as contract } from '../../../contract/payments/endpoints'
import type { PaymentPort } from '../../providers/payment/port'
import { fail } from '../../platform/http/fail'
import type { Context } from '../../platform/http/serve'
import { getOwnOrderRow, isUnconfirmed, makeNumber, type OrderRow } from '../orders'
import * as queries from './payments.queries'

/** What the payer reads at the provider. */
const DESCRIPTION = { ticket: '云展门票 Yunzhan tickets', service: '云展展务服务 Yunzhan exhibition services' } as const

/** The provider. Throws PaymentNotOffered where the fair has none. */
export function getProvider({ providers }: Pick<Context<unknown>, 'providers'>): PaymentPort {
  if (!providers.payment) throw fail('PaymentNotOffered')
  return providers.payment
}

/** The open payment of an order, opened where there is none; of two at once both get the same. */
async function openPayment({ db, writeUncached }: Context<unknown>, order: OrderRow): Promise<queries.PaymentRow> {
  const open = await queries.findOpen(db, order.id)
  if (open) return open
  const row = {
    number: makeNumber('P'),
    orderId: order.id,
    method: 'wechat',
    fen: order.payableFen,
    expiresAt: order.heldUntil,
    // The page asks every few seconds; the fair itself in case nobody looks.
    askAt: new Date(Date.now() + HOLD_MS / 10),
  } as const
  const added = await writeUncached((writing) => queries.insertPayment(writing, row))
  const found = added ?? (await queries.findOpen(db, order.id))
  // Closed in this moment.
  if (!found) throw fail('OrderNotNow')
  return found
}

/** Opens the payment of an own order. Throws what the contract names. */
export async function startPayment(context: Context<ParsedInputOf<typeof contract>>) {
  const { input, origin, writeUncached } = context
  const provider = getProvider(context)
  const order = await getOwnOrderRow(context, input.orderId)
  if (order.closeReason === 'overtime') throw fail('OrderOvertime')
  if (order.state !== 'pending' || isUnconfirmed(order)) throw fail('OrderNotNow')
  if (order.heldUntil <= new Date()) throw fail('OrderOvertime')
  const payment = await openPayment(context, order)
  const { number, fen, expiresAt } = payment
  let { codeUrl } = payment
  if (codeUrl === '') {
    const request = { number, fen, description: DESCRIPTION[order.kind], expiresAt }
    const created = await provider.create(request, origin).catch(() => {
      throw fail('PaymentUnavailable')
    })
    codeUrl = created.codeUrl
    await writeUncached((db) => queries.setCodeUrl(db, payment.id, created.codeUrl))
  }
  return {
    number,
    fen,
    codeUrl,
    sandbox: provider.kind === 'sandbox',
    expiresAt: expiresAt.toISOString(),
    now: new Date().toISOString(),
  }
}
