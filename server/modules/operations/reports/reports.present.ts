import { hasPermission } from '#contract/core/permissions.ts'
import { findFeedbackType, type ReportType } from '#contract/operations/reports/rules.ts'
import { FEEDBACK_OF_LIVE } from '#contract/operations/reports/limits.ts'
import type { OwnReport, Report, ReportStep } from '#contract/operations/reports/schemas.ts'
import type { Language } from '#contract/core/language.ts'
import { type Bilingual, pick } from '#server/platform/db/bilingual.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { maskNumber } from '#server/platform/mask.ts'
import { reopenableUntil } from './reopen-report'
import type { CaseRow, ReportRow } from './reports.queries'
import type { listNamedSteps, listStepsOf } from './steps.queries'

/** The current content of the demand or the offer, and their owners. */
function presentTrade(
  { demand, buyer, offer, company }: CaseRow,
  language: Language,
): Pick<Report, 'demand' | 'offer'> {
  const words = (text: Bilingual | null) => (text ? pick(text, language) : '')
  return {
    demand: demand ? { id: demand.id, title: words(demand.title), buyer: words(buyer) } : null,
    offer: offer && {
      id: offer.id,
      company: words(company),
      quantity: offer.quantity,
      unit: offer.unit,
      price: offer.price,
      currency: offer.currency,
      note: offer.note,
    },
  }
}

/** What it is about, or of which type the feedback is; null: the fair, of before there were types. */
function typeOf({ about, feedbackType }: ReportRow): ReportType | null {
  if (about !== 'fair') return about
  return findFeedbackType(feedbackType) ?? (feedbackType === FEEDBACK_OF_LIVE ? 'live' : null)
}

type Named = { name: Bilingual | null; nickName: string | null } | null
const say = (of: Named, language: Language): string => (of?.name ? pick(of.name, language) : '') || (of?.nickName ?? '')

/** A case as the reader sees it: how to reach the reporter is whole only for who decides. */
export function presentReport(
  row: CaseRow,
  { language, viewer }: { language: Language; viewer: Viewer | null },
): Report {
  const { report, reporter, employer, by, person, personCompany } = row
  const name = reporter.nickName || pick(reporter.name, language)
  return {
    id: report.id,
    version: report.version,
    caseNumber: report.caseNumber,
    kind: report.kind === 'report' ? 'report' : 'complaint',
    about: report.about,
    type: typeOf(report),
    liveId: report.liveId,
    liveName: report.liveName,
    ...presentTrade(row, language),
    person:
      person && report.metIn
        ? {
            id: person.id,
            name: say(person, language),
            company: personCompany ? pick(personCompany, language) : '',
            metIn: report.metIn,
          }
        : null,
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
    handler:
      report.handlerId === null ? null : { id: report.handlerId, name: row.handler ? pick(row.handler, language) : '' },
    isReopened: report.isReopened,
  }
}

/** A step as the organizer console reads it. */
export function presentStep(
  { step, by, to }: Awaited<ReturnType<typeof listNamedSteps>>[number],
  language: Language,
): ReportStep {
  const { id, action, outcome, text, byReporter, at } = step
  return { id, action, outcome, text, byReporter, by: say(by, language), to: say(to, language), at: at.toISOString() }
}

/** An own case with its history; its handler in the organizer console is not shown. */
export function presentOwnReport(row: ReportRow, steps: Awaited<ReturnType<typeof listStepsOf>>): OwnReport {
  const { caseNumber, about, liveName, content, images, state, reply, at } = row
  return {
    caseNumber,
    about,
    type: typeOf(row),
    liveName,
    content,
    images,
    state,
    reply,
    at: at.toISOString(),
    steps: steps
      .filter(({ reportId, action }) => reportId === row.id && action !== 'assign' && action !== 'release')
      .map(({ action, outcome, text, byReporter, at: done }) => ({
        action,
        outcome,
        text,
        byReporter,
        at: done.toISOString(),
      })),
    reopenUntil: reopenableUntil(row)?.toISOString() ?? null,
  }
}
