import * as contract from '../../../contract/reports/endpoints'
import { byIdOf } from '../core/bilingual'
import { demands, isFor } from '../demands/demands'
import { offers } from '../offers/offers'
import { caseRows, decideCase, fileCase } from './cases'
import { presentCase } from './present'
import { accountOfToken } from '../session/accounts'
import { mock, refuse } from '../core/mock'
import { paginate } from '../core/paginate'

/** Of a session there is a case for each report. */
const toNumber = (filed: Parameters<typeof fileCase>[0]) => ({ caseNumber: fileCase(filed).caseNumber })

export const reports = [
  mock(contract.addComplaint, ({ input, token }) =>
    toNumber({
      kind: 'complaint',
      liveId: input.liveId ?? null,
      liveName: '',
      content: input.feedbackContent,
      contact: input.contactDetails,
      images: input.imageUrlList,
      userId: accountOfToken(token).userId,
      key: input.key,
    }),
  ),
  mock(contract.reportLive, ({ input, token }) =>
    toNumber({
      kind: 'report',
      liveId: input.liveId,
      liveName: input.liveName,
      content: input.reportContent,
      contact: input.reportMobile,
      images: input.imageUrl.split(','),
      userId: accountOfToken(token).userId,
      key: input.key,
    }),
  ),
  mock(contract.reportDemand, ({ input, token }) => {
    const reader = accountOfToken(token)
    const found = byIdOf(demands, input.demandId)
    if (!found || !isFor(found, reader)) return refuse('DemandNotFound')
    if (found.buyer === reader.userId) return refuse('NotAllowed')
    const { imageUrlList: images, ...said } = input
    return fileCase({ ...said, images, kind: 'report', userId: reader.userId })
  }),
  mock(contract.reportOffer, ({ input, token }) => {
    const { userId } = accountOfToken(token)
    const found = byIdOf(offers, input.offerId)
    if (!found || byIdOf(demands, found.demandId)?.buyer !== userId) return refuse('OfferNotFound')
    const { imageUrlList: images, ...said } = input
    return fileCase({ ...said, images, kind: 'report', userId })
  }),
  mock(contract.listReports, ({ input, language }) => {
    const rows = caseRows().map((one) => presentCase(one, language))
    const open = rows.filter(({ state }) => state === 'open')
    // The oldest first while open, else the newest.
    const list =
      input.state === 'open' ? open.toReversed() : rows.filter(({ state }) => !input.state || state === input.state)
    return { ...paginate(list, input), open: open.length }
  }),
  mock(contract.decideReport, ({ input }) => {
    const outcome = decideCase(input.id, input.outcome, input.reply)
    if (outcome === 'none') return refuse('ReportNotFound')
    return outcome === 'decided' ? refuse('ReportDecided') : {}
  }),
  mock(contract.listOwnReports, ({ input, token, language }) => {
    const { userId } = accountOfToken(token)
    const own = caseRows().filter((row) => row.userId === userId)
    const list = own.map((row) => {
      const { caseNumber, about, liveName, content, state, reply, at } = presentCase(row, language)
      return { caseNumber, about, liveName, content, state, reply, at }
    })
    return paginate(list, input)
  }),
]
