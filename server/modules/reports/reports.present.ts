import { hasPermission } from '../../../contract/core/permissions'
import type { Report } from '../../../contract/reports/schemas'
import type { Language } from '../../../contract/core/language'
import { type Bilingual, pick } from '../../platform/db/bilingual'
import type { Viewer } from '../../platform/http/serve'
import { maskNumber } from '../../platform/mask'
import type { Account } from '../accounts'
import type { ReportRow } from './reports.queries'

interface Row {
  report: ReportRow
  reporter: Account
  by: Bilingual | null
}

/** A case as the reader sees it: how to reach the reporter is whole only for who decides. */
export function presentReport(
  { report, reporter, by }: Row,
  { language, viewer }: { language: Language; viewer: Viewer | null },
): Report {
  const name = reporter.nickName || pick(reporter.name, language)
  return {
    id: report.id,
    caseNumber: report.caseNumber,
    kind: report.kind === 'report' ? 'report' : 'complaint',
    liveId: report.liveId,
    liveName: report.liveName,
    content: report.content,
    contact: hasPermission(viewer?.userType, 'decideReports') ? report.contact : maskNumber(report.contact),
    reporter: report.reporterName || name,
    images: report.images,
    state: report.state,
    reply: report.reply,
    at: report.at.toISOString(),
    decidedAt: report.decidedAt?.toISOString() ?? null,
    decidedBy: by ? pick(by, language) : '',
  }
}
