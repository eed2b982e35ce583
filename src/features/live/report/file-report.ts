import { REPORT_TYPE } from '../../../../contract/live/limits'
import { FEEDBACK_OF_LIVE } from '../../../../contract/reports/limits'
import { addComplaint, reportLive } from '../../../../contract/reports/endpoints'
import type { LiveDetail } from '../../../../contract/live/schemas'
import { call } from '../../../common/request/call'
import { getSession } from '../../../common/session/session'
import type { ReportValues } from '../../../common/report/report-rules'

/** Files a report on the session, or a complaint about it; the same key files once. Throws ApiError. */
export function fileReport(
  { id: liveId, liveName }: Pick<LiveDetail, 'id' | 'liveName'>,
  { kind, content, contact, images }: ReportValues,
  key: string,
): Promise<{ caseNumber: string }> {
  const [said, reach, addresses] = [content.trim(), contact.trim(), images.map(({ url }) => url)]
  if (kind === 'organizer') {
    return call(
      addComplaint,
      {
        feedbackContent: said,
        contactDetails: reach,
        imageUrlList: addresses,
        feedbackType: FEEDBACK_OF_LIVE,
        liveId,
        key,
      },
      { alerts: false },
    )
  }
  const user = getSession()?.user
  return call(
    reportLive,
    {
      liveName,
      liveId,
      reportContent: said,
      reportName: user?.personName || user?.nickName || '',
      reportMobile: reach,
      reportType: REPORT_TYPE,
      imageUrl: addresses.join(','),
      key,
    },
    { alerts: false },
  )
}
