import { fileAddress } from '#contract/foundation/files/rules.ts'
import type { Language } from '#contract/core/language.ts'
import * as contract from '#contract/commerce/transfers/endpoints.ts'
import { checkTransferAccount } from '#contract/commerce/transfers/rules.ts'
import type { ManagedTransfer, Transfer } from '#contract/commerce/transfers/schemas.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import { toPage } from '#server/platform/db/list/page.ts'
import { assertFields } from '#server/platform/http/assert-fields.ts'
import { type Route, serve } from '#server/platform/http/serve.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { getOwnOrderRow } from '#server/modules/commerce/orders/index.ts'
import { decideTransfer } from './decide'
import { submitTransfer } from './submit'
import * as queries from './transfers.queries'

export { processDueTransfers } from './jobs'
export { personalDataOfTransfers, personalDataOfTransferStaff } from './personal-data.queries'
export { countOpenTransfers } from './open-work.queries'

const present = ({ id, version, state, payer, paidOn, proofs, reason, createdAt }: queries.TransferRow): Transfer => ({
  id,
  version,
  state,
  payer,
  paidOn,
  proofs: proofs.map(fileAddress),
  reason,
  createdAt: createdAt.toISOString(),
})

const presentManaged = (
  { transfer, orderNumber, fen, buyer }: queries.TransferOf,
  language: Language,
): ManagedTransfer => ({
  ...present(transfer),
  orderId: transfer.orderId,
  orderNumber,
  fen,
  buyer: pick(buyer, language),
})

export const transferRoutes: Route[] = [
  serve(contract.getTransferAccount, ({ db }) => queries.findTransferAccount(db)),
  serve(contract.listOwnTransfers, async (context) => {
    const order = await getOwnOrderRow(context, context.input.orderId)
    return (await queries.listOfOrder(context.db, order.id)).map(present)
  }),
  serve(contract.submitTransfer, async (context) => present(await submitTransfer(context))),
  serve(contract.saveTransferAccount, async (context) => {
    const { input, language, write } = context
    assertFields(checkTransferAccount(input), language, 'input')
    const { id: byAccount } = await getViewerAccount(context)
    const row = { name: input.name.trim(), bank: input.bank.trim(), account: input.account.trim() }
    await write((db) => queries.setTransferAccount(db, { ...row, byAccount }))
    return row
  }),
  serve(contract.removeTransferAccount, async ({ write }) => {
    await write(queries.deleteTransferAccount)
    return {}
  }),
  serve(contract.listTransfers, async ({ db, input, language }) => {
    const { rows, total } = await queries.listTransfers(db, input)
    return toPage(
      rows.map((row) => presentManaged(row, language)),
      total,
      input,
    )
  }),
  serve(contract.decideTransfer, async (context) => presentManaged(await decideTransfer(context), context.language)),
]
