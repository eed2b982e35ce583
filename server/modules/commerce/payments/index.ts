import * as contract from '#contract/commerce/payments/endpoints.ts'
import { LOOKS_PER_MINUTE } from '#contract/commerce/payments/limits.ts'
import { assertWithinLimit } from '#server/platform/auth/rate-limit.ts'
import { toPage } from '#server/platform/db/list/page.ts'
import { type Context, type Route, serve } from '#server/platform/http/serve.ts'
import { ServiceFailure } from '#server/providers/http-json.ts'
import { getOwnOrderRow, presentManagedOrder, presentOwnOrder } from '#server/modules/commerce/orders/index.ts'
import { countAffected, listAll } from './call-off.queries'
import { callOff, presentCallOff } from './call-off'
import { compareBill, listDailySums, presentPayment, presentRefund, retryRefund, settleRefund } from './finance'
import { listPayments } from './list.queries'
import { findOpen } from './payments.queries'
import { receivePayment } from './receive'
import { listRefunds } from './refunds.queries'
import { requestRefund } from './refund'
import { refundService } from './organizer-refund/refund-service'
import { startPayment } from './start'

export { addDoorPayment } from './door'
export { processDueOrders } from './jobs'
export { countRefundsByState } from './refunds.queries'
export { receiveTransfer } from './receive'
export { servePaymentNotifications } from './notifications'
export { refundLines } from './refund'
export { paymentRecords, refundRecords } from './payments.schema'
export { personalDataOfPayments, personalDataOfPaymentStaff, countOpenRefunds } from './personal-data.queries'
export { countFailedRefunds } from './open-work.queries'

/** Asks the provider about the open payment of an own order; silence leaves everything as it is. */
async function lookAtPayment(context: Context<{ orderId: number }>): Promise<void> {
  const { db, input, providers, viewer, write } = context
  await getOwnOrderRow(context, input.orderId)
  const open = await findOpen(db, input.orderId)
  if (!open || !providers.payment) return
  const bucket = `paymentLook:${viewer?.userId}`
  await write((writing) => assertWithinLimit(writing, bucket, LOOKS_PER_MINUTE, 60))
  try {
    await receivePayment(context, context, open.number, await providers.payment.query(open.number))
  } catch (error) {
    if (!(error instanceof ServiceFailure)) throw error
  }
}

export const paymentRoutes: Route[] = [
  serve(contract.getPayMethods, async ({ providers: { payment } }) => ({
    wechat: payment !== null,
    sandbox: payment?.kind === 'sandbox',
  })),
  serve(contract.startPayment, startPayment),
  serve(contract.checkPayment, async (context) => {
    await lookAtPayment(context)
    return presentOwnOrder(context, context.input.orderId)
  }),
  serve(contract.requestRefund, async (context) => {
    await requestRefund(context)
    return presentOwnOrder(context, context.input.orderId)
  }),
  serve(contract.refundService, async (context) => {
    await refundService(context)
    return presentManagedOrder(context, context.input.orderId)
  }),
  serve(contract.listPayments, async ({ db, input }) => {
    const { rows, total } = await listPayments(db, input)
    return toPage(rows.map(presentPayment), total, input)
  }),
  serve(contract.listRefunds, async ({ db, input }) => {
    const { rows, total } = await listRefunds(db, input)
    return toPage(rows.map(presentRefund), total, input)
  }),
  serve(contract.retryRefund, retryRefund),
  serve(contract.settleRefund, settleRefund),
  serve(contract.listDailySums, listDailySums),
  serve(contract.compareBill, compareBill),
  serve(contract.previewCallOff, ({ db, input }) => countAffected(db, input.typeIds)),
  serve(contract.callOff, callOff),
  serve(contract.listCallOffs, async ({ db, language }) => {
    const rows = await listAll(db)
    return Promise.all(rows.map((row) => presentCallOff(db, row, language)))
  }),
]
