import { hasPermission } from '../../../contract/core/permissions'
import type { Report } from '../../../contract/reports/schemas'
import type { Language } from '../../../contract/core/language'
import { type Bilingual, pick } from '../../platform/db/bilingual'
import type { Viewer } from '../../platform/http/serve'
import { maskNumber } from '../../platform/mask'
import type { CaseRow } from './reports.queries'

/** What the demand or the offer says now, and whose each is. */
function presentTrade(
  { demand, buyer, offer, company }: CaseRow,
  language: Language,
): Pick<Report, 'demand' | 'offer'> {
  const say = (text: Bilingual | null) => (text ? pick(text, language) : '')
  return {
    demand: demand ? { id: demand.id, title: say(demand.title), buyer: say(buyer) } : null,
    offer: offer && {
      id: offer.id,
      company: say(company),
      quantity: offer.quantity,
      unit: offer.unit,
      price: offer.price,
      currency: offer.currency,
      note: offer.note,
    },
  }
}

/** A case as the reader sees it: how to reach the reporter is whole only for who decides. */
export function presentReport(
  row: CaseRow,
  { language, viewer }: { language: Language; viewer: Viewer | null },
): Report {
  const { report, reporter, employer, by } = row
  const name = reporter.nickName || pick(reporter.name, language)
  return {
    id: report.id,
    caseNumber: report.caseNumber,
    kind: report.kind === 'report' ? 'report' : 'complaint',
    about: report.about,
    liveId: report.liveId,
    liveName: report.liveName,
    ...presentTrade(row, language),
    content: report.content,
    contact: hasPermission(viewer?.userType, 'decideReports') ? report.contact : maskNumber(report.contact),
    reporter: report.reporterName || name,
    reporterCompany: employer ? pick(employer, language) : '',
    images: report.images,
    state: report.state,
    reply: report.reply,
    at: report.at.toISOString(),
    decidedAt: report.decidedAt?.toISOString() ?? null,
    decidedBy: by ? pick(by, language) : '',
  }
}
