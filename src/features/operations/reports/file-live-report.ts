import { REPORT_TYPE } from '#contract/live/live/limits.ts'
import { FEEDBACK_OF_LIVE } from '#contract/operations/reports/limits.ts'
import { addComplaint, reportLive } from '#contract/operations/reports/endpoints.ts'
import type { LiveDetail } from '#contract/live/live/schemas.ts'
import { call } from '#src/common/request/call.ts'
import { getSession } from '#src/common/session/session.ts'
import type { ReportValues } from '#src/common/report/report-rules.ts'

/** Files a report on the session, or a complaint about it; the same key files once. Throws ApiError. */
export function fileLiveReport(
  { id: liveId, liveName }: Pick<LiveDetail, 'id' | 'liveName'>,
  { kind, content, contact, images }: ReportValues,
  key: string,
): Promise<{ caseNumber: string }> {
  const [message, reach, addresses] = [content.trim(), contact.trim(), images.map(({ url }) => url)]
  if (kind === 'organizer') {
    return call(
      addComplaint,
      {
        feedbackContent: message,
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
      reportContent: message,
      reportName: user?.personName || user?.nickName || '',
      reportMobile: reach,
      reportType: REPORT_TYPE,
      imageUrl: addresses.join(','),
      key,
    },
    { alerts: false },
  )
}
