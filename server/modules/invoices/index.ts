import * as contract from '../../../contract/invoices/endpoints'
import { toPage } from '../../platform/db/page'
import { fail } from '../../platform/http/fail'
import { type Context, type Route, serve } from '../../platform/http/serve'
import { getViewerAccount } from '../accounts'
import { applyInvoice } from './apply'
import { presentInvoice, presentManaged } from './invoices.present'
import { listInvoices, listTitles } from './invoices.queries'
import { failInvoice, getInvoice, issueInvoice, step } from './manage'
import { findPeriod } from './period'
import { presentSaved, removeTitle, saveTitle } from './titles'

export { isInvoiced } from './invoices.queries'
export { endInvoice } from './manage'

/** An invoice of who asks. Throws InvoiceNotFound for another's too. */
async function getOwn(context: Context<unknown>, id: number) {
  const account = await getViewerAccount(context)
  const row = await getInvoice(context.db, id)
  if (row.invoice.accountId !== account.id) throw fail('InvoiceNotFound')
  return presentInvoice(row)
}

const getManaged = async ({ db, input, language }: Context<{ id: number }>) =>
  presentManaged(await getInvoice(db, input.id), language)

export const invoiceRoutes: Route[] = [
  serve(contract.getInvoiceDate, ({ db }) => findPeriod(db)),
  serve(contract.postInvoiceDate, ({ db }) => findPeriod(db)),
  serve(contract.listInvoiceTitles, async (context) => {
    const { id } = await getViewerAccount(context)
    return (await listTitles(context.db, id)).map(presentSaved)
  }),
  serve(contract.saveInvoiceTitle, saveTitle),
  serve(contract.removeInvoiceTitle, async (context) => {
    await removeTitle(context)
    return {}
  }),
  serve(contract.applyInvoice, async (context) => getOwn(context, await applyInvoice(context))),
  serve(contract.listOwnInvoices, async (context) => {
    const { id } = await getViewerAccount(context)
    const { rows, total } = await listInvoices(context.db, id, context.input)
    return toPage(rows.map(presentInvoice), total, context.input)
  }),
  serve(contract.withdrawInvoice, async (context) => {
    const { input, writeUncached } = context
    await getOwn(context, input.id)
    await writeUncached((db) => step(db, context, input, { from: ['applied'], change: { state: 'failed' } }))
    return getOwn(context, input.id)
  }),
  serve(contract.askReversal, async (context) => {
    const { input, writeUncached } = context
    await getOwn(context, input.id)
    await writeUncached((db) => step(db, context, input, { from: ['issued'], change: { state: 'reversalAsked' } }))
    return getOwn(context, input.id)
  }),
  serve(contract.listInvoices, async ({ db, input, language }) => {
    const { rows, total } = await listInvoices(db, undefined, input)
    return toPage(
      rows.map((row) => presentManaged(row, language)),
      total,
      input,
    )
  }),
  serve(contract.beginInvoice, async (context) => {
    const begun = { from: ['applied'], change: { state: 'issuing' } } as const
    await context.writeUncached((db) => step(db, context, context.input, begun))
    return getManaged(context)
  }),
  serve(contract.issueInvoice, async (context) => {
    await issueInvoice(context)
    return getManaged(context)
  }),
  serve(contract.failInvoice, async (context) => {
    await failInvoice(context)
    return getManaged(context)
  }),
  serve(contract.decideReversal, async (context) => {
    const { input, writeUncached } = context
    const decided = input.reversed
      ? ({ from: ['reversalAsked'], change: { state: 'reversed' }, notice: 'invoiceReversed' } as const)
      : ({ from: ['reversalAsked'], change: { state: 'issued' }, notice: 'reversalRefused' } as const)
    await writeUncached((db) => step(db, context, input, decided))
    return getManaged(context)
  }),
]
