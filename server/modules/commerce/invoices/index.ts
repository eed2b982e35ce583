import * as contract from '#contract/commerce/invoices/endpoints.ts'
import { toPage } from '#server/platform/db/list/page.ts'
import { type Context, type Route, serve, serveBytes } from '#server/platform/http/serve.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { answerApplication } from './application/answer'
import { applyInvoice } from './apply'
import { presentInvoice, presentManaged } from './invoices.present'
import { listInvoices, listTitles } from './invoices.queries'
import { decideReversal, failInvoice, issueInvoice } from './manage'
import { findPeriod } from './period'
import { getInvoice, getOwnRow, step } from './step'
import { presentSaved, removeTitle, saveTitle } from './titles'

export { isInvoiced } from './invoices.queries'
export { processDueInvoices } from './jobs'
export { endInvoice } from './manage'
export { personalDataOfInvoices } from './personal-data.queries'
export { countOpenInvoices } from './open-work.queries'

const getOwn = async (context: Context<unknown>, id: number) => presentInvoice(await getOwnRow(context, id))

const getManaged = async (context: Context<{ id: number }>) =>
  presentManaged(await getInvoice(context.db, context.input.id), context)

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
  serveBytes(contract.getInvoiceApplication, answerApplication),
  serve(contract.withdrawInvoice, async (context) => {
    const { input, write } = context
    await getOwn(context, input.id)
    await write((db) => step(db, context, input, { from: ['applied'], change: { state: 'failed' } }))
    return getOwn(context, input.id)
  }),
  serve(contract.askReversal, async (context) => {
    const { input, write } = context
    await getOwn(context, input.id)
    // The service is notified of it at once, however lately it was requested from the invoice itself.
    const change = { state: 'reversalAsked', askAt: new Date() } as const
    await write((db) => step(db, context, input, { from: ['issued'], change }))
    return getOwn(context, input.id)
  }),
  serve(contract.listInvoices, async (context) => {
    const { db, input } = context
    const { rows, total } = await listInvoices(db, undefined, input)
    return toPage(
      rows.map((row) => presentManaged(row, context)),
      total,
      input,
    )
  }),
  serve(contract.beginInvoice, async (context) => {
    const begun = { from: ['applied'], change: { state: 'issuing' } } as const
    await context.write((db) => step(db, context, context.input, begun))
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
    await decideReversal(context)
    return getManaged(context)
  }),
]
