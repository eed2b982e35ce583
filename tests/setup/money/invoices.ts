import type { AnyEndpoint, InputOf } from '#contract/core/endpoint.ts'
import { userTypes } from '#contract/core/permissions.ts'
import { applyInvoice } from '#contract/commerce/invoices/endpoints.ts'
import { emptyTitle } from '#contract/commerce/invoices/rules.ts'
import type { Invoice } from '#contract/commerce/invoices/schemas.ts'
import type { InvoiceTitle } from '#contract/commerce/invoices/rules.ts'
import type { Order } from '#contract/commerce/orders/schemas.ts'
import { checkPayment } from '#contract/commerce/payments/endpoints.ts'
import { signedInAs } from '../access'
import type { TestServer } from '../start-server'
import { newBuyers } from './buyers'
import { orderKey, paymentOf, placed, typeNamed, wholeOrder } from './orders'
import type { createPaymentPort } from './payment-port'

export type Headers = { token: string; userid: string }

export const personalTitle: InvoiceTitle = {
  ...emptyTitle(),
  kind: 'personal',
  name: '陈采薇',
  email: 'caiwei@buyer.example',
}

/** Asks as the finance staff. */
export async function askAsFinance<E extends AnyEndpoint>(server: TestServer, endpoint: E, input: InputOf<E>) {
  return server.ask(endpoint, input, { headers: await signedInAs(server, userTypes.financeStaff) })
}

/** A paid order of a new buyer. */
export async function paidOrder(
  server: TestServer,
  provider: ReturnType<typeof createPaymentPort>,
  quantity = 1,
): Promise<{ headers: Headers; order: Order }> {
  const [headers = { token: '', userid: '' }] = await newBuyers(server, 1)
  const made = await placed(server, headers, wholeOrder(await typeNamed(server, 'One-day ticket'), quantity))
  provider.pay(await paymentOf(server, headers, made))
  return { headers, order: (await server.ask(checkPayment, { orderId: made.id }, { headers })).data }
}

/** Applies for the invoice of an own order. */
export function applyFor(
  server: TestServer,
  headers: Pick<Headers, 'token'>,
  order: Pick<Order, 'id'>,
  over: object = {},
) {
  const input = { key: orderKey(), orderId: order.id, type: 'ordinary' as const, title: personalTitle, ...over }
  return server.ask(applyInvoice, input, { headers })
}

/** An invoice as it was seen. */
export const seen = ({ id, version }: Pick<Invoice, 'id' | 'version'>) => ({ id, version })
