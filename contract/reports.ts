import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { COMPLAINT_TYPE, REPORT_IMAGES, REPORT_MAX, REPORT_TYPE } from './live-limits'
import { isReportContact, isReportText } from './live-rules'
import { permissions } from './permissions'
import { Id, Instant, nothing, paged, pageInput, text } from './shapes'

const Content = text(REPORT_MAX * 2).check(z.refine(isReportText, 'length'))
const Contact = text(30).check(z.refine(isReportContact, 'contact'))
/** Addresses that the upload answered. */
const Images = z.array(text(500)).check(z.minLength(1), z.maxLength(REPORT_IMAGES))
const caseNumber = z.object({ caseNumber: z.string() })
const filing = ['FileNotFound', 'FileTypeNotAllowed', 'TooManyRequests'] as const

/** The dialog's complaint (spec: common §7); `liveId` (ours) says of which session. */
export const addComplaint = endpoint({
  method: 'POST',
  path: '/ce-exhibition/web/complaint/add',
  access: 'signed-in',
  input: z.object({
    feedbackContent: Content,
    contactDetails: Contact,
    imageUrlList: Images,
    feedbackType: z.literal(COMPLAINT_TYPE),
    liveId: z.optional(Id),
    /** Client-made: sent again it is the same case. */
    key: z.optional(text(64)),
  }),
  output: caseNumber,
  errors: ['LiveNotFound', ...filing],
})

/** A report on one session (spec: common §3, §7; `imageUrl`: addresses by comma). */
export const reportLive = endpoint({
  method: 'POST',
  path: '/ce-exhibition/web/cloud/live/reportLive',
  access: 'signed-in',
  input: z.object({
    liveName: text(200),
    liveId: Id,
    reportContent: Content,
    reportName: z._default(text(60), ''),
    reportMobile: Contact,
    reportType: z.literal(REPORT_TYPE),
    imageUrl: text(1_600),
    key: z.optional(text(64)),
  }),
  output: caseNumber,
  errors: ['LiveNotFound', ...filing],
})

export const ReportOutcome = z.enum(['upheld', 'dismissed'])
const Report = z.object({
  id: z.int(),
  caseNumber: z.string(),
  kind: z.enum(['complaint', 'report']),
  liveId: z.nullable(z.int()),
  liveName: z.string(),
  content: z.string(),
  contact: z.string(),
  reporter: z.string(),
  images: z.array(z.string()),
  state: z.enum(['open', 'upheld', 'dismissed']),
  reply: z.string(),
  at: Instant,
  decidedAt: z.nullable(Instant),
  decidedBy: z.string(),
})
export type Report = z.output<typeof Report>

/** Complaints and reports in one list: the oldest first while open, else the newest. */
export const listReports = endpoint({
  method: 'POST',
  path: '/ce-exhibition/mgr/cloud/live/reportList', // path: ours
  access: permissions.readReports,
  reads: true,
  input: z.object({ ...pageInput, state: z.optional(Report.shape.state) }),
  output: z.object({ ...paged(Report).shape, open: z.int() }),
})

/** Ends a case and tells the reporter. */
export const decideReport = endpoint({
  method: 'POST',
  path: '/ce-exhibition/mgr/cloud/live/decideReport', // path: ours
  access: permissions.decideReports,
  input: z.object({ id: Id, outcome: ReportOutcome, reply: text(200) }),
  output: nothing,
  errors: ['ReportNotFound', 'ReportDecided'],
})

/** What became of the asker's own cases. */
export const listOwnReports = endpoint({
  method: 'POST',
  path: '/ce-exhibition/web/complaint/ownList', // path: ours
  access: 'signed-in',
  reads: true,
  input: z.object(pageInput),
  output: paged(
    z.object({
      caseNumber: z.string(),
      liveName: z.string(),
      content: z.string(),
      state: Report.shape.state,
      reply: z.string(),
      at: Instant,
    }),
  ),
})
