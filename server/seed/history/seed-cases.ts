import * as z from 'zod'
import { chinaDay } from '#contract/core/china-time.ts'
import { reportOutcomes } from '#contract/operations/reports/rules.ts'
import { notices, type NoticeParameters } from '#server/modules/foundation/notices/notices.schema.ts'
import {
  questionnaireEntries,
  questionnaireResponses,
} from '#server/modules/operations/questionnaires/questionnaires.schema.ts'
import { reports, reportSteps } from '#server/modules/operations/reports/reports.schema.ts'
import { demands } from '#server/modules/trade/demands/demands.schema.ts'
import { pick } from '#server/platform/db/bilingual.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { Calendar } from '../calendar'
import { readDocument, Text } from '../content'
import type { Cast } from './cast'
import { getSurvey, noteSubmitted } from './survey.queries'

const noticeNames = [
  'inquiries',
  'intentionReceived',
  'intentionAccepted',
  'intentionCountered',
  'offerReceived',
  'offerShortlisted',
  'quotationIssued',
  'answered',
] as const

const Notice = z.object({
  to: z.string(),
  name: z.enum(noticeNames),
  hoursAgo: z.number(),
  isRead: z.optional(z.boolean()),
  /** The demand that it links to. */
  demand: z.optional(z.string()),
  /** The exhibitor that it names. */
  exhibitor: z.optional(z.string()),
  parameters: z.record(z.string(), z.union([z.string(), Text])),
})

const Report = z.object({
  code: z.string(),
  from: z.string(),
  /** null: a report on a session. */
  feedbackType: z.nullable(z.int()),
  live: z.nullable(z.string()),
  hoursAgo: z.number(),
  contact: z.string(),
  name: z.string(),
  content: z.string(),
  handler: z.string(),
  outcome: z.nullable(z.enum(reportOutcomes)),
  decidedHoursAgo: z.nullable(z.number()),
  reply: z.string(),
})
type Report = z.output<typeof Report>

const Answered = z.object({
  of: z.string(),
  hoursAgo: z.number(),
  answers: z.record(z.string(), z.union([z.string(), z.array(z.string()), z.number()])),
})
type Answered = z.output<typeof Answered>

const Content = z.object({ notices: z.array(Notice), reports: z.array(Report), answers: z.array(Answered) })

/** What a notice says of an exhibitor, and where it leads. */
function nameExhibitor({ exhibitors }: Cast, key: string | undefined): NoticeParameters {
  if (key === undefined) return {}
  const { id, company } = exhibitors.get(key)
  return { company, service: company, path: `?exhibitorId=${id}` }
}

async function addNotices(db: Db, calendar: Calendar, cast: Cast, list: readonly z.output<typeof Notice>[]) {
  const ids = new Map((await db.select().from(demands)).map(({ id, clientKey }) => [clientKey, String(id)]))
  const rows = list.map(({ to, name, hoursAgo, isRead = false, demand, exhibitor, parameters }, place) => {
    const linked: NoticeParameters = demand ? { demandId: ids.get(`demo/${demand}`) ?? '' } : {}
    const createdAt = calendar.fromNow(-hoursAgo)
    return {
      accountId: cast.people.get(to).id,
      name,
      parameters: { ...parameters, ...linked, ...nameExhibitor(cast, exhibitor) },
      key: `demo-${place}`,
      createdAt,
      readAt: isRead ? createdAt : null,
    }
  })
  await db.insert(notices).values(rows.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime()))
}

/** A case that somebody has taken, with the decision where there is one. */
async function addReport(db: Db, calendar: Calendar, { people, lives }: Cast, one: Report): Promise<void> {
  const [reporter, handler] = [people.get(one.from), people.get(one.handler)]
  const session = one.live === null ? undefined : lives.get(one.live)
  const at = calendar.fromNow(-one.hoursAgo)
  const decidedAt = one.decidedHoursAgo === null ? null : calendar.fromNow(-one.decidedHoursAgo)
  const decided = one.outcome ? { state: one.outcome, reply: one.reply, decidedBy: handler.id, decidedAt } : {}
  const [added] = await db
    .insert(reports)
    .values({
      caseNumber: `JB${chinaDay(at).replaceAll('-', '')}-${one.code}`,
      kind: session ? 'report' : 'complaint',
      about: session ? 'live' : 'fair',
      feedbackType: one.feedbackType,
      liveId: session?.id ?? null,
      liveName: session ? pick(session.title, reporter.languageType === 2 ? 'en-US' : 'zh-CN') : '',
      content: one.content,
      contact: one.contact,
      reporterName: one.name,
      images: [],
      accountId: reporter.id,
      onceKey: `${reporter.id}:demo-${one.code}`,
      handlerId: handler.id,
      version: one.outcome ? 3 : 2,
      at,
      ...decided,
    })
    .returning({ id: reports.id })
  const reportId = added?.id ?? 0
  const taken = { reportId, action: 'assign' as const, byAccount: handler.id, toAccount: handler.id }
  await db.insert(reportSteps).values([
    { reportId, action: 'file', byAccount: reporter.id, byReporter: true, at },
    { ...taken, at: new Date(at.getTime() + 20 * 60_000) },
  ])
  if (!one.outcome || !decidedAt) return
  const decision = { reportId, byAccount: handler.id, outcome: one.outcome, text: one.reply, at: decidedAt }
  await db.insert(reportSteps).values({ ...decision, action: 'decide' })
}

/** What people have answered in the fair's survey. */
async function addAnswers(db: Db, calendar: Calendar, { people }: Cast, list: readonly Answered[]): Promise<void> {
  const survey = await getSurvey(db)
  const rows = list.map(({ of, hoursAgo, answers }) => {
    const submittedAt = calendar.fromNow(-hoursAgo)
    const submitted = { submittedOn: chinaDay(submittedAt), submittedAt }
    return { questionnaireId: survey.id, accountId: people.get(of).id, answers, ...submitted }
  })
  await db.insert(questionnaireResponses).values(rows.map((row) => ({ ...row, revision: survey.revision })))
  await db.insert(questionnaireEntries).values(
    rows.map(({ questionnaireId, accountId, submittedOn, submittedAt }) => ({
      questionnaireId,
      accountId,
      submitKey: `demo-${accountId}`,
      submittedOn,
      savedAt: submittedAt,
    })),
  )
  await noteSubmitted(db, survey.id, list.length)
}

/** Notices of what happened, cases in every state, and answers to the survey. */
export async function seedCases(db: Db, calendar: Calendar, cast: Cast): Promise<void> {
  const content = readDocument('history/cases.json', Content)
  await addNotices(db, calendar, cast, content.notices)
  for (const one of content.reports) await addReport(db, calendar, cast, one)
  await addAnswers(db, calendar, cast, content.answers)
}
