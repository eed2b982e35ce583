import * as contract from '#contract/operations/reports/endpoints.ts'
import { byIdOf } from '#src/mocks/core/bilingual.ts'
import { demands, isFor } from '#src/mocks/trade/demands/demands.ts'
import { offers } from '#src/mocks/trade/offers/offers.ts'
import { caseRows } from './cases'
import { assignCase, decideCase, fileCase, reopenCase } from './changes'
import { presentCase, presentOwnCase, presentStep } from './present'
import { permissions } from '#contract/core/permissions.ts'
import { parseServiceUserId, parseDirectConversationId } from '#contract/live/chat/rules.ts'
import { findTalk } from '#src/mocks/trade/appointments/talks.ts'
import { messagesOf } from '#src/mocks/live/chat/store.ts'
import { say } from '#src/mocks/core/bilingual.ts'
import { findMockAccountById } from '#src/mocks/foundation/accounts/accounts.ts'
import { accountOfToken } from '#src/mocks/foundation/accounts/accounts.ts'
import { mock, refuse } from '#src/mocks/core/mock.ts'
import { paginate } from '#src/mocks/core/paginate.ts'

/** Of a session there is a case for each report. */
const toNumber = (filed: Parameters<typeof fileCase>[0]) => ({ caseNumber: fileCase(filed).caseNumber })

const ORGANIZER = '5'
/** The possible handlers of a case: the demo accounts that may decide. */
const handlerIds = permissions.decideReports.map(String)

/** Who answers for a service: of an exhibitor its own account, of the fair an organizer. */
const agentOf = (service: string) => (service === 'fair' ? ORGANIZER : '1')

export const reports = [
  mock(contract.addComplaint, ({ input, token }) =>
    toNumber({
      kind: 'complaint',
      feedbackType: input.feedbackType,
      liveId: input.liveId ?? null,
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
    const { imageUrlList: images, ...report } = input
    return fileCase({ ...report, images, kind: 'report', userId: reader.userId })
  }),
  mock(contract.reportOffer, ({ input, token }) => {
    const { userId } = accountOfToken(token)
    const found = byIdOf(offers, input.offerId)
    if (!found || byIdOf(demands, found.demandId)?.buyer !== userId) return refuse('OfferNotFound')
    const { imageUrlList: images, ...report } = input
    return fileCase({ ...report, images, kind: 'report', userId })
  }),
  mock(contract.reportCorrespondent, ({ input: { conversationID, imageUrlList: images, ...report }, token }) => {
    const { userId } = accountOfToken(token)
    if (messagesOf(conversationID).length === 0) return refuse('ConversationNotFound')
    const other = parseDirectConversationId(conversationID)
    const service = parseServiceUserId(other)
    const personId = service === undefined ? other : agentOf(service)
    return fileCase({ ...report, images, kind: 'report', userId, personId, metIn: 'chat' })
  }),
  mock(contract.reportTalkPartner, ({ input: { appointmentId, imageUrlList: images, ...report }, token }) => {
    const { userId } = accountOfToken(token)
    if (!findTalk(appointmentId, token)) return refuse('AppointmentNotFound')
    return fileCase({ ...report, images, kind: 'report', userId, personId: userId === '6' ? '1' : '6', metIn: 'talk' })
  }),
  mock(contract.listReports, ({ input, token, language }) => {
    const { userId } = accountOfToken(token)
    const { state, type, handler, keyWord = '' } = input
    const all = caseRows()
    const found = all
      .filter((one) => state === undefined || (one.state === 'open') === (state === 'open'))
      .filter(({ handlerId }) => handler === undefined || handlerId === (handler === 'me' ? userId : null))
      .filter(({ caseNumber, content }) => `${caseNumber} ${content}`.toLowerCase().includes(keyWord.toLowerCase()))
      .map((one) => presentCase(one, language))
      .filter((one) => type === undefined || one.type === type)
    // The oldest first while open, else the newest.
    const list = state === 'open' ? found.toReversed() : found
    return { ...paginate(list, input), open: all.filter((one) => one.state === 'open').length }
  }),
  mock(contract.listReportSteps, ({ input, language }) =>
    (byIdOf(caseRows(), input.id) ?? refuse('ReportNotFound')).steps.map((step) => presentStep(step, language)),
  ),
  mock(contract.listReportHandlers, ({ language }) =>
    handlerIds.map((id) => ({ id: Number(id), name: say(language, findMockAccountById(id)?.name ?? ['', '']) })),
  ),
  mock(contract.assignReport, ({ input: { id, version, handlerId }, token }) => {
    const given = handlerId === null ? null : String(handlerId)
    if (given !== null && !handlerIds.includes(given)) return refuse('ReportHandlerNotFound')
    assignCase({ id, version, handlerId: given, by: accountOfToken(token).userId })
    return {}
  }),
  mock(contract.decideReport, ({ input, token }) => {
    decideCase({ ...input, by: accountOfToken(token).userId })
    return {}
  }),
  mock(contract.reopenReport, ({ input: { id, version, reason }, token }) => {
    reopenCase(byIdOf(caseRows(), id), { by: accountOfToken(token).userId, reason, version })
    return {}
  }),
  mock(contract.listOwnReports, ({ input, token, language }) => {
    const { userId } = accountOfToken(token)
    const own = caseRows().filter((row) => row.userId === userId)
    return paginate(
      own.map((row) => presentOwnCase(row, language)),
      input,
    )
  }),
  mock(contract.reopenOwnReport, ({ input: { caseNumber, reason }, token }) => {
    const { userId } = accountOfToken(token)
    const own = caseRows().find((row) => row.userId === userId && row.caseNumber === caseNumber)
    reopenCase(own, { by: userId, reason })
    return {}
  }),
]
