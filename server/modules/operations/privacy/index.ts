import { agreementNames } from '#contract/fair/agreements/rules.ts'
import * as contract from '#contract/operations/privacy/endpoints.ts'
import { type Route, serve, serveBytes } from '#server/platform/http/serve.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { listAgreed } from '#server/modules/people/registration/index.ts'
import { askDataCopy, getDataCopy, openDataCopy } from './copies/ask'
import { leave, takeBackLeaving } from './leaving/leave'
import { presentRetention, saveRetention } from './retention/retention'
import { previewLeaving } from './leaving/preview'
import type { Register } from './register'

export { makeCopies, sweepCopies } from './copies/make-copies'
export { sweepRetention } from './retention/retention'
export { deleteAccounts } from './leaving/delete-accounts'
export { listPersonalData, type Register } from './register'
export { personalDataOfRetention, personalDataOfPrivacy } from './personal-data.queries'

/** Consents, deletion of accounts, copies of personal data and its retention, by what the domains registered. */
export const privacy = (register: Register): Route[] => [
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
    previewLeaving(register, context.db, await getViewerAccount(context), context.language),
  ),
  serve(contract.leave, (context) => leave(register, context)),
  serve(contract.takeBackLeaving, takeBackLeaving),
  serve(contract.getRetention, ({ config, db }) => presentRetention(register, db, config)),
  serve(contract.saveRetention, (context) => saveRetention(register, context)),
  serve(contract.getDataCopy, getDataCopy),
  serve(contract.askDataCopy, askDataCopy),
  serveBytes(contract.openDataCopy, openDataCopy),
]
