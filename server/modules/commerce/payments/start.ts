import { HOLD_MS } from '#contract/commerce/orders/limits.ts'
import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type { startPayment as contract } from '#contract/commerce/payments/endpoints.ts'
import type { PaymentPort } from '#server/providers/payment/port.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { getOwnOrderRow, isUnconfirmed, makeNumber, type OrderRow } from '#server/modules/commerce/orders/index.ts'
import * as queries from './payments.queries'
import { receivePayment } from './receive'

/** What the payer reads at the provider. */
const DESCRIPTION = { ticket: '云展门票 Yunzhan tickets', service: '云展展务服务 Yunzhan exhibition services' } as const

/** ms that a code is used: WeChat Pay takes none that is older than two hours (pay.weixin.qq.com, Native, code_url) */
const CODE_MS = 110 * 60_000

/** The provider. Throws PaymentNotOffered where the fair has none. */
export function getProvider({ providers }: Pick<Context<unknown>, 'providers'>): PaymentPort {
  if (!providers.payment) throw fail('PaymentNotOffered')
  return providers.payment
}

/** Closes a payment with an expired code, for a new one. Throws PaymentUnavailable; OrderNotNow where it was paid just before. */
async function endPayment(context: Context<unknown>, { number }: queries.PaymentRow): Promise<void> {
  const state = await getProvider(context)
    .close(number)
    .catch(() => {
      throw fail('PaymentUnavailable')
    })
  await receivePayment(context, context, number, state.state === 'missing' ? { state: 'closed' } : state)
  if (state.state === 'paid') throw fail('OrderNotNow')
}

/** The open payment of an order, opened where there is none; of two at once both get the same. */
async function openPayment(context: Context<unknown>, order: OrderRow): Promise<queries.PaymentRow> {
  const { db, write } = context
  const open = await queries.findOpen(db, order.id)
  if (open && open.expiresAt > new Date()) return open
  if (open) await endPayment(context, open)
  const row = {
    number: makeNumber('P'),
    orderId: order.id,
    method: 'wechat',
    fen: order.payableFen,
    expiresAt: new Date(Math.min(order.heldUntil.getTime(), Date.now() + CODE_MS)),
    // The page asks every few seconds; the fair itself in case nobody looks.
    askAt: new Date(Date.now() + HOLD_MS / 10),
  } as const
  const added = await write((writing) => queries.insertPayment(writing, row))
  const found = added ?? (await queries.findOpen(db, order.id))
  // Closed in this moment.
  if (!found) throw fail('OrderNotNow')
  return found
}

/** Opens the payment of an own order. Throws what the contract names. */
export async function startPayment(context: Context<ParsedInputOf<typeof contract>>) {
  const { input, origin, write } = context
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
    await write((db) => queries.setCodeUrl(db, payment.id, created.codeUrl))
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
