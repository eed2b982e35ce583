import * as contract from '../../../contract/reports/endpoints'
import { caseRows, decideCase, fileCase } from './cases'
import { accountOfToken } from '../session/accounts'
import { mock, refuse } from '../core/mock'
import { paginate } from '../core/paginate'

export const reports = [
  mock(contract.addComplaint, ({ input, token }) =>
    fileCase({
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
    fileCase({
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
  mock(contract.listReports, ({ input }) => {
    const rows = caseRows()
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
  mock(contract.listOwnReports, ({ input, token }) => {
    const { userId } = accountOfToken(token)
    const own = caseRows().filter((row) => row.userId === userId)
    return paginate(
      own.map(({ caseNumber, liveName, content, state, reply, at }) => ({
        caseNumber,
        liveName,
        content,
        state,
        reply,
        at,
      })),
      input,
    )
  }),
]
