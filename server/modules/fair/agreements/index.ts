import * as contract from '#contract/fair/agreements/endpoints.ts'
import { type Route, serve } from '#server/platform/http/serve.ts'
import { findAgreement, listAgreements } from './agreements.queries'

export { agreementContent } from './content.queries'
export { type AgreedTo, findAgreedTo } from './agreements.queries'

export const agreements: Route[] = [
  serve(contract.listAgreements, ({ db }) => listAgreements(db)),
  serve(
    contract.getAgreement,
    async ({ db, language, input }) => (await findAgreement(db, language, input.which)) ?? null,
  ),
]
