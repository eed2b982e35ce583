import { agreementNames } from '#contract/fair/agreements/rules.ts'
import * as contract from '#contract/operations/privacy/endpoints.ts'
import { type Route, serve, serveBytes } from '#server/platform/http/serve.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { listAgreed } from '#server/modules/people/registration/index.ts'
import { askDataCopy, getDataCopy, openDataCopy } from './copies/ask'
import { leave, takeBackLeaving } from './leaving/leave'
import { presentRetention, saveRetention } from './retention/retention'
import { previewLeaving } from './leaving/preview'

export { makeCopies, sweepCopies } from './copies/make-copies'
export { sweepRetention } from './retention/retention'
export { deleteAccounts } from './leaving/delete-accounts'

/** What the fair keeps of a person, as that person may know it. */
export const privacy: Route[] = [
  serve(contract.listConsents, async (context) => {
    const { id } = await getViewerAccount(context)
    const registered = await listAgreed(context.db, id)
    return registered.flatMap(({ agreed, at }) =>
      agreementNames.map((which) => {
        const text = agreed.find((one) => one.which === which)
        return { which, version: text?.version ?? null, number: text?.id ?? null, at: at.toISOString() }
      }),
    )
  }),
  serve(contract.previewLeaving, async (context) =>
    previewLeaving(context.db, await getViewerAccount(context), context.language),
  ),
  serve(contract.leave, leave),
  serve(contract.takeBackLeaving, takeBackLeaving),
  serve(contract.getRetention, ({ config, db }) => presentRetention(db, config)),
  serve(contract.saveRetention, saveRetention),
  serve(contract.getDataCopy, getDataCopy),
  serve(contract.askDataCopy, askDataCopy),
  serveBytes(contract.openDataCopy, openDataCopy),
]
