import { agreementNames } from '../../../contract/agreements/rules'
import * as contract from '../../../contract/privacy/endpoints'
import { type Route, serve } from '../../platform/http/serve'
import { getViewerAccount } from '../accounts'
import { listAgreed } from '../registration'

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
]
