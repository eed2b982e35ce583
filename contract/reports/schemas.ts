import * as z from 'zod/mini'
import { reportContact } from '../core/contact-rules'
import { Id, Instant, nothing, pageInput, paged, text } from '../core/shapes'
import { currencies, units } from '../demands/rules'
import { COMPLAINT_TYPE, REPORT_IMAGES, REPORT_MAX, REPORT_TYPE } from '../live/limits'
import { isReportText } from '../live/rules'
import { EMAIL_MAX } from '../session/rules'
import { reportKinds, reportOutcomes, reportStates, reportSubjects } from './rules'

const Content = text(REPORT_MAX * 2).check(z.refine(isReportText))

const Contact = text(EMAIL_MAX).check(z.refine((value) => reportContact(value) === undefined))

/** Addresses that the upload answered. */
const Images = z.array(text(500)).check(z.minLength(1), z.maxLength(REPORT_IMAGES))

const caseNumber = z.object({ caseNumber: z.string() })

export const addComplaint = {
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
}

export const reportLive = {
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
}

/** What the fair has itself is reported without a picture of it too. */
const ofTrade = {
  content: Content,
  contact: Contact,
  /** Addresses that the upload answered. */
  imageUrlList: z.array(text(500)).check(z.maxLength(REPORT_IMAGES)),
  /** Client-made: sent again it is the same case. */
  key: z.optional(text(64)),
}
/** `isKnown`: another report of the asker's on it is open, and what was written now was not added to it. */
const filedOfTrade = z.object({ ...caseNumber.shape, isKnown: z.boolean() })
export const reportDemand = { input: z.object({ demandId: Id, ...ofTrade }), output: filedOfTrade }
export const reportOffer = { input: z.object({ offerId: Id, ...ofTrade }), output: filedOfTrade }

export const ReportOutcome = z.enum(reportOutcomes)

/** What a demand or an offer to it says now, and whose each is. */
const Trade = {
  /** The demand that was reported, or that the offer was made to. */
  demand: z.nullable(z.object({ id: z.int(), title: z.string(), buyer: z.string() })),
  offer: z.nullable(
    z.object({
      id: z.int(),
      company: z.string(),
      quantity: z.number(),
      unit: z.enum(units),
      price: z.number(),
      currency: z.enum(currencies),
      note: z.string(),
    }),
  ),
}

const Report = z.object({
  id: z.int(),
  caseNumber: z.string(),
  kind: z.enum(reportKinds),
  about: z.enum(reportSubjects),
  liveId: z.nullable(z.int()),
  /** The session, or what else it is about, as the reporter read it. */
  liveName: z.string(),
  ...Trade,
  content: z.string(),
  contact: z.string(),
  reporter: z.string(),
  /** Whom the reporter works for; empty: no exhibitor. */
  reporterCompany: z.string(),
  images: z.array(z.string()),
  state: z.enum(reportStates),
  reply: z.string(),
  at: Instant,
  decidedAt: z.nullable(Instant),
  decidedBy: z.string(),
})

export type Report = z.output<typeof Report>

export const listReports = {
  input: z.object({ ...pageInput, state: z.optional(Report.shape.state) }),
  output: z.object({ ...paged(Report).shape, open: z.int() }),
}

export const decideReport = {
  input: z.object({ id: Id, outcome: ReportOutcome, reply: text(200) }),
  output: nothing,
}

export const listOwnReports = {
  input: z.object(pageInput),
  output: paged(
    z.object({
      caseNumber: z.string(),
      about: Report.shape.about,
      /** What it is about as the reporter read it. */
      liveName: z.string(),
      content: z.string(),
      state: Report.shape.state,
      reply: z.string(),
      at: Instant,
    }),
  ),
}
