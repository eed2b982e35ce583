import { REPORT_IMAGES } from '#contract/live/live/limits.ts'
import type { Language } from '#contract/core/language.ts'
import * as contract from '#contract/operations/reports/endpoints.ts'
import { toPage } from '#server/platform/db/list/page.ts'
import { fail } from '#server/platform/http/fail.ts'
import { type Route, serve } from '#server/platform/http/serve.ts'
import { getViewerAccount } from '#server/modules/foundation/accounts/index.ts'
import { assignReport, listHandlers } from './assign-report'
import { decideReport } from './decide-report'
import { type Case, fileReport } from './file-report'
import { reportCorrespondent, reportTalkPartner } from './of-person'
import { reportDemand, reportOffer } from './of-trade'
import { reopenOwnReport, reopenReport } from './reopen-report'
import { presentOwnReport, presentReport, presentStep } from './reports.present'
import { countCases, findReport, listCases, listOwnCases } from './reports.queries'
import { listNamedSteps, listStepsOf } from './steps.queries'
export { lookUpCases } from './lookup.queries'
export { countOfLives, hasOpenCaseOfDemand } from './reports.queries'

export { personalDataOfReports } from './personal-data.queries'
export { countOpenReports } from './open-work.queries'

/** One to REPORT_IMAGES addresses by comma. Throws BadInput. */
function splitAddresses(imageUrl: string, language: Language): string[] {
  const images = imageUrl.split(',').flatMap((address) => address.trim() || [])
  if (images.length > 0 && images.length <= REPORT_IMAGES) return images
  const detail =
    language === 'zh-CN' ? `需要 1 至 ${REPORT_IMAGES} 张截图` : `it takes 1 to ${REPORT_IMAGES} screenshots`
  throw fail('BadInput', { detail, fields: [{ field: 'imageUrl', message: detail }] })
}

/** Of a session there is a case for each report. */
const toNumber = ({ caseNumber }: Case) => ({ caseNumber })

export const reports: Route[] = [
  serve(contract.addComplaint, async (context) => {
    const { feedbackContent: content, contactDetails: contact, imageUrlList: images, ...rest } = context.input
    const { liveId, feedbackType, key } = rest
    const about = { liveId }
    const filed = { kind: 'complaint' as const, content, contact, images, about, feedbackType, key, reporterName: '' }
    return toNumber(await fileReport(context, filed))
  }),
  serve(contract.reportLive, async (context) => {
    const { reportContent: content, reportMobile: contact, reportName: reporterName, liveId, key } = context.input
    const images = splitAddresses(context.input.imageUrl, context.language)
    const about = { liveId }
    return toNumber(await fileReport(context, { kind: 'report', content, contact, images, about, key, reporterName }))
  }),
  serve(contract.reportDemand, reportDemand),
  serve(contract.reportOffer, reportOffer),
  serve(contract.reportCorrespondent, reportCorrespondent),
  serve(contract.reportTalkPartner, reportTalkPartner),
  serve(contract.listReports, async ({ db, input, language, viewer }) => {
    const { handler, ...rest } = input
    const handlerId = handler === 'me' ? Number(viewer?.userId) : handler === 'nobody' ? null : undefined
    const filter = { ...rest, handlerId }
    const rows = await listCases(db, filter)
    const list = rows.map((row) => presentReport(row, { language, viewer }))
    return { ...toPage(list, await countCases(db, filter), input), open: await countCases(db, { state: 'open' }) }
  }),
  serve(contract.listReportSteps, async ({ db, input, language }) => {
    if (!(await findReport(db, input.id))) throw fail('ReportNotFound')
    return (await listNamedSteps(db, input.id)).map((row) => presentStep(row, language))
  }),
  serve(contract.listReportHandlers, ({ db, language }) => listHandlers(db, language)),
  serve(contract.assignReport, assignReport),
  serve(contract.decideReport, decideReport),
  serve(contract.reopenReport, reopenReport),
  serve(contract.listOwnReports, async (context) => {
    const { db, input } = context
    const account = await getViewerAccount(context)
    const { rows, total } = await listOwnCases(db, account.id, input)
    const ids = rows.map(({ id }) => id)
    const steps = await listStepsOf(db, ids)
    return toPage(
      rows.map((row) => presentOwnReport(row, steps)),
      total,
      input,
    )
  }),
  serve(contract.reopenOwnReport, reopenOwnReport),
]
