import type { ParsedInputOf } from '#contract/core/endpoint.ts'
import type * as contract from '#contract/operations/reports/endpoints.ts'
import { fail } from '#server/platform/http/fail.ts'
import type { Context } from '#server/platform/http/serve.ts'
import { getDemand } from '#server/modules/trade/demands/index.ts'
import { getReceivedOffer } from '#server/modules/trade/offers/index.ts'
import { type Case, fileReport } from './file-report'

type Input<Name extends keyof typeof contract> = ParsedInputOf<(typeof contract)[Name]>

/** Of a demand that the viewer may see and that is not their own. Throws DemandNotFound, NotAllowed and as `fileReport` does. */
export async function reportDemand(context: Context<Input<'reportDemand'>>): Promise<Case> {
  const { demandId, imageUrlList: images, ...report } = context.input
  const { own, title } = await getDemand(context, demandId)
  if (own) throw fail('NotAllowed')
  return fileReport(context, { ...report, kind: 'report', about: { demandId, name: title }, images, reporterName: '' })
}

/** Of an offer to an own demand. Throws OfferNotFound and as `fileReport` does. */
export async function reportOffer(context: Context<Input<'reportOffer'>>): Promise<Case> {
  const { offerId, imageUrlList: images, ...report } = context.input
  const { exhibitor, title } = await getReceivedOffer(context, offerId)
  const name = `${exhibitor} · ${title}`
  return fileReport(context, { ...report, kind: 'report', about: { offerId, name }, images, reporterName: '' })
}
