import { REPORT_IMAGES } from '../../../contract/live/limits'
import type { Language } from '../../../contract/core/language'
import * as contract from '../../../contract/reports/endpoints'
import { toPage } from '../../platform/db/page'
import { fail } from '../../platform/http/fail'
import { type Route, serve } from '../../platform/http/serve'
import { getViewerAccount } from '../accounts'
import { decideReport } from './decide-report'
import { type Case, fileReport } from './file-report'
import { countCases, listCases, listOwnCases } from './reports.queries'
import { reportDemand, reportOffer } from './of-trade'
import { presentReport } from './reports.present'

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
  serve(contract.addComplaint, async (asking) => {
    const { feedbackContent: content, contactDetails: contact, imageUrlList: images, liveId, key } = asking.input
    const about = { liveId }
    const filed = { kind: 'complaint' as const, content, contact, images, about, key, reporterName: '' }
    return toNumber(await fileReport(asking, filed))
  }),
  serve(contract.reportLive, async (asking) => {
    const { reportContent: content, reportMobile: contact, reportName: reporterName, liveId, key } = asking.input
    const images = splitAddresses(asking.input.imageUrl, asking.language)
    const about = { liveId }
    return toNumber(await fileReport(asking, { kind: 'report', content, contact, images, about, key, reporterName }))
  }),
  serve(contract.reportDemand, reportDemand),
  serve(contract.reportOffer, reportOffer),
  serve(contract.listReports, async ({ db, input, language, viewer }) => {
    const rows = await listCases(db, input)
    const list = rows.map((row) => presentReport(row, { language, viewer }))
    return { ...toPage(list, await countCases(db, input.state), input), open: await countCases(db, 'open') }
  }),
  serve(contract.decideReport, decideReport),
  serve(contract.listOwnReports, async (asking) => {
    const { db, input } = asking
    const account = await getViewerAccount(asking)
    const { rows, total } = await listOwnCases(db, account.id, input)
    const list = rows.map((row) => {
      const { caseNumber, about, liveName, content, state, reply, at } = row
      return { caseNumber, about, liveName, content, state, reply, at: at.toISOString() }
    })
    return toPage(list, total, input)
  }),
]
